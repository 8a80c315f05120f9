import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { OfferedAccount } from '#shared/quick-add/types.ts';
import type { Reader } from '#server/database/schema.ts';

export async function selectNewest(
  db: Reader,
  { userId, type, from, limit }: { userId: string; type: TransactionType; from: CalendarDay; limit: number },
) {
  return await db
    .selectFrom('transactions')
    .select(['id', 'type', 'date', 'description', 'category'])
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('date', '>=', from)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns the accounts that a new transaction may have. */
export async function selectAccounts(db: Reader, userId: string): Promise<OfferedAccount[]> {
  return await db
    .selectFrom('sources')
    .select(['id', 'name', 'account_end as accountEnd', 'kind'])
    .where('user_id', '=', userId)
    .where('archived', '=', 0)
    .execute();
}

export type AddedRow = {
  type: TransactionType;
  description: string;
  amount_minor: number;
  category: string;
  count: number;
  first: CalendarDay;
  last: CalendarDay;
};

/**
 * Returns the combinations of type, description, amount and category that a user added by hand in a range of days, the
 * most frequent first. Parts of split purchases, imported and posted transactions do not count.
 */
export async function selectAdded(
  db: Reader,
  { userId, range, limit }: { userId: string; range: CalendarRange; limit: number },
): Promise<AddedRow[]> {
  return await db
    .selectFrom('transactions')
    .select(['type', 'description', 'amount_minor', 'category'])
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('date').as('first'),
      eb.fn.max('date').as('last'),
    ])
    .where('user_id', '=', userId)
    .where('date', '>=', range.from)
    .where('date', '<=', range.to)
    .where('group_id', 'is', null)
    .where('import_id', 'is', null)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('recurring_occurrences')
        .select('transaction_id')
        .where('user_id', '=', userId)
        .where('outcome', '=', 'posted')
        .where('transaction_id', 'is not', null)
        .$narrowType<{ transaction_id: string }>(),
    )
    .groupBy(['type', 'description', 'amount_minor', 'category'])
    .orderBy('count', 'desc')
    .orderBy('last', 'desc')
    .orderBy('description')
    .orderBy('amount_minor')
    .limit(limit)
    .execute();
}
