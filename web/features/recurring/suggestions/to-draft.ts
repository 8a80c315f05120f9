import { endOfMonth } from '#shared/calendar.ts';
import type { RecurringSuggestion } from '#shared/contract/recurring-suggestions.ts';
import { toStep } from '../cadence.ts';
import { emptyDraft, type RuleDraft } from '../rule/rule-fields.ts';

/** Converts a suggestion to a draft that begins on the next expected day. */
export function toDraft(suggestion: RecurringSuggestion): RuleDraft {
  const { type, name, category, amount, isEstimate, cadence, nextDay, lastDay } = suggestion;
  const step = toStep(cadence);
  // The days alternate, so the last day is the other of the month's two days.
  const secondDay = cadence === 'semimonthly' ? Number(lastDay.slice(8)) : null;
  const isMonthEnd = [nextDay, lastDay].every((day) => day === endOfMonth(day));
  const isByMonth = step.unit === 'month' || step.unit === 'year';
  return {
    ...emptyDraft(nextDay),
    ...step,
    type,
    description: name,
    category,
    amount,
    isEstimate,
    secondDay,
    on: isByMonth && isMonthEnd && secondDay === null ? 'lastDay' : 'day',
    mode: isEstimate ? 'ask' : 'post',
  };
}
