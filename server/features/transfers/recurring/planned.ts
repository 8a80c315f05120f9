import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import { occurrencesIn } from '#shared/recurring/calendar.ts';
import type { Reader } from '#server/database/schema.ts';
import { toSchedule } from '#server/period/schedule.ts';
import { selectDueTransfers, type RecurringTransferRow } from './queries.ts';

/** A recurring transfer, and the days of a range on which it will move money. */
type PlannedTransfer = { row: RecurringTransferRow; days: CalendarDay[] };

/** Lists what recurring transfers will move in a range of days after today. */
export async function listPlannedTransfers(
  db: Reader,
  userId: string,
  range: CalendarRange,
): Promise<PlannedTransfer[]> {
  const rows = await selectDueTransfers(db, userId, range.to);
  return rows.map((row) => ({
    row,
    days: occurrencesIn(toSchedule(row), range)
      .filter(({ day }) => day >= row.open_from)
      .map(({ dueDay }) => dueDay),
  }));
}
