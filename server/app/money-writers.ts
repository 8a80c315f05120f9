import { createTransactionWriter } from '#server/features/transactions/transaction-writer.ts';
import type { Services } from './services.ts';

export type MoneyWriters = ReturnType<typeof createMoneyWriters>;

/** What runs writes of transactions, and of what is planned; each ends with the alerts of budgets. */
export function createMoneyWriters({
  database,
  bus,
  budgetAlerts,
  changes,
}: Pick<Services, 'database' | 'bus' | 'budgetAlerts'> & Partial<Pick<Services, 'changes'>>) {
  const onChange = (userId: string) => bus.publish({ name: 'records', userId });
  const onBothChange = (userId: string) => {
    onChange(userId);
    bus.publish({ name: 'categories', userId });
  };
  const { raise, markReachedSeen } = budgetAlerts;
  return {
    onChange,
    write: createTransactionWriter({ database, afterJob: raise, onChange, ...(changes && { changes }) }),
    /** For changes of budgets themselves, which nobody needs to be alerted to. */
    writeBudgets: createTransactionWriter({ database, afterJob: markReachedSeen, onChange }),
    /** For categories and restores, which move budgets too. */
    writeBoth: createTransactionWriter({ database, afterJob: markReachedSeen, onChange: onBothChange }),
  };
}
