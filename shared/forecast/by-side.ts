import type { Outlook } from './outlook.ts';
import type { ForecastSide } from './types.ts';

export type BySide<Value = number> = Record<ForecastSide, Value>;

export function forSides<Value>(make: (side: ForecastSide) => Value): BySide<Value> {
  return { income: make('income'), expense: make('expense'), balance: make('balance') };
}

/**
 * The weights, together 1, of three forecasts of a month's expenses: `structure` adds the level to the payments that
 * repeat, `usual` is the median of the last twelve months, `yearAgo` is the same month a year before.
 */
export type Shares = { structure: number; usual: number; yearAgo: number };
export const ALL_STRUCTURE: Shares = { structure: 1, usual: 0, yearAgo: 0 };

/**
 * Returns the expected sums of the month that is `ahead` months away, from 1 on, in minor units. Without a month a year
 * before, the other two forecasts share its weight.
 */
export function expectedSums({ income, expense }: Outlook, ahead: number, shares: Shares): BySide {
  const earned = income.months[ahead - 1] ?? 0;
  const structure = expense.months[ahead - 1] ?? 0;
  const yearAgo = expense.yearAgo[ahead - 1];
  const usual = shares.usual / (yearAgo === undefined ? shares.structure + shares.usual : 1);
  const toUsual = usual * (expense.usual - structure);
  const toYearAgo = yearAgo === undefined ? 0 : shares.yearAgo * (yearAgo - structure);
  const spent = structure + toUsual + toYearAgo;
  return { income: earned, expense: spent, balance: earned - spent };
}

/** Returns the expected sums of the whole running month, in minor units. */
export function expectedEndSums({ income, expense }: Outlook): BySide {
  const earned = income.soFar + income.rest;
  const spent = expense.soFar + expense.rest;
  return { income: earned, expense: spent, balance: earned - spent };
}

export function toScales({ income, expense }: Outlook): BySide {
  return { income: income.scale, expense: expense.scale, balance: Math.hypot(income.scale, expense.scale) };
}
