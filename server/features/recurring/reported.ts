import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import type { Occurrence } from '#shared/contract/recurring.ts';
import { MAX_REPORT_OCCURRENCES } from '#shared/limits.ts';
import type { Reader } from '#server/database/schema.ts';
import { nextTurn } from '#server/errors/while-asked.ts';
import { readInTurns } from '#server/database/in-turns.ts';
import type { Caller } from '#server/http/environment.ts';
import { pageOf } from './open/page.ts';
import { countDueIn, type Same } from './open/sums.ts';
import { selectPaidBefore, selectPaidIn, type PaidRow } from './recorded/paid.ts';
import { selectRecurring } from './queries.ts';

// Recurring transactions in reports: as many as a report lists, and sums of all.

type User = Pick<Caller, 'userId' | 'currency'>;
type Listed = Promise<{ items: Occurrence[]; isCut: boolean }>;
const LIMITS = { most: MAX_REPORT_OCCURRENCES, maxBytes: 120_000 };

/** Lists the occurrences that were posted in a range. */
export async function listPosted(db: Reader, { userId, currency }: User, range: CalendarRange): Listed {
  const rows = await selectRecurring(db, userId);
  const posted = { outcomes: ['posted'], isStored: true } as const;
  return toListed(await pageOf(db, userId, { rows, ...range, ...posted, currency, ...LIMITS }));
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

/** Lists occurrences that are due in a range from today on; with `isAsked` also those that wait since today. */
export async function listAhead(
  db: Reader,
  { userId, currency }: User,
  { from, to, today, isAsked }: CalendarRange & { today: CalendarDay; isAsked: boolean },
): Listed {
  const rows = await selectRecurring(db, userId);
  return toListed(
    await pageOf(db, userId, {
      rows,
      from: from > today ? from : today,
      to,
      outcomes: ['asked'],
      isListed: ({ outcome, due_day }) => isAsked || outcome !== 'asked' || due_day > today,
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
