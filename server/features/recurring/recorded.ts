import { addDays, countDays, eachDay, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import { PAID_WITHIN_DAYS } from '#shared/limits.ts';
import { smallestOf } from '#shared/lists.ts';
import { descriptionFolder } from '#shared/recognition/normalise-description.ts';
import { scheduleDays } from '#shared/recurring/calendar.ts';
import { paysAmount } from '#shared/recurring/pays-amount.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import type { OccurrenceRow } from './occurrences/queries.ts';
import type { RecurringRow } from './queries.ts';
import { selectFree, selectRecorded, type RecordedRow } from './recorded/queries.ts';
import { contentOf, toSchedule } from './to-recurring.ts';

/** An occurrence that is not posted, with its recurring transaction. */
export type Unpaid = { row: RecurringRow; occurrence: OccurrenceRow };

type Pair = Unpaid & { paid: RecordedRow; away: number };

/**
 * The transactions that the person has recorded for occurrences: a bank's line is joined by the same rule, but nobody
 * confirms these, so they have a word in common. None pays twice, or has paid before. `recorded` are those of the days
 * around the occurrences, if the caller has them.
 */
export async function findRecorded(
  db: Reader | Writer,
  userId: string,
  unpaid: readonly Unpaid[],
  recorded?: readonly RecordedRow[],
): Promise<Map<OccurrenceRow, RecordedRow>> {
  const found = new Map<OccurrenceRow, RecordedRow>();
  if (unpaid.length === 0) return found;
  const pairs = pairsOf(recorded ?? (await selectRecorded(db, userId, rangeOf(unpaid))), unpaid);
  const free = await selectFree(db, userId, [...new Set(pairs.map(({ paid }) => paid.id))]);
  for (const { occurrence, paid } of pairs) {
    if (found.has(occurrence) || !free.delete(paid.id)) continue;
    found.set(occurrence, paid);
  }
  return found;
}

/** The occurrence once a recorded transaction has paid it. */
export function paidBy(occurrence: OccurrenceRow, { id, amount_minor }: RecordedRow): OccurrenceRow {
  return { ...occurrence, outcome: 'posted', amount_minor, transaction_id: id };
}

function rangeOf(unpaid: readonly Unpaid[]): CalendarRange {
  const days = unpaid.map(({ occurrence }) => occurrence.due_day).toSorted();
  return {
    from: addDays(days[0] ?? '', -PAID_WITHIN_DAYS),
    to: addDays(days.at(-1) ?? '', PAID_WITHIN_DAYS),
  };
}

/** The nearest first. */
function pairsOf(recorded: readonly RecordedRow[], unpaid: readonly Unpaid[]): Pair[] {
  const fold = descriptionFolder();
  const wordsOf = (text: string) => fold(text).split(' ');
  const byDate = Map.groupBy(recorded, ({ date }) => date);
  const pairs = unpaid.flatMap(({ row, occurrence }) => {
    const near = around(occurrence.due_day).flatMap((date) => byDate.get(date) ?? []);
    if (near.length === 0) return [];
    const within = withinDays(row, occurrence.day);
    const { description, amountMinor } = contentOf(row, occurrence);
    const words = new Set(wordsOf(description));
    const due = { amount: amountMinor, isEstimate: row.is_estimate === 1 };
    return near.flatMap((paid): Pair[] => {
      if (paid.type !== row.type || !paysAmount(paid.amount_minor, due)) return [];
      const away = daysApart(paid.date, occurrence.due_day);
      const hasWord = away <= within && wordsOf(paid.description).some((word) => words.has(word));
      return hasWord ? [{ row, occurrence, paid, away }] : [];
    });
  });
  return pairs.toSorted((one, other) => one.away - other.away);
}

/** The days on which a payment may be. */
function around(day: CalendarDay): CalendarDay[] {
  return eachDay({ from: addDays(day, -PAID_WITHIN_DAYS), to: addDays(day, PAID_WITHIN_DAYS) });
}

/** How far a payment may be from its day: five days, and nearer to it than to any other day of the schedule. */
function withinDays(row: RecurringRow, day: CalendarDay): number {
  const reach = 2 * PAID_WITHIN_DAYS;
  const near = scheduleDays(toSchedule(row), { from: addDays(day, -reach), to: addDays(day, reach) });
  const gaps = near.filter((other) => other !== day).map((other) => daysApart(day, other));
  return Math.min(PAID_WITHIN_DAYS, smallestOf(gaps.map((gap) => Math.floor((gap - 1) / 2))));
}

function daysApart(one: CalendarDay, other: CalendarDay): number {
  return countDays(one < other ? { from: one, to: other } : { from: other, to: one }) - 1;
}
