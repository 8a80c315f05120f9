import { addDays, addMonths, endOfMonth, startOfMonth, type CalendarDay } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import { RULES } from '#shared/recognition/cadences.ts';
import type { Chance } from '#shared/testing/households/chance.ts';
import type { Cadence } from '#shared/cadences.ts';

/** The day of an occurrence within its month: a day of the month or the last workday; `jitter` is in days. */
export type When = { day: number; second?: number; shift?: 'before' | 'after'; jitter?: number };
export type Text = (made: { day: CalendarDay; number: number; city: string; chance: Chance }) => string;

/** Something that repeats. Amounts are major units of a euro. */
export type Repeat = {
  cadence: Cadence;
  type?: TransactionType;
  category: string;
  amount: number;
  text: Text;
  when: When;
  /** How much amounts differ, as a share; 0 if they are equal. */
  noise?: number;
  /** The height of the yearly wave of the amounts, as a share. */
  season?: number;
  /** A step of the price by a share, after every `each` occurrences. */
  steps?: { by: number; each: number };
  /** The months of each year without an occurrence, 1 to 12. */
  off?: readonly number[];
  /** The number of occurrences that are left out once, in a row. */
  pause?: number;
  /** When it begins and ends, as shares of the history. */
  begins?: number;
  ends?: number;
  /** The probability that an occurrence is missing. */
  missing?: number;
  isOptional?: boolean;
};

export type Due = { day: CalendarDay; amount: number; isMissed: boolean };
export const LAST_WORKDAY = -1;

type Span = { from: CalendarDay; to: CalendarDay };

/** Makes the occurrences in a span of days. */
export function makeOccurrences(repeat: Repeat, span: Span, chance: Chance): Due[] {
  const { amount, noise = 0, season = 0, steps, off = [], pause = 0, missing = 0 } = repeat;
  const days = daysOf(repeat, span, chance);
  const pausedFrom = pause === 0 ? Infinity : chance.whole(3, Math.max(4, days.length - pause - 4));
  const firstStep = steps === undefined ? 0 : chance.whole(0, steps.each - 1);
  const peak = chance.whole(0, 11);
  return days.map((day, at) => {
    const level = steps === undefined ? 1 : (1 + steps.by) ** Math.floor((at + firstStep) / steps.each);
    const month = Number(day.slice(5, 7));
    const wave = 1 + season * Math.cos(((month - peak) / 6) * Math.PI);
    const varied = noise === 0 ? 1 : Math.max(0.2, 1 + noise * chance.normal());
    const isMissed =
      chance.is(missing) || off.includes(month) || (at >= pausedFrom && at < pausedFrom + pause);
    return { day, amount: amount * level * wave * varied, isMissed };
  });
}

function daysOf({ cadence, when }: Repeat, { from, to }: Span, chance: Chance): CalendarDay[] {
  const { months, period } = RULES[cadence];
  const days: CalendarDay[] = [];
  if (months === 0) {
    const start = addDays(from, chance.whole(0, period - 1));
    for (let at = 0; ; at++) {
      const day = addDays(start, at * period);
      if (day > to) return days;
      days.push(moved(day, when, chance));
    }
  }
  const step = Math.max(1, months);
  const start = addMonths(startOfMonth(from), chance.whole(0, step - 1));
  for (let at = 0; ; at++) {
    const month = addMonths(start, at * step);
    if (month > to) return days.filter((day) => day >= from && day <= to);
    const inMonth = when.second === undefined ? [when.day] : [when.day, when.second];
    days.push(...inMonth.map((day) => moved(dayOf(month, day), when, chance)));
  }
}

function dayOf(month: CalendarDay, day: number): CalendarDay {
  const last = endOfMonth(month);
  if (day !== LAST_WORKDAY) return addDays(month, Math.min(day, Number(last.slice(8))) - 1);
  return toWorkday(last, -1);
}

function moved(day: CalendarDay, { shift, jitter = 0 }: When, chance: Chance): CalendarDay {
  const near = jitter === 0 ? day : addDays(day, Math.round(chance.normal() * jitter));
  if (shift === undefined) return near;
  return toWorkday(near, shift === 'before' ? -1 : 1);
}

function toWorkday(day: CalendarDay, step: 1 | -1): CalendarDay {
  let workday = day;
  while (isWeekend(workday)) workday = addDays(workday, step);
  return workday;
}

function isWeekend(day: CalendarDay): boolean {
  const date = new Date(`${day}T00:00:00Z`).getUTCDay();
  return date === 0 || date === 6;
}
