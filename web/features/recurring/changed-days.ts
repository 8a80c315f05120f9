import { addDays, type CalendarDay } from '#shared/calendar.ts';
import type { Occurrence, OccurrenceAct, Recurring } from '#shared/contract/recurring.ts';
import { MAX_OCCURRENCE_DAYS } from '#shared/limits.ts';
import { dueDayOf } from '#shared/recurring/calendar.ts';
import { listAllOccurrences } from './api.ts';

/** A coming occurrence that differs from its recurring transaction, and the act that makes the same change again. */
export type ChangedDay = { day: CalendarDay; act: OccurrenceAct };

export async function fetchChangedDays(rule: Recurring, today: CalendarDay): Promise<ChangedDay[]> {
  const query = { from: today, to: addDays(today, MAX_OCCURRENCE_DAYS - 1), recurringId: rule.id };
  const { items } = await listAllOccurrences(query);
  return items.flatMap((occurrence) => toChangedDay(rule, occurrence) ?? []);
}

export function toChangedDay(
  rule: Recurring,
  { outcome, day, dueDay, ...fields }: Occurrence,
): ChangedDay | undefined {
  if (outcome !== 'planned') return undefined;
  const act: OccurrenceAct = {
    act: 'change',
    ...(fields.amount !== rule.amount && { amount: fields.amount }),
    ...(fields.description !== rule.description && { description: fields.description }),
    ...(fields.category !== rule.category && { category: fields.category }),
    ...(fields.note !== rule.note && { note: fields.note }),
    ...(fields.tags.join() !== rule.tags.join() && { tags: fields.tags }),
    ...(dueDay !== dueDayOf(rule, day) && { to: dueDay }),
  };
  return Object.keys(act).length > 1 ? { day, act } : undefined;
}
