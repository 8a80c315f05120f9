import fc from 'fast-check';
import { addDays, addMonths, type CalendarDay } from '#shared/calendar.ts';
import type { PastTransaction } from '#shared/recognition/types.ts';
import { createMemory } from '#shared/recognition/memory.ts';
import { makeForecast } from '#shared/forecast/make-forecast.ts';
import type { ForecastInput, MinorFigure, MinorForecast } from '#shared/forecast/types.ts';

/** Forecasts six months from these transactions. `more` overrides other parts of the input. */
export function forecastOf(
  transactions: readonly PastTransaction[],
  today: CalendarDay,
  more: Partial<ForecastInput> = {},
): MinorForecast {
  return makeForecast({ transactions, planned: [], today, months: 6, ...more }, createMemory());
}

/** Makes a transaction a month on the day of the month of `from`; in a shorter month, on its last day. */
export function monthly(
  each: Pick<PastTransaction, 'type' | 'amountMinor' | 'description'> & { category?: string },
  { from, until }: { from: CalendarDay; until: CalendarDay },
): PastTransaction[] {
  const transactions: PastTransaction[] = [];
  for (let at = 0; addMonths(from, at) <= until; at++) {
    const date = addMonths(from, at);
    transactions.push({ category: 'other', ...each, date, id: `${each.description} ${date}` });
  }
  return transactions;
}

/** Lists all figures of a forecast with a name. */
export function listFigures({ endOfMonth, months, categories }: MinorForecast): [string, MinorFigure][] {
  return [
    ...Object.entries(endOfMonth),
    ...months.flatMap(({ month, ...sides }) =>
      Object.entries(sides).map(([side, figure]): [string, MinorFigure] => [`${month} ${side}`, figure]),
    ),
    ...categories.map(({ category, next }): [string, MinorFigure] => [category, next]),
  ];
}

const TODAYS = ['2024-02-29', '2025-02-28', '2026-01-31', '2026-03-01', '2026-10-10', '2027-12-31'];
const TEXTS = ['Rent', 'Payroll', 'Shop', 'Cafe 24', 'Seguro hogar', 'AEAT', '', '¥', '12345'];

/** Any history of up to about three years, also with gaps, or with one transaction or none. */
export const anyHistory = fc
  .tuple(
    fc.constantFrom(...TODAYS),
    fc.array(
      fc.record({
        daysAgo: fc.integer({ min: 0, max: 1_150 }),
        type: fc.constantFrom('expense' as const, 'income' as const),
        amountMinor: fc.integer({ min: 1_000, max: 900_000 }),
        category: fc.constantFrom('food', 'other', 'salary'),
        description: fc.constantFrom(...TEXTS),
      }),
      { maxLength: 60 },
    ),
    fc.array(
      fc.record({
        monthsAgo: fc.integer({ min: 0, max: 36 }),
        day: fc.integer({ min: 0, max: 30 }),
        type: fc.constantFrom('expense' as const, 'income' as const),
        amountMinor: fc.integer({ min: 1_000, max: 900_000 }),
        description: fc.constantFrom(...TEXTS),
      }),
      { maxLength: 4 },
    ),
  )
  .map(([today, irregular, repeated]) => ({
    today,
    transactions: [
      ...irregular.map(({ daysAgo, ...rest }, at) => ({
        ...rest,
        id: `l${at}`,
        date: addDays(today, -daysAgo),
      })),
      ...repeated.flatMap(({ monthsAgo, day, ...rest }, at) =>
        monthly(rest, {
          from: addDays(addMonths(`${today.slice(0, 7)}-01`, -monthsAgo), day),
          until: today,
        }).map((each) => ({ ...each, id: `r${at} ${each.id}` })),
      ),
    ],
  }));
