import { addDays, type CalendarDay } from '#shared/calendar.ts';
import type { Occurrence, OccurrenceAct, Recurring } from '#shared/contract/recurring.ts';
import { MAX_OCCURRENCE_DAYS } from '#shared/limits.ts';
import { dueDayOf } from '#shared/recurring/calendar.ts';
import { listAllOccurrences } from './all-occurrences.ts';

/** A coming occurrence that was changed on its own, and the act that makes the same change again. */
export type ChangedDay = { day: CalendarDay; act: OccurrenceAct };

export async function fetchChangedDays(rule: Recurring, today: CalendarDay): Promise<ChangedDay[]> {
  const query = { from: today, to: addDays(today, MAX_OCCURRENCE_DAYS - 1), recurringId: rule.id };
  const { items } = await listAllOccurrences(query);
  return items.flatMap((each) => toChangedDay(rule, each) ?? []);
}

export function toChangedDay(
  rule: Recurring,
  { outcome, day, dueDay, ...own }: Occurrence,
): ChangedDay | undefined {
  if (outcome !== 'planned') return undefined;
  const act: OccurrenceAct = {
    act: 'change',
    ...(own.amount !== rule.amount && { amount: own.amount }),
    ...(own.description !== rule.description && { description: own.description }),
    ...(own.category !== rule.category && { category: own.category }),
    ...(own.note !== rule.note && { note: own.note }),
    ...(own.tags.join() !== rule.tags.join() && { tags: own.tags }),
    ...(dueDay !== dueDayOf(rule, day) && { to: dueDay }),
  };
  return Object.keys(act).length > 1 ? { day, act } : undefined;
}
