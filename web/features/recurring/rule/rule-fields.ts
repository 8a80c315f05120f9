import { addDays, type CalendarDay } from '#shared/calendar.ts';
import { UNCATEGORIZED } from '#shared/categories.ts';
import type { NewRecurring, Recurring, RecurringChanges, Schedule } from '#shared/contract/recurring.ts';
import type { FieldErrorCode } from '#shared/errors/fields.ts';
import { EARLIEST_DAY, MAX_DAYS_AHEAD, MAX_RECURRING_EVERY } from '#shared/limits.ts';
import { dueDayOf, nextScheduleDay } from '#shared/recurring/calendar.ts';
import type { FieldErrors } from '#web/lib/form/field-errors.ts';
import { findAmountError, type AmountText } from '#web/lib/format/amount-text.ts';
import { readDay } from '#web/lib/format/read-day.ts';
import { joinTags, splitTags } from '#web/ui/tag-text.ts';
import { toPreset, toStep, type Preset } from '../cadence.ts';

/** The first values of a new recurring transaction. */
export type RuleDraft = Pick<NewRecurring, 'type' | 'description' | 'isEstimate' | 'mode'> &
  Schedule & {
    category: string;
    /** Undefined leaves the field empty. */
    amount: number | undefined;
    note: string;
    tags: string[];
    transactionId?: string;
  };

/** The values of the form. Days, amounts and numbers are typed texts. */
export type RuleTyped = Pick<RuleDraft, 'type' | 'description' | 'isEstimate' | 'mode' | 'category'> &
  Pick<Schedule, 'unit' | 'on' | 'shift'> & {
    amount: string;
    firstDay: string;
    preset: Preset;
    every: string;
    secondDay: string;
    endDay: string;
    note: string;
    /** All tags, joined. */
    tags: string;
  };

export type RuleReader = { amounts: AmountText; locale: string; today: CalendarDay };

const PREVIEW_COUNT = 5;
export const DAYS_OF_MONTH = Array.from({ length: 31 }, (_, index) => String(index + 1));

/** Returns a draft without amount and description that begins on a day. */
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

/** Converts a draft or a saved recurring transaction to the values of the form. */
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
    preset: toPreset(draft),
    every: String(draft.every),
    secondDay: String(draft.secondDay ?? 15),
    endDay: draft.endDay === null ? '' : show(draft.endDay),
    note: draft.note,
    tags: joinTags(draft.tags),
  };
}

/** Converts the typed values to a schedule. Returns undefined if a day or number is missing or wrong. */
export function toSchedule(typed: RuleTyped, reader: RuleReader): Schedule | undefined {
  const firstDay = readDay(typed.firstDay, reader.locale, reader.today);
  const endDay = typed.endDay.trim() === '' ? null : readDay(typed.endDay, reader.locale, reader.today);
  const step =
    typed.preset === 'other' ? { unit: typed.unit, every: Number(typed.every) } : toStep(typed.preset);
  if (firstDay === undefined || endDay === undefined || !isValidEvery(step.every)) return undefined;
  if (endDay !== null && endDay < firstDay) return undefined;
  return {
    ...step,
    firstDay,
    endDay,
    secondDay: typed.preset === 'semimonthly' ? Number(typed.secondDay) : null,
    on: canChooseDay(typed) ? typed.on : 'day',
    shift: typed.shift,
  };
}

/** Whether the cadence allows the last day of the month instead of a fixed day. */
export function canChooseDay({ preset, unit }: Pick<RuleTyped, 'preset' | 'unit'>): boolean {
  if (preset === 'semimonthly') return false;
  const stepUnit = preset === 'other' ? unit : toStep(preset).unit;
  return stepUnit === 'month' || stepUnit === 'year';
}

/** Converts the typed values to the request's body. `findRuleErrors` reports values that cannot be read. */
export function toBody(typed: RuleTyped, reader: RuleReader): NewRecurring {
  const { type, description, isEstimate, category, mode } = typed;
  const reading = reader.amounts.read(typed.amount);
  const schedule = toSchedule(typed, reader) ?? pickSchedule(emptyDraft(reader.today));
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
  if (typed.preset === 'other' && !isValidEvery(Number(typed.every))) errors['every'] = 'numberOutOfRange';
  return errors;
}

/** Picks the fields that an edit can change. */
export function pickEditable(body: NewRecurring) {
  const { amount, description, isEstimate, category, mode, note = '', tags = [] } = body;
  return { amount, description, isEstimate, category, mode, note, tags, schedule: pickSchedule(body) };
}

/** Returns the fields that differ from the saved recurring transaction; the schedule is one field. */
export function toChanges(before: Recurring, body: NewRecurring): RecurringChanges {
  const { amount, description, isEstimate, category, mode, note, tags, schedule } = pickEditable(body);
  const hasNewDays = JSON.stringify(schedule) !== JSON.stringify(pickSchedule(before));
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

/** Returns the next due days of a schedule, from today on. */
export function previewDays(schedule: Schedule, today: CalendarDay): CalendarDay[] {
  const days: CalendarDay[] = [];
  let next = nextScheduleDay(schedule, addDays(today, -1));
  while (next !== undefined && days.length < PREVIEW_COUNT) {
    days.push(dueDayOf(schedule, next));
    next = nextScheduleDay(schedule, next);
  }
  return days;
}

export function pickSchedule({ unit, every, firstDay, secondDay, on, shift, endDay }: Schedule): Schedule {
  return { unit, every, firstDay, secondDay, on, shift, endDay };
}

function isValidEvery(number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= MAX_RECURRING_EVERY;
}
