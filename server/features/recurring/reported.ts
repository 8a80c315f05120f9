import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import type { Occurrence } from '#shared/contract/recurring.ts';
import { MAX_REPORT_OCCURRENCES } from '#shared/limits.ts';
import type { Reader } from '#server/database/schema.ts';
import { nextTurn } from '#server/errors/while-client-waits.ts';
import { readInTurns } from '#server/database/in-turns.ts';
import type { Caller } from '#server/http/environment.ts';
import { countFitting } from '#server/paging/fitting.ts';
import { readPage } from './open/page.ts';
import { listRecordedDue } from './open/recorded.ts';
import { countDueInParts, type OccurrenceCount } from './open/sums.ts';
import { selectPaidBefore, selectPaidIn, selectPostedIn, type PaidRow } from './recorded/paid.ts';
import { selectRecurring } from './queries.ts';
import { toOccurrence } from './to-recurring.ts';

// Occurrences for reports. `LIMITS` applies to lists; sums and counts include all occurrences.

type User = Pick<Caller, 'userId' | 'currency'>;
type Listed = Promise<{ items: Occurrence[]; isCut: boolean }>;
const LIMITS = { maxItems: MAX_REPORT_OCCURRENCES, maxBytes: 120_000 };

/** Lists posted occurrences whose transactions are dated in a range, with the transactions' dates and amounts. */
export async function listPosted(db: Reader, { userId, currency }: User, range: CalendarRange): Listed {
  const { maxItems, maxBytes } = LIMITS;
  const byId = new Map((await selectRecurring(db, userId)).map((row) => [row.id, row]));
  const posted = await selectPostedIn(db, userId, { ...range, limit: maxItems + 1 });
  const shown = posted.slice(0, maxItems).flatMap(({ paid_day, paid_minor, ...occurrence }) => {
    const row = byId.get(occurrence.recurring_id);
    const paid = { ...occurrence, due_day: paid_day, amount_minor: paid_minor };
    return row === undefined ? [] : [toOccurrence(row, paid, currency)];
  });
  const items = shown.slice(0, countFitting(shown, maxBytes));
  return { items, isCut: posted.length > maxItems || items.length < shown.length };
}

/** Lists occurrences of a range that were due before today and have no transaction, and those that wait today. */
export async function listMissed(
  db: Reader,
  { userId, currency }: User,
  { from, to, today }: CalendarRange & { today: CalendarDay },
): Listed {
  const rows = await selectRecurring(db, userId);
  return toListed(
    await readPage(db, userId, {
      rows,
      from,
      to: to < today ? to : today,
      outcomes: ['asked'],
      isListed: ({ outcome, due_day }) => outcome === 'asked' || due_day < today,
      currency,
      ...LIMITS,
    }),
  );
}

/**
 * Lists occurrences that are due in a range from today on. For the calendar, those that wait since today are added, which
 * the report of a month lists as missed, and recorded ones are left out, since the calendar lists their transactions.
 */
export async function listAhead(
  db: Reader,
  { userId, currency }: User,
  { from, to, today, isForCalendar }: CalendarRange & { today: CalendarDay; isForCalendar: boolean },
): Listed {
  const rows = await selectRecurring(db, userId);
  const range = { from: from > today ? from : today, to };
  const outcomes = ['asked'] as const;
  const recorded = isForCalendar ? await listRecordedDue(db, userId, { rows, ...range, outcomes }) : [];
  return toListed(
    await readPage(db, userId, {
      rows,
      ...range,
      outcomes,
      leftOut: recorded.map(({ occurrence }) => occurrence),
      isListed: ({ outcome, due_day }) => isForCalendar || outcome !== 'asked' || due_day > today,
      currency,
      ...LIMITS,
    }),
  );
}

/** Counts the occurrences that wait or are due on each of the days. */
export async function countOnDays(
  db: Reader,
  { userId }: Pick<User, 'userId'>,
  days: readonly CalendarDay[],
): Promise<OccurrenceCount[][]> {
  const rows = await selectRecurring(db, userId);
  const counted: OccurrenceCount[][] = [];
  for (const day of days) {
    const [due] = await countDueInParts(db, userId, {
      rows,
      parts: [{ from: day, to: day }],
      outcomes: ['asked'],
    });
    counted.push(due ?? []);
    await nextTurn();
  }
  return counted;
}

/** Sums, in minor units, and counts the expenses of each recurring transaction in a range. */
export async function sumPosted(
  db: Reader,
  userId: string,
  range: CalendarRange,
): Promise<{ recurringId: string; description: string; amountMinor: number; count: number }[]> {
  const expenses = (await selectRecurring(db, userId)).filter(({ type }) => type === 'expense');
  const descriptions = new Map(expenses.map(({ id, description }) => [id, description]));
  const sums = new Map<string, { description: string; amountMinor: number; count: number }>();
  const batches = readInTurns<PaidRow>((after, limit) =>
    selectPaidIn(db, userId, { ...range, after, limit }),
  );
  for await (const batch of batches)
    for (const { recurring_id, description, paid_minor } of batch) {
      const defaultDescription = descriptions.get(recurring_id);
      if (defaultDescription === undefined) continue;
      // The description of the first occurrence is shown.
      const first = { description: description ?? defaultDescription, amountMinor: 0, count: 0 };
      const sum = sums.get(recurring_id) ?? first;
      sum.amountMinor += paid_minor;
      sum.count += 1;
      sums.set(recurring_id, sum);
    }
  return [...sums].map(([recurringId, sum]) => ({ recurringId, ...sum }));
}

/** Returns the last amount that each recurring transaction had in a range, in minor units. */
export async function readLastPaid(
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

function toListed({ items, next }: Awaited<ReturnType<typeof readPage>>) {
  return { items, isCut: next !== undefined };
}
