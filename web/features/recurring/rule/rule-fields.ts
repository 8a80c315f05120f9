import { addDays, type CalendarDay } from '#shared/calendar.ts';
import { UNCATEGORIZED } from '#shared/categories.ts';
import type { NewRecurring, Recurring, RecurringChanges, Schedule } from '#shared/contract/recurring.ts';
import type { FieldErrorCode } from '#shared/errors/fields.ts';
import { EARLIEST_DAY, MAX_DAYS_AHEAD, MAX_RECURRING_EVERY } from '#shared/limits.ts';
import { dueDayOf, nextScheduleDay } from '#shared/recurring/calendar.ts';
import type { FieldErrors } from '#web/lib/form/field-errors.ts';
import { findAmountError } from '#web/lib/format/amount-text.ts';
import type { AmountText } from '#web/lib/format/amount-text.ts';
import { readDay } from '#web/lib/format/read-day.ts';
import { joinTags, splitTags } from '#web/ui/tag-text.ts';
import { presetOf, stepOf, type Preset } from '../cadence.ts';

/** What a new recurring transaction begins with. */
export type RuleDraft = Pick<NewRecurring, 'type' | 'description' | 'isEstimate' | 'mode'> &
  Schedule & {
    category: string;
    /** None if the person types it. */
    amount: number | undefined;
    note: string;
    tags: string[];
    transactionId?: string;
  };

/** What a person types and chooses. Days, amounts and numbers are text. */
export type RuleTyped = Pick<RuleDraft, 'type' | 'description' | 'isEstimate' | 'mode' | 'category'> &
  Pick<Schedule, 'unit' | 'on' | 'shift'> & {
    amount: string;
    firstDay: string;
    preset: Preset;
    every: string;
    secondDay: string;
    endDay: string;
    note: string;
    /** Joined to one text. */
    tags: string;
  };

export type RuleReader = { amounts: AmountText; locale: string; today: CalendarDay };

const PREVIEWED = 5;
export const DAYS_OF_MONTH = Array.from({ length: 31 }, (_, index) => String(index + 1));

/** An empty one that begins on a day. */
export function emptyDraft(firstDay: CalendarDay): RuleDraft {
  return {
    type: 'expense',
    description: '',
    amount: undefined,
    isEstimate: false,
    category: UNCATEGORIZED,
    note: '',
    tags: [],
    unit: 'month',
    every: 1,
    firstDay,
    secondDay: null,
    on: 'day',
    shift: 'none',
    endDay: null,
    mode: 'post',
  };
}

/** A draft, or what is saved, as the form shows it. */
export function toTyped(
  draft: RuleDraft | Recurring,
  { amounts }: RuleReader,
  show: (day: CalendarDay) => string,
): RuleTyped {
  const { type, description, isEstimate, category, mode, unit, on, shift } = draft;
  return {
    type,
    description,
    isEstimate,
    category,
    mode,
    unit,
    on,
    shift,
    amount: draft.amount === undefined ? '' : amounts.toText(draft.amount),
    firstDay: show(draft.firstDay),
    preset: presetOf(draft),
    every: String(draft.every),
    secondDay: String(draft.secondDay ?? 15),
    endDay: draft.endDay === null ? '' : show(draft.endDay),
    note: draft.note,
    tags: joinTags(draft.tags),
  };
}

/** The schedule of what is typed; undefined while a day or number is missing or wrong. */
export function toSchedule(typed: RuleTyped, reader: RuleReader): Schedule | undefined {
  const firstDay = readDay(typed.firstDay, reader.locale, reader.today);
  const endDay = typed.endDay.trim() === '' ? null : readDay(typed.endDay, reader.locale, reader.today);
  const step =
    typed.preset === 'other' ? { unit: typed.unit, every: Number(typed.every) } : stepOf(typed.preset);
  if (firstDay === undefined || endDay === undefined || !isEvery(step.every)) return undefined;
  if (endDay !== null && endDay < firstDay) return undefined;
  const isTwice = typed.preset === 'semimonthly';
  return {
    ...step,
    firstDay,
    endDay,
    secondDay: isTwice ? Number(typed.secondDay) : null,
    on: canChooseDay(typed) ? typed.on : 'day',
    shift: typed.shift,
  };
}

/** Whether it may be on the last day of the month instead of a fixed one. */
export function canChooseDay({ preset, unit }: Pick<RuleTyped, 'preset' | 'unit'>): boolean {
  if (preset === 'semimonthly') return false;
  const chosen = preset === 'other' ? unit : stepOf(preset).unit;
  return chosen === 'month' || chosen === 'year';
}

/** The body of the request, whose errors `findRuleErrors` names better than its schema. */
export function toBody(typed: RuleTyped, reader: RuleReader): NewRecurring {
  const { type, description, isEstimate, category, mode } = typed;
  const reading = reader.amounts.read(typed.amount);
  const schedule = toSchedule(typed, reader) ?? scheduleOf(emptyDraft(reader.today));
  const amount = reading.ok ? reading.amount : 1;
  const details = { note: typed.note, tags: splitTags(typed.tags) };
  return { type, description, isEstimate, category, mode, amount, ...details, ...schedule };
}

export function findRuleErrors(typed: RuleTyped, { amounts, locale, today }: RuleReader): FieldErrors {
  const errors: Record<string, FieldErrorCode> = {};
  const amount = findAmountError(typed.amount, amounts);
  if (amount !== undefined) errors['amount'] = amount;
  const first = readDay(typed.firstDay, locale, today);
  if (typed.firstDay.trim() === '') errors['firstDay'] = 'required';
  else if (first === undefined) errors['firstDay'] = 'invalidDate';
  else if (first < EARLIEST_DAY) errors['firstDay'] = 'dateTooEarly';
  else if (first > addDays(today, MAX_DAYS_AHEAD)) errors['firstDay'] = 'dateTooLate';
  const end = readDay(typed.endDay, locale, today);
  if (typed.endDay.trim() !== '' && end === undefined) errors['endDay'] = 'invalidDate';
  else if (end !== undefined && first !== undefined && end < first) errors['endDay'] = 'rangeReversed';
  if (typed.preset === 'other' && !isEvery(Number(typed.every))) errors['every'] = 'numberOutOfRange';
  return errors;
}

/** All that an edit can change. */
export function allOf(body: NewRecurring) {
  const { amount, description, isEstimate, category, mode, note = '', tags = [] } = body;
  return { amount, description, isEstimate, category, mode, note, tags, schedule: scheduleOf(body) };
}

/** What an edit changes; the schedule only if it differs. */
export function changesOf(before: Recurring, body: NewRecurring): RecurringChanges {
  const { amount, description, isEstimate, category, mode, note, tags, schedule } = allOf(body);
  const hasNewDays = JSON.stringify(schedule) !== JSON.stringify(scheduleOf(before));
  return {
    ...(amount !== before.amount && { amount }),
    ...(description !== before.description && { description }),
    ...(isEstimate !== before.isEstimate && { isEstimate }),
    ...(category !== before.category && { category }),
    ...(mode !== before.mode && { mode }),
    ...(note !== before.note && { note }),
    ...(joinTags(tags) !== joinTags(before.tags) && { tags }),
    ...(hasNewDays && { schedule }),
  };
}

/** The next due days of a schedule, the first ones from today on. */
export function previewDays(schedule: Schedule, today: CalendarDay): CalendarDay[] {
  const days: CalendarDay[] = [];
  let next = nextScheduleDay(schedule, addDays(today, -1));
  while (next !== undefined && days.length < PREVIEWED) {
    days.push(dueDayOf(schedule, next));
    next = nextScheduleDay(schedule, next);
  }
  return days;
}

export function scheduleOf({ unit, every, firstDay, secondDay, on, shift, endDay }: Schedule): Schedule {
  return { unit, every, firstDay, secondDay, on, shift, endDay };
}

function isEvery(number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= MAX_RECURRING_EVERY;
}
