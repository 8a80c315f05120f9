import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { listOccurrences, listUpcoming, Occurrence, Recurring } from '#shared/contract/recurring.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { nextTurn } from '#server/errors/while-client-waits.ts';
import type { Caller } from '#server/http/environment.ts';
import { countAsked, selectOpenByIds, type OccurrenceRow } from './occurrences/queries.ts';
import { openOccurrences } from './open-days.ts';
import { isOpenBy } from './open/list.ts';
import { readPage, readPlace } from './open/page.ts';
import { selectIdsWithOwnDetails } from './open/queries.ts';
import { listRecordedDue } from './open/recorded.ts';
import { countDue, countDueInParts, toCountKey, type OccurrenceCount } from './open/sums.ts';
import { requireRecurring, selectRecurring, type RecurringRow } from './queries.ts';
import type { Unpaid } from './recorded.ts';
import { mergeContent, toRecurring } from './to-recurring.ts';

type User = Pick<Caller, 'userId' | 'currency'>;

/** Lists all recurring transactions, the next due one first, ended ones last. */
export async function listAll(db: Reader, { userId, currency }: User): Promise<Recurring[]> {
  const rows = await selectRecurring(db, userId);
  const isOver = ({ next_day }: RecurringRow) => (next_day === null ? 1 : 0);
  return rows.toSorted((one, other) => isOver(one) - isOver(other)).map((row) => toRecurring(row, currency));
}

/**
 * Lists a page of the occurrences that are due in a range, settled and open. Throws `recurringNotFound`, and the error
 * of the cursor.
 */
export async function listInRange(
  db: Reader,
  { userId, currency }: User,
  {
    recurringId,
    cursor,
    ...range
  }: CalendarRange & { recurringId?: string | undefined; cursor?: string | undefined },
): Promise<OutputOf<typeof listOccurrences>> {
  const rows =
    recurringId === undefined
      ? await selectRecurring(db, userId)
      : [await requireRecurring(db, userId, recurringId)];
  const after = readPlace('cursor', cursor);
  const { items, next } = await readPage(db, userId, { rows, ...range, outcomes: SETTLED, after, currency });
  return { items, ...(next !== undefined && { nextCursor: next }) };
}

const SETTLED = ['posted', 'asked', 'skipped'] as const;

type UpcomingQuery = { to: CalendarDay; cursor?: string | undefined; waitingCursor?: string | undefined };

/**
 * Lists a page of the occurrences that wait for the user, and a page of those that are due or overdue up to a day, with
 * the sums of all due ones. With the cursor of one list, it reads only that list.
 */
export async function readUpcoming(
  db: Reader,
  { userId, currency }: User,
  { to, cursor, waitingCursor }: UpcomingQuery,
): Promise<OutputOf<typeof listUpcoming>> {
  const rows = await selectRecurring(db, userId);
  const recorded = await listRecordedDue(db, userId, { rows, to });
  const due = withoutRecorded(await countDue(db, userId, { rows, to }), recorded);
  await nextTurn();
  const none = { items: [], next: undefined };
  const upcoming =
    cursor === undefined && waitingCursor !== undefined
      ? none
      : await readPage(db, userId, {
          rows,
          to,
          leftOut: recorded.map(({ occurrence }) => occurrence),
          after: readPlace('cursor', cursor),
          currency,
        });
  const waiting =
    waitingCursor === undefined && cursor !== undefined
      ? none
      : await readWaitingPage(db, { userId, currency }, { rows, waitingCursor });
  const sum = (type: Occurrence['type']) => sumMajor(due, type, currency);
  return {
    waiting: waiting.items,
    upcoming: upcoming.items,
    expenses: sum('expense'),
    incomes: sum('income'),
    ...(upcoming.next !== undefined && { nextCursor: upcoming.next, upcomingCount: countAll(due) }),
    ...(waiting.next !== undefined && {
      nextWaitingCursor: waiting.next,
      waitingCount: await countAsked(db, userId),
    }),
  };
}

async function readWaitingPage(
  db: Reader,
  { userId, currency }: User,
  { rows, waitingCursor }: { rows: readonly RecurringRow[]; waitingCursor: string | undefined },
) {
  const after = readPlace('waitingCursor', waitingCursor);
  // Occurrences that wait are always stored.
  const onlyAsked = { outcomes: ['asked'], isStored: true } as const;
  return await readPage(db, userId, { rows, to: LAST_DAY, ...onlyAsked, after, currency });
}

/** Lists the first occurrences that are due up to a day and not recorded already, and counts all of them. */
export async function listPlanned(
  db: Reader,
  { userId, currency }: User,
  { to, maxItems }: { to: CalendarDay; maxItems: number },
): Promise<{ items: Occurrence[]; due: OccurrenceCount[] }> {
  const rows = await selectRecurring(db, userId);
  const recorded = await listRecordedDue(db, userId, { rows, to });
  const due = withoutRecorded(await countDue(db, userId, { rows, to }), recorded);
  const leftOut = recorded.map(({ occurrence }) => occurrence);
  const { items } = await readPage(db, userId, { rows, to, leftOut, maxItems, currency });
  return { items, due };
}

/** Lists a page of the occurrences that are due on a day and not recorded, and a page of those that wait. */
export async function listDueOn(db: Reader, { userId, currency }: User, day: CalendarDay) {
  const rows = await selectRecurring(db, userId);
  const recorded = await listRecordedDue(db, userId, { rows, from: day, to: day });
  const leftOut = recorded.map(({ occurrence }) => occurrence);
  const due = await readPage(db, userId, { rows, from: day, to: day, leftOut, currency });
  const waiting = await readWaitingPage(db, { userId, currency }, { rows, waitingCursor: undefined });
  return { due: due.items, waiting: waiting.items };
}

type MatchQuery = CalendarRange & {
  type: Occurrence['type'];
  isMatch: (content: { description: string; category: string }) => boolean;
  /** The maximum number of listed occurrences. */
  most: number;
};

/** Lists the first matching open occurrences of a range that are not recorded, and counts all of them. */
export async function listMatchingComing(
  db: Reader,
  { userId, currency }: User,
  { from, to, type, isMatch, most }: MatchQuery,
): Promise<{ items: Occurrence[]; isCut: boolean; counted: OccurrenceCount[] }> {
  const all = await selectRecurring(db, userId);
  const recorded = await listRecordedDue(db, userId, { rows: all, to });
  const idsWithDetails = await selectIdsWithOwnDetails(db, userId, { from, to });
  const rows = all.filter((row) => row.type === type && (isMatch(row) || idsWithDetails.has(row.id)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isListed = (occurrence: OccurrenceRow) => {
    const row = byId.get(occurrence.recurring_id);
    return row !== undefined && isMatch(mergeContent(row, occurrence));
  };
  const leftOut = recorded.map(({ occurrence }) => occurrence);
  const page = await readPage(db, userId, { rows, from, to, leftOut, isListed, maxItems: most, currency });
  const due = await countDue(db, userId, { rows, from, to });
  const counted = withoutRecorded(due, pickDue(recorded, { from, to })).filter(isMatch);
  return { items: page.items, isCut: page.next !== undefined, counted };
}

const LAST_DAY = '9999-12-31';

/** Sums the open expenses of a range by category, in minor units. */
export async function sumComingExpenses(
  db: Reader,
  userId: string,
  range: CalendarRange,
): Promise<Map<string, number>> {
  const sums = new Map<string, number>();
  const [coming = []] = await countComingInParts(db, userId, [range]);
  for (const { type, category, amountMinor, count } of coming)
    if (type === 'expense') sums.set(category, (sums.get(category) ?? 0) + amountMinor * count);
  return sums;
}

/**
 * Counts the waiting and open occurrences that are not recorded, by content, in each of several ranges, which follow
 * each other without a gap.
 */
export async function countComingInParts(
  db: Reader,
  userId: string,
  parts: readonly [CalendarRange, ...CalendarRange[]],
): Promise<OccurrenceCount[][]> {
  const rows = await selectRecurring(db, userId);
  if (rows.length === 0) return parts.map(() => []);
  const outcomes = ['asked'] as const;
  const range = { from: parts[0].from, to: (parts.at(-1) ?? parts[0]).to };
  const recorded = await listRecordedDue(db, userId, { rows, ...range, outcomes });
  const counted = await countDueInParts(db, userId, { rows, parts, outcomes });
  return counted.map((each, at) => withoutRecorded(each, pickDue(recorded, parts[at] ?? range)));
}

function pickDue(unpaid: readonly Unpaid[], { from, to }: CalendarRange): Unpaid[] {
  return unpaid.filter(({ occurrence: { due_day } }) => from <= due_day && due_day <= to);
}

function withoutRecorded(
  counted: readonly OccurrenceCount[],
  recorded: readonly Unpaid[],
): OccurrenceCount[] {
  const taken = Map.groupBy(recorded, ({ row, occurrence }) =>
    toCountKey({ recurringId: row.id, ...mergeContent(row, occurrence) }),
  );
  return counted
    .map((same) => ({ ...same, count: same.count - (taken.get(toCountKey(same))?.length ?? 0) }))
    .filter(({ count }) => count > 0);
}

export async function listOpen(
  db: Reader | Writer,
  userId: string,
  { rows, ...range }: { rows: readonly RecurringRow[]; from?: CalendarDay; to: CalendarDay },
): Promise<OccurrenceRow[]> {
  const due = rows.filter((row) => isOpenBy(row, range.to));
  const stored = await selectOpenByIds(db, userId, due);
  return due.flatMap((row) => openOccurrences(row, stored.get(row.id) ?? [], range));
}

function sumMajor(due: readonly OccurrenceCount[], type: Occurrence['type'], currency: string): number {
  const minor = due
    .filter((each) => each.type === type)
    .reduce((sum, { amountMinor, count }) => sum + amountMinor * count, 0);
  return toMajorUnits(minor, currencyDecimals(currency));
}

function countAll(due: readonly OccurrenceCount[]): number {
  return due.reduce((sum, { count }) => sum + count, 0);
}
