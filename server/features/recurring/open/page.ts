import { isCalendarDay } from '#shared/calendar.ts';
import type { Occurrence } from '#shared/contract/recurring.ts';
import { MAX_OCCURRENCES_AT_ONCE } from '#shared/limits.ts';
import type { Reader } from '#server/database/schema.ts';
import { nextTurn } from '#server/errors/while-client-waits.ts';
import { fieldError } from '#server/errors/app-error.ts';
import { countFitting } from '#server/paging/fitting.ts';
import { append } from '#shared/lists.ts';
import type { OccurrenceRow } from '../occurrences/queries.ts';
import { toOccurrence } from '../to-recurring.ts';
import { listDue, type DueQuery } from './list.ts';
import { selectStored, type Place } from './queries.ts';

/** At least this number of rows is read at once, even for a shorter list. */
const MIN_ROWS_AT_ONCE = 500;

type PageQuery = Omit<DueQuery, 'limit'> & {
  currency: string;
  /** Occurrences that are not shown. */
  leftOut?: readonly Place[];
  /** Whether only stored occurrences with one of `outcomes` are listed. */
  isStored?: boolean;
  isListed?: (occurrence: OccurrenceRow) => boolean;
  maxItems?: number;
  maxBytes?: number;
};

/** Reads the occurrences after a place that fit into a response, and the cursor of the next page if there is one. */
export async function readPage(
  db: Reader,
  userId: string,
  {
    currency,
    leftOut = [],
    isStored = false,
    isListed = () => true,
    maxItems = MAX_OCCURRENCES_AT_ONCE,
    maxBytes,
    ...query
  }: PageQuery,
): Promise<{ items: Occurrence[]; next: string | undefined }> {
  const byId = new Map(query.rows.map((row) => [row.id, row]));
  const hidden = new Set(leftOut.map(toKey));
  const found: OccurrenceRow[] = [];
  let { after } = query;
  for (let isMore = true; isMore && found.length <= maxItems;) {
    const limit = Math.max(maxItems + 1, MIN_ROWS_AT_ONCE);
    const rows = isStored
      ? await listStored(db, userId, { ...query, after, limit })
      : await listDue(db, userId, { ...query, after, limit });
    append(
      found,
      rows.filter((row) => !hidden.has(toKey(row)) && isListed(row)),
    );
    isMore = rows.length === limit;
    after = rows.at(-1);
    await nextTurn();
  }
  const shown = found.slice(0, maxItems).flatMap((each) => {
    const row = byId.get(each.recurring_id);
    return row === undefined ? [] : [toOccurrence(row, each, currency)];
  });
  const items = shown.slice(0, countFitting(shown, maxBytes));
  const last = items.at(-1);
  return { items, next: last !== undefined && items.length < found.length ? toCursor(last) : undefined };
}

async function listStored(
  db: Reader,
  userId: string,
  { rows, from = '', to, outcomes = [], after, limit }: DueQuery,
) {
  const stored = { outcomes, ids: rows.map(({ id }) => id), plannedIds: [] };
  return await selectStored(db, userId, { stored, range: { from, to }, after, limit });
}

function toKey({ recurring_id, day }: Place): string {
  return `${recurring_id} ${day}`;
}

function toCursor({ dueDay, recurringId, day }: Occurrence): string {
  return `${dueDay}_${recurringId}_${day}`;
}

/** Parses a cursor. Throws the error of its field. */
export function readPlace(field: string, cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const [due_day, recurring_id, day] =
    /^(\d{4}-\d\d-\d\d)_([0-9a-f-]{36})_(\d{4}-\d\d-\d\d)$/.exec(cursor)?.slice(1) ?? [];
  if (due_day === undefined || recurring_id === undefined || day === undefined)
    throw fieldError(field, 'invalid');
  if (!isCalendarDay(due_day) || !isCalendarDay(day)) throw fieldError(field, 'invalid');
  return { due_day, recurring_id, day };
}
