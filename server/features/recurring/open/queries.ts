import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import type { OccurrenceRow } from '../occurrences/queries.ts';

/** The place of an occurrence in lists, which are sorted by due day, recurring transaction and day. */
export type Place = Pick<OccurrenceRow, 'due_day' | 'recurring_id' | 'day'>;

/** Occurrences of `ids` with one of the outcomes, and planned ones of `plannedIds`. */
type StoredFilter = {
  outcomes: readonly OccurrenceRow['outcome'][];
  ids: readonly string[];
  plannedIds: readonly string[];
};

/** Returns the first stored occurrences that are due in a range, after a place. */
export async function selectStored(
  db: Reader | Writer,
  userId: string,
  {
    stored: { outcomes, ids, plannedIds },
    range,
    after,
    limit,
  }: { stored: StoredFilter; range: CalendarRange; after: Place | undefined; limit: number },
): Promise<OccurrenceRow[]> {
  const hasSettled = outcomes.length > 0 && ids.length > 0;
  if (!hasSettled && plannedIds.length === 0) return [];
  let query = db
    .selectFrom('recurring_occurrences')
    .selectAll()
    .where('user_id', '=', userId)
    .where('due_day', '>=', range.from)
    .where('due_day', '<=', range.to)
    .where((eb) =>
      eb.or([
        ...(hasSettled ? [eb.and([eb('outcome', 'in', outcomes), eb('recurring_id', 'in', ids)])] : []),
        ...(plannedIds.length > 0
          ? [eb.and([eb('outcome', '=', 'planned'), eb('recurring_id', 'in', plannedIds)])]
          : []),
      ]),
    );
  if (after !== undefined)
    query = query.where((eb) =>
      eb(
        eb.refTuple('due_day', 'recurring_id', 'day'),
        '>',
        eb.tuple(after.due_day, after.recurring_id, after.day),
      ),
    );
  return await query.orderBy('due_day').orderBy('recurring_id').orderBy('day').limit(limit).execute();
}

/** Returns those of the ids that have stored occurrences in a range. */
export async function selectIdsWithStored(
  db: Reader | Writer,
  userId: string,
  ids: readonly string[],
  { from, to }: CalendarRange,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('recurring_occurrences')
    .select('recurring_id')
    .distinct()
    .where('user_id', '=', userId)
    .where('recurring_id', 'in', ids)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
  return new Set(rows.map(({ recurring_id }) => recurring_id));
}

/** Returns those of the days on which one recurring transaction has a stored occurrence. */
export async function selectStoredDays(
  db: Reader | Writer,
  { userId, id }: { userId: string; id: string },
  days: readonly CalendarDay[],
): Promise<Set<CalendarDay>> {
  if (days.length === 0) return new Set();
  const rows = await db
    .selectFrom('recurring_occurrences')
    .select('day')
    .where('user_id', '=', userId)
    .where('recurring_id', '=', id)
    .where('day', 'in', days)
    .execute();
  return new Set(rows.map(({ day }) => day));
}

/** Returns a page of the days in a range on which one recurring transaction has stored occurrences. */
export async function selectStoredDaysPage(
  db: Reader,
  { userId, id }: { userId: string; id: string },
  { from, to, after, limit }: CalendarRange & { after: CalendarDay; limit: number },
): Promise<{ day: CalendarDay }[]> {
  return await db
    .selectFrom('recurring_occurrences')
    .select('day')
    .where('user_id', '=', userId)
    .where('recurring_id', '=', id)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('day', '>', after)
    .orderBy('day')
    .limit(limit)
    .execute();
}

/** Returns the ids of recurring transactions with occurrences in a range that have their own description or category. */
export async function selectIdsWithOwnDetails(
  db: Reader,
  userId: string,
  { from, to }: CalendarRange,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('recurring_occurrences')
    .select('recurring_id')
    .distinct()
    .where('user_id', '=', userId)
    .where('due_day', '>=', from)
    .where('due_day', '<=', to)
    .where((eb) => eb.or([eb('description', 'is not', null), eb('category', 'is not', null)]))
    .execute();
  return new Set(rows.map(({ recurring_id }) => recurring_id));
}
