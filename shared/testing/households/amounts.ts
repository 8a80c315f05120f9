import { addDays, countDays, type CalendarDay } from '#shared/calendar.ts';
import type { Chance } from './chance.ts';
import type { Country } from './types.ts';

/** The amount on a day, in minor units. */
export type AmountOn = (day: CalendarDay) => number;
export type Life = { chance: Chance; country: Country; firstDay: CalendarDay; lastDay: CalendarDay };

const DAYS_A_YEAR = 365.25;

/** An amount in minor units for what costs so much in Spain. */
export function priceOf({ country }: Pick<Life, 'country'>, euros: number): number {
  const { unitMinor, roundMinor } = country;
  return Math.max(roundMinor, Math.round((euros * unitMinor) / roundMinor) * roundMinor);
}

/** A price such as 9.99 that rises after some months, by a step of a few per cent or more. */
export function steppedPrice(
  life: Life,
  {
    euros,
    monthsHeld = [10, 30],
    rise = [0.02, 0.22],
  }: { euros: number; monthsHeld?: number[]; rise?: number[] },
): AmountOn {
  const { chance } = life;
  const steps: { from: CalendarDay; amount: number }[] = [{ from: life.firstDay, amount: euros }];
  const wait = () => Math.round(chance.between(monthsHeld[0] ?? 10, monthsHeld[1] ?? 30) * 30.4);
  let price = euros;
  for (let day = addDays(life.firstDay, wait()); day <= life.lastDay; day = addDays(day, wait())) {
    const next = price * (1 + chance.between(rise[0] ?? 0, rise[1] ?? 0));
    price = chance.is(0.5) ? Math.floor(next) + 0.99 : Math.round(next * 10) / 10;
    steps.push({ from: day, amount: price });
  }
  return (day) => priceOf(life, steps.findLast(({ from }) => from <= day)?.amount ?? euros);
}

/** What a year adds, such as a raise each January or with the contract. */
export function yearlyPrice(life: Life, { euros, rise }: { euros: number; rise: number }): AmountOn {
  const month = life.chance.pick(['01', '01', '04', '07', '09']);
  const firstYear = Number(life.firstDay.slice(0, 4));
  return (day) => {
    const years = Number(day.slice(0, 4)) - firstYear + (day.slice(5, 7) >= month ? 1 : 0);
    return priceOf(life, euros * (1 + rise) ** Math.max(0, years));
  };
}

/** Consumption: a season of the year, a trend and noise. */
export function seasonalAmount(
  life: Life,
  { euros, swing, peakMonth, noise }: { euros: number; swing: number; peakMonth: number; noise: number },
): AmountOn {
  const trend = life.chance.between(-0.01, 0.07);
  return (day) => {
    const season = 1 + swing * Math.cos((2 * Math.PI * (Number(day.slice(5, 7)) - peakMonth)) / 12);
    const years = countDays({ from: life.firstDay, to: day }) / DAYS_A_YEAR;
    const factor = Math.exp(noise * life.chance.normal());
    return priceOf(life, euros * season * factor * (1 + trend) ** years);
  };
}

/** Around one amount, with noise as a share. */
export function variedAmount(life: Life, { euros, noise }: { euros: number; noise: number }): AmountOn {
  return seasonalAmount(life, { euros, swing: 0, peakMonth: 1, noise });
}
