import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Schedule } from '#shared/contract/schedule.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat, type Format } from '#web/lib/format/format.ts';

type Repetition = Omit<Schedule, 'shift' | 'endDay'>;

/** Returns a function that writes a schedule in words, such as 'Every month on the 31st'. */
export function useScheduleText(): (schedule: Repetition) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return (schedule) => scheduleText(schedule, t, format);
}

export function scheduleText(
  schedule: Repetition,
  t: TFunction,
  format: Pick<Format, 'locale' | 'day'>,
): string {
  const { unit, every } = schedule;
  if (unit === 'week' && every === 1)
    return t('recurring.schedule.everyWeekday', { weekday: weekdayText(schedule, format) });
  const period = t(`recurring.schedule.periods.${unit}`, { count: every });
  const day = dayText(schedule, t, format);
  return day === undefined ? period : t('recurring.schedule.both', { period, day });
}

function dayText(
  { unit, firstDay, secondDay, on }: Repetition,
  t: TFunction,
  format: Pick<Format, 'locale' | 'day'>,
): string | undefined {
  if (unit === 'day') return undefined;
  if (unit === 'week') return t('recurring.schedule.weekday', { weekday: weekdayText({ firstDay }, format) });
  if (unit === 'year') {
    const month = format.day(firstDay, DAY_FORMATS.month);
    if (on === 'lastDay') return t('recurring.schedule.yearLastDay', { month });
    if (on === 'lastWorkday') return t('recurring.schedule.yearLastWorkday', { month });
    return t('recurring.schedule.yearDay', { day: format.day(firstDay, { day: 'numeric', month: 'long' }) });
  }
  if (on !== 'day') return t(`recurring.schedule.${on}`);
  const ordinal = (day: number) => ordinalText(day, t, format.locale);
  const first = Number(firstDay.slice(8));
  if (secondDay === null) return t('recurring.schedule.day', { day: ordinal(first) });
  const [least, most] = first < secondDay ? [first, secondDay] : [secondDay, first];
  if (most === 31) return t('recurring.schedule.dayAndLast', { day: ordinal(least) });
  return t('recurring.schedule.days', { day: ordinal(least), other: ordinal(most) });
}

function weekdayText({ firstDay }: Pick<Repetition, 'firstDay'>, format: Pick<Format, 'day'>): string {
  return format.day(firstDay, { weekday: 'long' });
}

/** Writes the number of a day: '31st', or '31' in Spanish. */
function ordinalText(number: number, t: TFunction, locale: string): string {
  const rule = new Intl.PluralRules(locale, { type: 'ordinal' }).select(number);
  const key = rule === 'one' || rule === 'two' || rule === 'few' ? rule : 'other';
  return t(`recurring.schedule.ordinals.${key}`, { number });
}
