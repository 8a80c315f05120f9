import { sql } from 'kysely';
import { MAX_TOTAL_MINOR_UNITS } from '#shared/limits.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { TransferRow } from './schema/accounts.ts';
import type { Writer } from './schema.ts';
import type { TransactionRow } from './schema/transactions.ts';

/** A change to the money in an account on a day, in minor units; negative for money that left it. */
export type AccountChange = { sourceId: string; date: string; minor: number };

/** Returns what a transaction adds to its account; nothing without an account. `sign` is -1 to take it back. */
export function transactionChanges(
  {
    source_id,
    date,
    type,
    amount_minor,
  }: Pick<TransactionRow, 'source_id' | 'date' | 'type' | 'amount_minor'>,
  sign: 1 | -1,
): AccountChange[] {
  if (source_id === null) return [];
  return [{ sourceId: source_id, date, minor: sign * (type === 'income' ? amount_minor : -amount_minor) }];
}

/** Returns what a transfer adds to each of its accounts. `sign` is -1 to take it back. */
export function transferChanges(
  { from_source, to_source, date, amount_minor }: TransferRow,
  sign: 1 | -1,
): AccountChange[] {
  return [
    ...(from_source === null ? [] : [{ sourceId: from_source, date, minor: -sign * amount_minor }]),
    ...(to_source === null ? [] : [{ sourceId: to_source, date, minor: sign * amount_minor }]),
  ];
}

/** Adds changes to the monthly sums of one user's accounts. Throws `totalTooLarge` if a sum is no exact integer. */
export async function addToAccountTotals(
  trx: Writer,
  userId: string,
  changes: readonly AccountChange[],
): Promise<void> {
  const sums = new Map<string, { source_id: string; month: string; net_minor: number }>();
  for (const { sourceId, date, minor } of changes) {
    const month = date.slice(0, 7);
    const key = `${sourceId} ${month}`;
    const sum = sums.get(key) ?? { source_id: sourceId, month, net_minor: 0 };
    sum.net_minor += minor;
    sums.set(key, sum);
  }
  const rows = [...sums.values()].filter(({ net_minor }) => net_minor !== 0);
  if (rows.length === 0) return;
  const stored = await trx
    .insertInto('source_totals')
    .values(rows.map((row) => ({ user_id: userId, ...row })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'source_id', 'month']).doUpdateSet((eb) => ({
        net_minor: eb('source_totals.net_minor', '+', eb.ref('excluded.net_minor')),
      })),
    )
    // Compared by the database, since PostgreSQL's client reads no inexact integer.
    .returning(
      sql<number>`case when abs(net_minor) > ${MAX_TOTAL_MINOR_UNITS} then 1 else 0 end`.as('isTooLarge'),
    )
    .execute();
  if (stored.some(({ isTooLarge }) => isTooLarge === 1)) throw new AppError('totalTooLarge');
}

/** Forgets the sums of an account that is deleted, and what its bank said. */
export async function deleteAccountMoney(trx: Writer, userId: string, sourceId: string): Promise<void> {
  for (const table of ['source_totals', 'source_statements'] as const) {
    await trx.deleteFrom(table).where('user_id', '=', userId).where('source_id', '=', sourceId).execute();
  }
}
