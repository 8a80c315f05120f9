import { addDays, type CalendarDay } from '#shared/calendar.ts';
import type { Schedule } from '#shared/contract/schedule.ts';
import type { FieldErrorCode } from '#shared/errors/fields.ts';
import { EARLIEST_DAY, MAX_DAYS_AHEAD, MAX_RECURRING_EVERY } from '#shared/limits.ts';
import { dueDayOf, MAX_SHIFT_DAYS, nextScheduleDay } from '#shared/recurring/calendar.ts';
import type { Form } from '#web/lib/form/use-form.ts';
import { readDay } from '#web/lib/format/read-day.ts';
import { toPreset, toStep, type Preset } from './cadence.ts';

/** The values of a form that belong to its schedule. Days and numbers are typed texts. */
export type TypedSchedule = Pick<Schedule, 'unit' | 'on' | 'shift'> & {
  firstDay: string;
  preset: Preset;
  every: string;
  secondDay: string;
  endDay: string;
};

/** A form whose values include a schedule. */
export type ScheduleForm = Pick<Form<TypedSchedule>, 'values' | 'field' | 'set'>;

/** How the user writes days, and the user's current day. */
export type DayReader = { locale: string; today: CalendarDay };

const PREVIEW_COUNT = 5;
export const DAYS_OF_MONTH = Array.from({ length: 31 }, (_, index) => String(index + 1));

/** Returns a monthly schedule without an end that begins on a day. */
export function monthlyFrom(firstDay: CalendarDay): Schedule {
  return { unit: 'month', every: 1, firstDay, secondDay: null, on: 'day', shift: 'none', endDay: null };
}

/** Converts a schedule to the values of the form. */
export function toTypedSchedule(schedule: Schedule, show: (day: CalendarDay) => string): TypedSchedule {
  const { unit, on, shift } = schedule;
  return {
    unit,
    on,
    shift,
    firstDay: show(schedule.firstDay),
    preset: toPreset(schedule),
    every: String(schedule.every),
    secondDay: String(schedule.secondDay ?? 15),
    endDay: schedule.endDay === null ? '' : show(schedule.endDay),
  };
}

/** Converts the typed values to a schedule. Returns undefined if a day or number is missing or wrong. */
export function toSchedule(typed: TypedSchedule, { locale, today }: DayReader): Schedule | undefined {
  const firstDay = readDay(typed.firstDay, locale, today);
  const endDay = typed.endDay.trim() === '' ? null : readDay(typed.endDay, locale, today);
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
export function canChooseDay({ preset, unit }: Pick<TypedSchedule, 'preset' | 'unit'>): boolean {
  if (preset === 'semimonthly') return false;
  const stepUnit = preset === 'other' ? unit : toStep(preset).unit;
  return stepUnit === 'month' || stepUnit === 'year';
}

export function findScheduleErrors(
  typed: TypedSchedule,
  { locale, today }: DayReader,
): Partial<Record<keyof TypedSchedule, FieldErrorCode>> {
  const errors: Partial<Record<keyof TypedSchedule, FieldErrorCode>> = {};
  const first = readDay(typed.firstDay, locale, today);
  if (typed.firstDay.trim() === '') errors.firstDay = 'required';
  else if (first === undefined) errors.firstDay = 'invalidDate';
  else if (first < EARLIEST_DAY) errors.firstDay = 'dateTooEarly';
  else if (first > addDays(today, MAX_DAYS_AHEAD)) errors.firstDay = 'dateTooLate';
  const end = readDay(typed.endDay, locale, today);
  if (typed.endDay.trim() !== '' && end === undefined) errors.endDay = 'invalidDate';
  else if (end !== undefined && first !== undefined && end < first) errors.endDay = 'rangeReversed';
  if (typed.preset === 'other' && !isValidEvery(Number(typed.every))) errors.every = 'numberOutOfRange';
  return errors;
}

/** Returns the next due days of a schedule, from today on. */
export function previewDays(schedule: Schedule, today: CalendarDay): CalendarDay[] {
  const days: CalendarDay[] = [];
  // A weekend that is over may have moved a day to today.
  let next = nextScheduleDay(schedule, addDays(today, -MAX_SHIFT_DAYS - 1));
  while (next !== undefined && days.length < PREVIEW_COUNT) {
    const due = dueDayOf(schedule, next);
    if (due >= today && due !== days.at(-1)) days.push(due);
    next = nextScheduleDay(schedule, next);
  }
  return days;
}

/** Returns the schedule without its last day if no day is left after today, so that what has ended can restart. */
export function withoutReachedEnd(schedule: Schedule, today: CalendarDay): Schedule | undefined {
  if (schedule.endDay === null || previewDays(schedule, addDays(today, 1)).length > 0) return undefined;
  return { ...pickSchedule(schedule), endDay: null };
}

export function pickSchedule({ unit, every, firstDay, secondDay, on, shift, endDay }: Schedule): Schedule {
  return { unit, every, firstDay, secondDay, on, shift, endDay };
}

/** Whether two schedules differ. */
export function isOtherSchedule(one: Schedule, other: Schedule): boolean {
  return JSON.stringify(pickSchedule(one)) !== JSON.stringify(pickSchedule(other));
}

function isValidEvery(number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= MAX_RECURRING_EVERY;
}
