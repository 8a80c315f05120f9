import { addDays, countDays, type CalendarDay } from '#shared/calendar.ts';
import type { Chance } from './chance.ts';
import type { Country } from './types.ts';

/** Returns the amount of a payment on a day, in minor units. */
export type AmountOn = (day: CalendarDay) => number;
export type HouseholdBasis = {
  chance: Chance;
  country: Country;
  firstDay: CalendarDay;
  lastDay: CalendarDay;
};

const DAYS_A_YEAR = 365.25;

/** Converts a price in Spain, in euros, to an amount in minor units in the country of the household. */
export function toPriceMinor({ country }: Pick<HouseholdBasis, 'country'>, euros: number): number {
  const { unitMinor, roundMinor } = country;
  return Math.max(roundMinor, Math.round((euros * unitMinor) / roundMinor) * roundMinor);
}

/** A price such as 9.99 that rises by some per cent every few months. */
export function steppedPrice(
  basis: HouseholdBasis,
  {
    euros,
    monthsHeld = [10, 30],
    rise = [0.02, 0.22],
  }: { euros: number; monthsHeld?: number[]; rise?: number[] },
): AmountOn {
  const { chance } = basis;
  const steps: { from: CalendarDay; amount: number }[] = [{ from: basis.firstDay, amount: euros }];
  const wait = () => Math.round(chance.between(monthsHeld[0] ?? 10, monthsHeld[1] ?? 30) * 30.4);
  let price = euros;
  for (let day = addDays(basis.firstDay, wait()); day <= basis.lastDay; day = addDays(day, wait())) {
    const next = price * (1 + chance.between(rise[0] ?? 0, rise[1] ?? 0));
    price = chance.is(0.5) ? Math.floor(next) + 0.99 : Math.round(next * 10) / 10;
    steps.push({ from: day, amount: price });
  }
  return (day) => toPriceMinor(basis, steps.findLast(({ from }) => from <= day)?.amount ?? euros);
}

/** An amount that rises once a year, such as a salary. */
export function yearlyPrice(
  basis: HouseholdBasis,
  { euros, rise }: { euros: number; rise: number },
): AmountOn {
  const month = basis.chance.pick(['01', '01', '04', '07', '09']);
  const firstYear = Number(basis.firstDay.slice(0, 4));
  return (day) => {
    const years = Number(day.slice(0, 4)) - firstYear + (day.slice(5, 7) >= month ? 1 : 0);
    return toPriceMinor(basis, euros * (1 + rise) ** Math.max(0, years));
  };
}

/** An amount with a season, a trend and noise, such as a bill for energy. */
export function seasonalAmount(
  basis: HouseholdBasis,
  { euros, swing, peakMonth, noise }: { euros: number; swing: number; peakMonth: number; noise: number },
): AmountOn {
  const trend = basis.chance.between(-0.01, 0.07);
  return (day) => {
    const season = 1 + swing * Math.cos((2 * Math.PI * (Number(day.slice(5, 7)) - peakMonth)) / 12);
    const years = countDays({ from: basis.firstDay, to: day }) / DAYS_A_YEAR;
    const factor = Math.exp(noise * basis.chance.normal());
    return toPriceMinor(basis, euros * season * factor * (1 + trend) ** years);
  };
}

/** An amount with noise, which is a share of it. */
export function variedAmount(
  basis: HouseholdBasis,
  { euros, noise }: { euros: number; noise: number },
): AmountOn {
  return seasonalAmount(basis, { euros, swing: 0, peakMonth: 1, noise });
}
