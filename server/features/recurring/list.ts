import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { listOccurrences, listUpcoming, Occurrence, Recurring } from '#shared/contract/recurring.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { nextTurn } from '#server/errors/while-asked.ts';
import type { Caller } from '#server/http/environment.ts';
import { countAsked, selectOpenOfAll, type OccurrenceRow } from './occurrences/queries.ts';
import { openOccurrences } from './open-days.ts';
import { pageOf, readPlace } from './open/page.ts';
import { selectIdsWithOwn } from './open/queries.ts';
import { recordedDue } from './open/recorded.ts';
import { countDue, countDueIn, keyOf, type Same } from './open/sums.ts';
import { requireRecurring, selectRecurring, type RecurringRow } from './queries.ts';
import type { Unpaid } from './recorded.ts';
import { contentOf, toRecurring } from './to-recurring.ts';

type User = Pick<Caller, 'userId' | 'currency'>;

/** The next due one first, ended ones last. */
export async function listAll(db: Reader, { userId, currency }: User): Promise<Recurring[]> {
  const rows = await selectRecurring(db, userId);
  const isOver = ({ next_day }: RecurringRow) => (next_day === null ? 1 : 0);
  return rows.toSorted((one, other) => isOver(one) - isOver(other)).map((row) => toRecurring(row, currency));
}

/**
 * A page of the occurrences that are due in a range: what happened, and what is to come. Throws `recurringNotFound`, and
 * the error of the cursor.
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
  const { items, next } = await pageOf(db, userId, { rows, ...range, outcomes: SETTLED, after, currency });
  return { items, ...(next !== undefined && { nextCursor: next }) };
}

const SETTLED = ['posted', 'asked', 'skipped'] as const;

type Coming = { to: CalendarDay; cursor?: string | undefined; waitingCursor?: string | undefined };

/**
 * Lists what waits for the user, and what is due from today to a day or should be posted already: a page of
 * each, and the sums of all that is due. With the cursor of one list, it reads only that one.
 */
export async function listComing(
  db: Reader,
  { userId, currency }: User,
  { to, cursor, waitingCursor }: Coming,
): Promise<OutputOf<typeof listUpcoming>> {
  const rows = await selectRecurring(db, userId);
  const recorded = await recordedDue(db, userId, { rows, to });
  const due = withoutRecorded(await countDue(db, userId, { rows, to }), recorded);
  await nextTurn();
  const none = { items: [], next: undefined };
  const upcoming =
    cursor === undefined && waitingCursor !== undefined
      ? none
      : await pageOf(db, userId, {
          rows,
          to,
          leftOut: recorded.map(({ occurrence }) => occurrence),
          after: readPlace('cursor', cursor),
          currency,
        });
  const waiting =
    waitingCursor === undefined && cursor !== undefined
      ? none
      : await waitingPage(db, { userId, currency }, { rows, waitingCursor });
  const sum = (type: Occurrence['type']) => sumOf(due, type, currency);
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

async function waitingPage(
  db: Reader,
  { userId, currency }: User,
  { rows, waitingCursor }: { rows: readonly RecurringRow[]; waitingCursor: string | undefined },
) {
  const after = readPlace('waitingCursor', waitingCursor);
  // Only stored ones: nothing is open before the first day.
  const asked = { outcomes: ['asked'], isStored: true } as const;
  return await pageOf(db, userId, { rows, to: LAST_DAY, ...asked, after, currency });
}

/** Lists the first occurrences that are due up to a day and not recorded already, and counts all of them. */
export async function listPlanned(
  db: Reader,
  { userId, currency }: User,
  { to, most }: { to: CalendarDay; most: number },
): Promise<{ items: Occurrence[]; due: Same[] }> {
  const rows = await selectRecurring(db, userId);
  const recorded = await recordedDue(db, userId, { rows, to });
  const due = withoutRecorded(await countDue(db, userId, { rows, to }), recorded);
  const leftOut = recorded.map(({ occurrence }) => occurrence);
  const { items } = await pageOf(db, userId, { rows, to, leftOut, most, currency });
  return { items, due };
}

/** Lists a page of what is due on a day and is not recorded already, and a page of what waits. */
export async function listDueOn(db: Reader, { userId, currency }: User, day: CalendarDay) {
  const rows = await selectRecurring(db, userId);
  const recorded = await recordedDue(db, userId, { rows, from: day, to: day });
  const leftOut = recorded.map(({ occurrence }) => occurrence);
  const due = await pageOf(db, userId, { rows, from: day, to: day, leftOut, currency });
  const waiting = await waitingPage(db, { userId, currency }, { rows, waitingCursor: undefined });
  return { due: due.items, waiting: waiting.items };
}

type ComingAsked = CalendarRange & {
  type: Occurrence['type'];
  /** Whether what is due is asked about. */
  isAsked: (content: { description: string; category: string }) => boolean;
  /** How many are listed. */
  most: number;
};

/** The first ones of what is open in a range and is asked about, without what is recorded, and all of it counted. */
export async function listComingOf(
  db: Reader,
  { userId, currency }: User,
  { from, to, type, isAsked, most }: ComingAsked,
): Promise<{ items: Occurrence[]; isCut: boolean; counted: Same[] }> {
  const all = await selectRecurring(db, userId);
  const recorded = await recordedDue(db, userId, { rows: all, to });
  const withOwn = await selectIdsWithOwn(db, userId, { from, to });
  const rows = all.filter((row) => row.type === type && (isAsked(row) || withOwn.has(row.id)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isListed = (occurrence: OccurrenceRow) => {
    const row = byId.get(occurrence.recurring_id);
    return row !== undefined && isAsked(contentOf(row, occurrence));
  };
  const leftOut = recorded.map(({ occurrence }) => occurrence);
  const page = await pageOf(db, userId, { rows, from, to, leftOut, isListed, most, currency });
  const isIn = ({ occurrence }: Unpaid) => from <= occurrence.due_day && occurrence.due_day <= to;
  const due = await countDue(db, userId, { rows, from, to });
  const counted = withoutRecorded(due, recorded.filter(isIn)).filter(isAsked);
  return { items: page.items, isCut: page.next !== undefined, counted };
}

const LAST_DAY = '9999-12-31';

/** Minor units of the expenses that are still to come in a range, by category. */
export async function sumComingExpenses(
  db: Reader,
  userId: string,
  range: CalendarRange,
): Promise<Map<string, number>> {
  const sums = new Map<string, number>();
  for (const { type, category, amountMinor, count } of await comingIn(db, userId, range))
    if (type === 'expense') sums.set(category, (sums.get(category) ?? 0) + amountMinor * count);
  return sums;
}

/** Counts what waits or is to come in a range, without what is recorded already, by content. */
async function comingIn(db: Reader, userId: string, range: CalendarRange): Promise<Same[]> {
  const [coming] = await comingInParts(db, userId, [range]);
  return coming ?? [];
}

/** The same for each of some ranges, one after the other without a gap. */
export async function comingInParts(
  db: Reader,
  userId: string,
  parts: readonly [CalendarRange, ...CalendarRange[]],
): Promise<Same[][]> {
  const rows = await selectRecurring(db, userId);
  if (rows.length === 0) return parts.map(() => []);
  const outcomes = ['asked'] as const;
  const range = { from: parts[0].from, to: (parts.at(-1) ?? parts[0]).to };
  const recorded = await recordedDue(db, userId, { rows, ...range, outcomes });
  const counted = await countDueIn(db, userId, { rows, parts, outcomes });
  return counted.map((each, at) => {
    const { from, to } = parts[at] ?? range;
    const isIn = ({ occurrence }: Unpaid) => from <= occurrence.due_day && occurrence.due_day <= to;
    return withoutRecorded(each, recorded.filter(isIn));
  });
}

function withoutRecorded(counted: readonly Same[], recorded: readonly Unpaid[]): Same[] {
  const taken = Map.groupBy(recorded, ({ row, occurrence }) =>
    keyOf({ recurringId: row.id, ...contentOf(row, occurrence) }),
  );
  return counted
    .map((same) => ({ ...same, count: same.count - (taken.get(keyOf(same))?.length ?? 0) }))
    .filter(({ count }) => count > 0);
}

/** The open occurrences of some recurring transactions of one user. */
export async function openOfAll(
  db: Reader | Writer,
  userId: string,
  { rows, ...range }: { rows: readonly RecurringRow[]; from?: CalendarDay; to: CalendarDay },
): Promise<OccurrenceRow[]> {
  const due = rows.filter(
    ({ state, next_day }) => state !== 'paused' && next_day !== null && next_day <= range.to,
  );
  const stored = await selectOpenOfAll(db, userId, due);
  return due.flatMap((row) => openOccurrences(row, stored.get(row.id) ?? [], range));
}

function sumOf(due: readonly Same[], type: Occurrence['type'], currency: string): number {
  const minor = due
    .filter((each) => each.type === type)
    .reduce((sum, { amountMinor, count }) => sum + amountMinor * count, 0);
  return toMajorUnits(minor, currencyDecimals(currency));
}

function countAll(due: readonly Same[]): number {
  return due.reduce((sum, { count }) => sum + count, 0);
}
