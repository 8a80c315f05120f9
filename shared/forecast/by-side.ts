import type { Outlook } from './outlook.ts';
import type { ForecastSide } from './types.ts';

export type BySide<Each = number> = Record<ForecastSide, Each>;

export function forSides<Each>(make: (side: ForecastSide) => Each): BySide<Each> {
  return { income: make('income'), expense: make('expense'), balance: make('balance') };
}

/** What is expected of a month ahead, from 1 on, in minor units; `structure` is the share of the structure in it. */
export function expectedIn({ income, expense }: Outlook, ahead: number, structure: number): BySide {
  const earned = income.months[ahead - 1] ?? 0;
  const spent = structure * (expense.months[ahead - 1] ?? 0) + (1 - structure) * expense.usual;
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
