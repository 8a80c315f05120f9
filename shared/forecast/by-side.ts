import type { Outlook } from './outlook.ts';
import type { ForecastSide } from './types.ts';

export type BySide<Each = number> = Record<ForecastSide, Each>;

export function forSides<Each>(make: (side: ForecastSide) => Each): BySide<Each> {
  return { income: make('income'), expense: make('expense'), balance: make('balance') };
}

/** How much of a month's expenses is the structure, the usual month, and the same month a year before; together 1. */
export type Shares = { structure: number; usual: number; yearAgo: number };
export const ALL_STRUCTURE: Shares = { structure: 1, usual: 0, yearAgo: 0 };

/** What is expected of a month ahead, from 1 on, in minor units. Without a year before, the others share its part. */
export function expectedIn({ income, expense }: Outlook, ahead: number, shares: Shares): BySide {
  const earned = income.months[ahead - 1] ?? 0;
  const structure = expense.months[ahead - 1] ?? 0;
  const yearAgo = expense.yearAgo[ahead - 1];
  const usual = shares.usual / (yearAgo === undefined ? shares.structure + shares.usual : 1);
  const toUsual = usual * (expense.usual - structure);
  const toYearAgo = yearAgo === undefined ? 0 : shares.yearAgo * (yearAgo - structure);
  const spent = structure + toUsual + toYearAgo;
  return { income: earned, expense: spent, balance: earned - spent };
}

/** What is expected of the running month as a whole. */
export function expectedAtEnd({ income, expense }: Outlook): BySide {
  const earned = income.soFar + income.rest;
  const spent = expense.soFar + expense.rest;
  return { income: earned, expense: spent, balance: earned - spent };
}

export function scalesOf({ income, expense }: Outlook): BySide {
  return { income: income.scale, expense: expense.scale, balance: Math.hypot(income.scale, expense.scale) };
}
