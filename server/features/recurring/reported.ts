import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import type { Occurrence } from '#shared/contract/recurring.ts';
import { MAX_REPORT_OCCURRENCES } from '#shared/limits.ts';
import type { Reader } from '#server/database/schema.ts';
import { nextTurn } from '#server/errors/while-asked.ts';
import { readInTurns } from '#server/database/in-turns.ts';
import type { Caller } from '#server/http/environment.ts';
import { fittingCount } from '#server/paging/fitting.ts';
import { pageOf } from './open/page.ts';
import { recordedDue } from './open/recorded.ts';
import { countDueIn, type Same } from './open/sums.ts';
import { selectPaidBefore, selectPaidIn, selectPostedIn, type PaidRow } from './recorded/paid.ts';
import { selectRecurring } from './queries.ts';
import { toOccurrence } from './to-recurring.ts';

// Recurring transactions in reports: as many as a report lists, and sums of all.

type User = Pick<Caller, 'userId' | 'currency'>;
type Listed = Promise<{ items: Occurrence[]; isCut: boolean }>;
const LIMITS = { most: MAX_REPORT_OCCURRENCES, maxBytes: 120_000 };

/** Lists posted occurrences whose transactions are dated in a range, with the days and amounts of these. */
export async function listPosted(db: Reader, { userId, currency }: User, range: CalendarRange): Listed {
  const { most, maxBytes } = LIMITS;
  const byId = new Map((await selectRecurring(db, userId)).map((row) => [row.id, row]));
  const posted = await selectPostedIn(db, userId, { ...range, limit: most + 1 });
  const shown = posted.slice(0, most).flatMap(({ paid_day, paid_minor, ...occurrence }) => {
    const row = byId.get(occurrence.recurring_id);
    const paid = { ...occurrence, due_day: paid_day, amount_minor: paid_minor };
    return row === undefined ? [] : [toOccurrence(row, paid, currency)];
  });
  const items = shown.slice(0, fittingCount(shown, maxBytes));
  return { items, isCut: posted.length > most || items.length < shown.length };
}

/** Lists occurrences that were due in a range up to today and wait or were not added, without those planned today. */
export async function listMissed(
  db: Reader,
  { userId, currency }: User,
  { from, to, today }: CalendarRange & { today: CalendarDay },
): Listed {
  const rows = await selectRecurring(db, userId);
  const until = { from, to: to < today ? to : today };
  return toListed(
    await pageOf(db, userId, {
      rows,
      ...until,
      outcomes: ['asked'],
      isListed: ({ outcome, due_day }) => outcome === 'asked' || due_day < today,
      currency,
      ...LIMITS,
    }),
  );
}

/**
 * Lists occurrences that are due in a range from today on. For a list that has what is recorded beside them, they are
 * without what is recorded already, and with those that wait since today.
 */
export async function listAhead(
  db: Reader,
  { userId, currency }: User,
  { from, to, today, isBesideRecorded }: CalendarRange & { today: CalendarDay; isBesideRecorded: boolean },
): Listed {
  const rows = await selectRecurring(db, userId);
  const range = { from: from > today ? from : today, to };
  const outcomes = ['asked'] as const;
  const recorded = isBesideRecorded ? await recordedDue(db, userId, { rows, ...range, outcomes }) : [];
  return toListed(
    await pageOf(db, userId, {
      rows,
      ...range,
      outcomes,
      leftOut: recorded.map(({ occurrence }) => occurrence),
      isListed: ({ outcome, due_day }) => isBesideRecorded || outcome !== 'asked' || due_day > today,
      currency,
      ...LIMITS,
    }),
  );
}

/** Counts the occurrences that wait or are due on each of some days. */
export async function countOnDays(
  db: Reader,
  { userId }: Pick<User, 'userId'>,
  days: readonly CalendarDay[],
): Promise<Same[][]> {
  const rows = await selectRecurring(db, userId);
  const counted: Same[][] = [];
  for (const day of days) {
    const [due] = await countDueIn(db, userId, {
      rows,
      parts: [{ from: day, to: day }],
      outcomes: ['asked'],
    });
    counted.push(due ?? []);
    await nextTurn();
  }
  return counted;
}

/** Sums and counts the expenses of each recurring transaction in a range, in minor units. */
export async function sumPosted(
  db: Reader,
  userId: string,
  range: CalendarRange,
): Promise<{ recurringId: string; description: string; amountMinor: number; count: number }[]> {
  const expenses = (await selectRecurring(db, userId)).filter(({ type }) => type === 'expense');
  const byId = new Map(expenses.map(({ id, description }) => [id, description]));
  const sums = new Map<string, { description: string; amountMinor: number; count: number }>();
  const batches = readInTurns<PaidRow>((after, limit) =>
    selectPaidIn(db, userId, { ...range, after, limit }),
  );
  for await (const batch of batches)
    for (const { recurring_id, description, paid_minor } of batch) {
      const usual = byId.get(recurring_id);
      if (usual === undefined) continue;
      // The first one names it.
      const sum = sums.get(recurring_id) ?? { description: description ?? usual, amountMinor: 0, count: 0 };
      sum.amountMinor += paid_minor;
      sum.count += 1;
      sums.set(recurring_id, sum);
    }
  return [...sums].map(([recurringId, sum]) => ({ recurringId, ...sum }));
}

/** The last amount of each of some recurring transactions between two days, in minor units. */
export async function lastPaid(
  db: Reader,
  userId: string,
  { ids, ...range }: CalendarRange & { ids: readonly string[] },
): Promise<Map<string, number>> {
  const amounts = new Map<string, number>();
  for (const id of ids) {
    const last = await selectPaidBefore(db, { userId, id }, range);
    if (last !== undefined) amounts.set(id, last);
  }
  return amounts;
}

function toListed({ items, next }: Awaited<ReturnType<typeof pageOf>>) {
  return { items, isCut: next !== undefined };
}
