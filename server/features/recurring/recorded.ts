import { addDays, countDays, eachDay, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import { PAID_WITHIN_DAYS } from '#shared/limits.ts';
import { smallestOf } from '#shared/lists.ts';
import { descriptionFolder } from '#shared/recognition/normalise-description.ts';
import { scheduleDays } from '#shared/recurring/calendar.ts';
import { paysAmount } from '#shared/recurring/pays-amount.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { toSchedule } from '#server/period/schedule.ts';
import type { OccurrenceRow } from './occurrences/queries.ts';
import type { RecurringRow } from './queries.ts';
import { selectUnassigned, selectRecorded, type RecordedRow } from './recorded/queries.ts';
import { mergeContent } from './to-recurring.ts';

/** An occurrence that is not posted, with its recurring transaction. */
export type Unpaid = { row: RecurringRow; occurrence: OccurrenceRow };

type Pair = Unpaid & { paid: RecordedRow; away: number };

/**
 * Finds the transactions that the user has recorded for unpaid occurrences. Type, amount and day must fit, as for bank
 * lines; since nobody confirms the match, they must also have a word in common. A transaction pays one occurrence.
 * `recorded` are the transactions around the days of the occurrences, if the caller has read them.
 */
export async function findRecorded(
  db: Reader | Writer,
  userId: string,
  unpaid: readonly Unpaid[],
  recorded?: readonly RecordedRow[],
): Promise<Map<OccurrenceRow, RecordedRow>> {
  const found = new Map<OccurrenceRow, RecordedRow>();
  if (unpaid.length === 0) return found;
  const pairs = findPairs(recorded ?? (await selectRecorded(db, userId, toSearchRange(unpaid))), unpaid);
  const unassigned = await selectUnassigned(db, userId, [...new Set(pairs.map(({ paid }) => paid.id))]);
  for (const { occurrence, paid } of pairs) {
    if (found.has(occurrence) || !unassigned.delete(paid.id)) continue;
    found.set(occurrence, paid);
  }
  return found;
}

/** Converts to an occurrence that a recorded transaction has paid. */
export function toPaid(occurrence: OccurrenceRow, { id, amount_minor }: RecordedRow): OccurrenceRow {
  return { ...occurrence, outcome: 'posted', amount_minor, transaction_id: id };
}

function toSearchRange(unpaid: readonly Unpaid[]): CalendarRange {
  const days = unpaid.map(({ occurrence }) => occurrence.due_day).toSorted();
  return {
    from: addDays(days[0] ?? '', -PAID_WITHIN_DAYS),
    to: addDays(days.at(-1) ?? '', PAID_WITHIN_DAYS),
  };
}

/** Returns the possible payments, those with the nearest day first. */
function findPairs(recorded: readonly RecordedRow[], unpaid: readonly Unpaid[]): Pair[] {
  const fold = descriptionFolder();
  const toWords = (text: string) => fold(text).split(' ');
  const byDate = Map.groupBy(recorded, ({ date }) => date);
  const pairs = unpaid.flatMap(({ row, occurrence }) => {
    const nearby = listPossibleDays(occurrence.due_day).flatMap((date) => byDate.get(date) ?? []);
    if (nearby.length === 0) return [];
    const maxDays = findMaxDaysAway(row, occurrence.day);
    const { description, amountMinor } = mergeContent(row, occurrence);
    const words = new Set(toWords(description));
    const due = { amount: amountMinor, isEstimate: row.is_estimate === 1 };
    return nearby.flatMap((paid): Pair[] => {
      if (paid.type !== row.type || !paysAmount(paid.amount_minor, due)) return [];
      const away = countDaysApart(paid.date, occurrence.due_day);
      const hasWord = away <= maxDays && toWords(paid.description).some((word) => words.has(word));
      return hasWord ? [{ row, occurrence, paid, away }] : [];
    });
  });
  return pairs.toSorted((one, other) => one.away - other.away);
}

function listPossibleDays(day: CalendarDay): CalendarDay[] {
  return eachDay({ from: addDays(day, -PAID_WITHIN_DAYS), to: addDays(day, PAID_WITHIN_DAYS) });
}

/** Returns how far a payment may be from its day, so that it is nearer to it than to any other day of the schedule. */
function findMaxDaysAway(row: RecurringRow, day: CalendarDay): number {
  const searched = 2 * PAID_WITHIN_DAYS;
  const nearDays = scheduleDays(toSchedule(row), {
    from: addDays(day, -searched),
    to: addDays(day, searched),
  });
  const gaps = nearDays.filter((other) => other !== day).map((other) => countDaysApart(day, other));
  return Math.min(PAID_WITHIN_DAYS, smallestOf(gaps.map((gap) => Math.floor((gap - 1) / 2))));
}

function countDaysApart(one: CalendarDay, other: CalendarDay): number {
  return countDays(one < other ? { from: one, to: other } : { from: other, to: one }) - 1;
}
