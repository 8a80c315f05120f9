import { addDays, countDays, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import { MAX_OCCURRENCE_DAYS } from '#shared/limits.ts';
import type { Writer } from '#server/database/schema.ts';
import { fieldError } from '#server/errors/app-error.ts';
import type { ReadCategories } from './ledger.ts';

/** Returns the current category of an id. Throws `categoryUnknown` for the field. */
export async function requireCategory(
  trx: Writer,
  readCategories: ReadCategories,
  { userId, type, category }: { userId: string; type: TransactionType; category: string },
): Promise<string> {
  const found = (await readCategories(trx, userId)).resolve(type, category);
  if (found === undefined) throw fieldError('category', 'categoryUnknown');
  return found;
}

/** Throws an error of the field `to` if a range is empty or too long. */
export function requireRange({ from, to }: CalendarRange): CalendarRange {
  if (to < from) throw fieldError('to', 'invalid');
  if (countDays({ from, to }) > MAX_OCCURRENCE_DAYS) throw fieldError('to', 'dateTooLate');
  return { from, to };
}

/** Returns the range from today to the given day, by default seven days long. Throws the errors of `requireRange`. */
export function requireComing(to: CalendarDay | undefined, currentDay: CalendarDay): CalendarRange {
  return requireRange({ from: currentDay, to: to ?? addDays(currentDay, 6) });
}
