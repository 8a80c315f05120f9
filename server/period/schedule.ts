import { addDays, addMonths, type CalendarDay } from '#shared/calendar.ts';
import type { Schedule } from '#shared/contract/schedule.ts';
import { EARLIEST_DAY, MAX_DAYS_AHEAD } from '#shared/limits.ts';
import { dueDayOf, MAX_SHIFT_DAYS, nextScheduleDay } from '#shared/recurring/calendar.ts';
import { fieldError } from '#server/errors/app-error.ts';

// The schedules of recurring transactions and of recurring transfers.

/** Open days that are older than this are dropped by a restore. Only an account that was not in use has any. */
const MAX_OPEN_MONTHS = 60;

export function scheduleColumns(schedule: Schedule) {
  return {
    unit: schedule.unit,
    every: schedule.every,
    first_day: schedule.firstDay,
    second_day: schedule.secondDay,
    on_day: schedule.on,
    shift: schedule.shift,
    end_day: schedule.endDay,
  };
}
type ScheduleColumns = ReturnType<typeof scheduleColumns>;

export function toSchedule(row: ScheduleColumns): Schedule {
  return {
    unit: row.unit,
    every: row.every,
    firstDay: row.first_day,
    secondDay: row.second_day,
    on: row.on_day,
    shift: row.shift,
    endDay: row.end_day,
  };
}

/** Whether two schedules have the same days, apart from the end. */
export function hasSameDays(one: ScheduleColumns, other: ScheduleColumns): boolean {
  const toDaysText = ({ unit, every, first_day, second_day, on_day, shift }: ScheduleColumns) =>
    `${unit} ${every} ${first_day} ${second_day} ${on_day} ${shift}`;
  return toDaysText(one) === toDaysText(other);
}

/** Throws an error of the field if the parts of a schedule contradict each other. */
export function requireSchedule(schedule: Schedule, currentDay: CalendarDay): Schedule {
  const { unit, every, firstDay, secondDay, on, endDay } = schedule;
  requireDay(firstDay, 'firstDay', currentDay);
  const isTwiceAMonth = unit === 'month' && every === 1 && on === 'day';
  if (secondDay !== null && !isTwiceAMonth) throw fieldError('secondDay', 'invalid');
  if (on !== 'day' && unit !== 'month' && unit !== 'year') throw fieldError('on', 'invalid');
  if (endDay !== null && endDay < firstDay) throw fieldError('endDay', 'invalid');
  return schedule;
}

/** Returns the day. Throws `dateTooEarly` or `dateTooLate` for the field if no transaction may have it. */
export function requireDay(day: CalendarDay, field: string, currentDay: CalendarDay): CalendarDay {
  if (day < EARLIEST_DAY) throw fieldError(field, 'dateTooEarly');
  if (day > addDays(currentDay, MAX_DAYS_AHEAD)) throw fieldError(field, 'dateTooLate');
  return day;
}

/** Returns the first day of a schedule that is due today or later, or today if there is none. */
export function findFirstDue(schedule: Schedule, currentDay: CalendarDay): CalendarDay {
  let day = nextScheduleDay(schedule, addDays(currentDay, -MAX_SHIFT_DAYS - 1));
  while (day !== undefined && dueDayOf(schedule, day) < currentDay) day = nextScheduleDay(schedule, day);
  return day ?? currentDay;
}

type Row = ScheduleColumns & { state: 'active' | 'paused' | 'ended'; open_from: string };

/** Returns `open_from` after a change. A new schedule and what is resumed begin today. */
export function nextOpenFrom({
  before,
  after,
  currentDay,
}: {
  before: Row;
  after: Row;
  currentDay: CalendarDay;
}): CalendarDay {
  const firstDue = findFirstDue(toSchedule(after), currentDay);
  if (!hasSameDays(before, after)) return firstDue;
  return isResumed(before, after) && firstDue > before.open_from ? firstDue : before.open_from;
}

export function isResumed(before: Pick<Row, 'state'>, after: Pick<Row, 'state'>): boolean {
  return before.state !== 'active' && after.state === 'active';
}

/** Returns `open_from` of an export, without the days that a restore drops. */
export function restoredOpenFrom(openFrom: CalendarDay, currentDay: CalendarDay): CalendarDay {
  const earliest = addMonths(currentDay, -MAX_OPEN_MONTHS);
  return openFrom > earliest ? openFrom : earliest;
}
