import type { StoredStatement } from '#shared/contract/balances.ts';
import { readSignedAmount } from '#server/amounts/read-amount.ts';
import type { StatementRow } from '#server/database/schema/accounts.ts';
import type { Writer } from '#server/database/schema.ts';
import { readList } from '#server/errors/read-each.ts';
import { upsertStatements } from './queries.ts';

type Restored = {
  currency: string;
  statements: readonly StoredStatement[];
  /** The restored accounts; statements of others are left out. */
  accountIds: ReadonlySet<string>;
};

/** Restores what banks said, as an export has it. Throws `validationFailed` for amounts that cannot be stored. */
export async function restoreStatements(
  trx: Writer,
  userId: string,
  { currency, statements, accountIds }: Restored,
): Promise<void> {
  const rows = readList('statements', statements, (each): StatementRow => ({
    user_id: userId,
    source_id: each.account,
    day: each.day,
    balance_minor: readSignedAmount(each.balance, currency, 'balance'),
    import_id: each.importId,
    created_at: Date.parse(each.createdAt),
  }));
  await upsertStatements(
    trx,
    rows.filter(({ source_id }) => accountIds.has(source_id)),
  );
}
