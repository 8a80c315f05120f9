import { describe, expect, it } from 'vitest';
import { formatDay } from '#shared/calendar.ts';
import {
  findScheduleErrors,
  monthlyFrom,
  previewDays,
  toSchedule,
  toTypedSchedule,
  type TypedSchedule,
  withoutReachedEnd,
} from './typed-schedule.ts';

const reader = { locale: 'en-GB', today: '2026-11-23' };
const show = (day: string) => formatDay(day, 'en-GB', { dateStyle: 'medium' });

function typed(changes: Partial<TypedSchedule> = {}): TypedSchedule {
  return { ...toTypedSchedule(monthlyFrom('2026-01-31'), show), ...changes };
}

describe('a typed schedule', () => {
  it('is read as it was shown', () => {
    const schedule = { ...monthlyFrom('2026-01-31'), secondDay: 15, endDay: '2026-12-31' };
    expect(toSchedule(toTypedSchedule(schedule, show), reader)).toEqual(schedule);
  });

  it('reads the usual cadences and any other unit and number', () => {
    expect(toSchedule(typed({ preset: 'fourWeekly', on: 'lastDay' }), reader)).toMatchObject({
      unit: 'week',
      every: 4,
      on: 'day',
    });
    expect(toSchedule(typed({ preset: 'semimonthly', secondDay: '15' }), reader)).toMatchObject({
      unit: 'month',
      secondDay: 15,
    });
    expect(
      toSchedule(typed({ preset: 'other', unit: 'year', every: '3', on: 'lastDay' }), reader),
    ).toMatchObject({ unit: 'year', every: 3, on: 'lastDay' });
  });

  it('has an error for each field that cannot be read', () => {
    const wrong = { firstDay: '30 Feb 2026', endDay: 'soon', preset: 'other', every: '0' } as const;
    expect(findScheduleErrors(typed(wrong), reader)).toEqual({
      firstDay: 'invalidDate',
      endDay: 'invalidDate',
      every: 'numberOutOfRange',
    });
    expect(findScheduleErrors(typed({ firstDay: ' ' }), reader)).toEqual({ firstDay: 'required' });
    expect(findScheduleErrors(typed({ endDay: '1 Jan 2026' }), reader)).toEqual({ endDay: 'rangeReversed' });
    expect(findScheduleErrors(typed({ firstDay: '1 Jan 2028' }), reader)).toEqual({
      firstDay: 'dateTooLate',
    });
  });

  it('previews the next five days, and moves those on weekends to workdays', () => {
    const schedule = toSchedule(typed({ shift: 'before' }), reader);
    expect(schedule && previewDays(schedule, reader.today)).toEqual([
      '2026-11-30',
      '2026-12-31',
      '2027-01-29',
      '2027-02-26',
      '2027-03-31',
    ]);
    const ended = toSchedule(typed({ endDay: '1 Mar 2026' }), reader);
    expect(ended && previewDays(ended, reader.today)).toEqual([]);
  });

  it('previews each day once, from today on, also if a weekend moved it there', () => {
    const daily = { ...monthlyFrom('2026-11-21'), unit: 'day', shift: 'after' } as const;
    const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];
    expect(previewDays(daily, '2026-11-23')).toEqual(days);
    expect(previewDays({ ...daily, shift: 'before' }, '2026-11-22')).toEqual(days);
  });

  it('loses its last day in a restart if no day is left after today', () => {
    const monthly = { ...monthlyFrom('2026-11-23'), endDay: '2026-12-15' };
    expect(withoutReachedEnd(monthly, '2026-11-23')).toEqual(monthlyFrom('2026-11-23'));
    expect(withoutReachedEnd(monthly, '2026-11-22')).toBeUndefined();
    expect(withoutReachedEnd(monthlyFrom('2026-11-23'), '2026-11-23')).toBeUndefined();
  });
});
