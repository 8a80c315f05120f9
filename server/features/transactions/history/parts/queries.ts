import { sql } from 'kysely';
import type { Reader } from '#server/database/schema.ts';
import { SCANNED, selectFiltered, type HistoryFilter } from '../queries.ts';

/** Parts of split purchases. In `purchases`, a purchase counts once if all its parts are found and on one day. */
type PartCount = { parts: number; purchases: number };

/** Counts the parts of split purchases that a search finds. Reads only transactions with a group, by their index. */
export async function countParts(db: Reader, filter: HistoryFilter): Promise<PartCount> {
  const counted = await db
    .with('found', () =>
      selectFiltered(db, filter, SCANNED)
        .select((eb) => [
          'group_id',
          eb.fn.countAll<number>().as('parts'),
          sql<number>`case when min(date) = max(date) then 1 else 0 end`.as('is_one_day'),
        ])
        // Not `is not null`, for which the databases do not always use the index.
        .where('group_id', '>', '')
        .groupBy('group_id'),
    )
    .with('counted', (qc) =>
      qc.selectFrom('found').select((eb) => [
        'parts',
        'is_one_day',
        eb
          .selectFrom('transactions')
          .select((part) => part.fn.countAll<number>().as('count'))
          .where('transactions.user_id', '=', filter.userId)
          .whereRef('transactions.group_id', '=', 'found.group_id')
          .as('whole'),
      ]),
    )
    .selectFrom('counted')
    .where('whole', '>', 1)
    .select([
      sql<number | null>`sum(parts)`.as('parts'),
      sql<number | null>`sum(case when parts = whole and is_one_day = 1 then 1 else parts end)`.as(
        'purchases',
      ),
    ])
    .executeTakeFirst();
  return { parts: counted?.parts ?? 0, purchases: counted?.purchases ?? 0 };
}
