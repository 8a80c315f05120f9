import { dateFormat } from './intl-formats.ts';

/**
 * Calendar days as text, `yyyy-MM-dd`. Only `today` and `startOfDay` use a time zone. The arithmetic runs on UTC
 * midnights, because every UTC day has 24 hours.
 */
export type CalendarDay = string;
export type CalendarRange = { from: CalendarDay; to: CalendarDay };

const MS_PER_HOUR = 3_600_000;
const MS_PER_DAY = 24 * MS_PER_HOUR;

/** Whether the day exists: '2024-02-29' does, '2026-02-30' and '0000-00-00' do not. */
export function isCalendarDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && toDay(ms) === text;
}

/** Returns the calendar day of an instant (epoch milliseconds) in an IANA time zone. */
export function today(timeZone: string, nowMs: number): CalendarDay {
  if (nowMs < QUARTER_HOURS_FROM) return dayInZone(timeZone, nowMs);
  const quarterHour = Math.floor(nowMs / MS_PER_QUARTER_HOUR);
  const latest = latestDays.get(timeZone);
  if (latest?.quarterHour === quarterHour) return latest.day;
  const day = dayInZone(timeZone, nowMs);
  latestDays.set(timeZone, { quarterHour, day });
  return day;
}

const MS_PER_QUARTER_HOUR = MS_PER_HOUR / 4;
/** Since then, every zone's day begins at a quarter of an hour. Until 2011, Newfoundland changed its clocks at 00:01. */
const QUARTER_HOURS_FROM = Date.UTC(2012, 0, 1);
/** The day that was last formatted in each of the few hundred zones, since formatting costs more than most queries. */
const latestDays = new Map<string, { quarterHour: number; day: CalendarDay }>();

function dayInZone(timeZone: string, nowMs: number): CalendarDay {
  const parts = dayFormat(timeZone).formatToParts(nowMs);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${find('year').padStart(4, '0')}-${find('month')}-${find('day')}`;
}

/**
 * Returns the first instant (epoch milliseconds) of a day in an IANA time zone. If the zone skipped that day, it is the
 * first instant of the next one.
 */
export function startOfDay(day: CalendarDay, timeZone: string): number {
  // No zone is more than 15 hours away from UTC.
  let before = toMs(day) - 15 * MS_PER_HOUR;
  let atLatest = toMs(day) + 15 * MS_PER_HOUR;
  while (atLatest - before > 1) {
    const middle = Math.floor((before + atLatest) / 2);
    if (today(timeZone, middle) >= day) atLatest = middle;
    else before = middle;
  }
  return atLatest;
}

export function addDays(day: CalendarDay, days: number): CalendarDay {
  return toDay(toMs(day) + days * MS_PER_DAY);
}

/** The same day of another month, or the last day of that month if it is shorter. */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const { year, month, dayOfMonth } = split(day);
  const first = toDay(Date.UTC(year, month - 1 + months, 1));
  const last = endOfMonth(first);
  return dayOfMonth >= split(last).dayOfMonth ? last : `${first.slice(0, 8)}${day.slice(8)}`;
}

export function startOfMonth(day: CalendarDay): CalendarDay {
  return `${day.slice(0, 8)}01`;
}

export function endOfMonth(day: CalendarDay): CalendarDay {
  const { year, month } = split(day);
  return toDay(Date.UTC(year, month, 0));
}

export function monthOf(day: CalendarDay): CalendarRange {
  return { from: startOfMonth(day), to: endOfMonth(day) };
}

export function yearOf(day: CalendarDay): CalendarRange {
  return { from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` };
}

/** The number of days in a range, including both ends. */
export function countDays(range: CalendarRange): number {
  return Math.round((toMs(range.to) - toMs(range.from)) / MS_PER_DAY) + 1;
}

/** Every day of a range in order, including both ends. */
export function eachDay(range: CalendarRange): CalendarDay[] {
  const start = toMs(range.from);
  return Array.from({ length: Math.max(0, countDays(range)) }, (_, index) =>
    toDay(start + index * MS_PER_DAY),
  );
}

/** Day of the week, 0 for Sunday to 6 for Saturday. */
export function weekday(day: CalendarDay): number {
  return new Date(toMs(day)).getUTCDay();
}

/** A day formatted for a locale, with the parts that `options` names. */
export function formatDay(day: CalendarDay, locale: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(locale, { ...options, timeZone: 'UTC' }).format(toMs(day));
}

function split(day: CalendarDay): { year: number; month: number; dayOfMonth: number } {
  return {
    year: Number(day.slice(0, 4)),
    month: Number(day.slice(5, 7)),
    dayOfMonth: Number(day.slice(8, 10)),
  };
}

function toMs(day: CalendarDay): number {
  const { year, month, dayOfMonth } = split(day);
  return Date.UTC(year, month - 1, dayOfMonth);
}

/** Keeps the texts of the days from 1970 to 2099, because formatting a date is slow. */
const cachedDays: CalendarDay[] = [];
const MAX_CACHED_DAYS = 47_482;

function toDay(ms: number): CalendarDay {
  const number = ms / MS_PER_DAY;
  const isCached = number >= 0 && number < MAX_CACHED_DAYS;
  return isCached ? (cachedDays[number] ??= formatUtcDay(ms)) : formatUtcDay(ms);
}

function formatUtcDay(ms: number): CalendarDay {
  return new Date(ms).toISOString().slice(0, 10);
}

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  return dateFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
}
