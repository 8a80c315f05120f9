import { createTransactionWriter } from '#server/features/transactions/transaction-writer.ts';
import type { Services } from './services.ts';

export type MoneyWriters = ReturnType<typeof createMoneyWriters>;

/** Creates the functions that run writes of transactions and plans. */
export function createMoneyWriters({
  database,
  bus,
  budgetAlerts,
  changes,
}: Pick<Services, 'database' | 'bus' | 'budgetAlerts'> & Partial<Pick<Services, 'changes'>>) {
  const onChange = (userId: string) => bus.publish({ name: 'records', userId });
  const onCategoriesChange = (userId: string) => {
    onChange(userId);
    bus.publish({ name: 'categories', userId });
  };
  const { raise, markReachedSeen } = budgetAlerts;
  return {
    onChange,
    write: createTransactionWriter({ database, afterJob: raise, onChange, ...(changes && { changes }) }),
    /** For changes of budgets themselves, which raise no alerts. */
    writeBudgets: createTransactionWriter({ database, afterJob: markReachedSeen, onChange }),
    /** For restores and changes of categories, which change budgets, too. */
    writeCategories: createTransactionWriter({
      database,
      afterJob: markReachedSeen,
      onChange: onCategoriesChange,
    }),
  };
}
