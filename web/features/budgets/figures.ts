import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import { leftPerDay } from '#shared/budgets/left.ts';
import { ALL_EXPENSES, type Budget } from '#shared/contract/budgets.ts';
import { toMajorUnits, totalToMinorUnits } from '#shared/money.ts';
import type { MeterTone } from '#web/ui/meter.tsx';

/** The figures of a budget on the screen, in major units. `available` is the amount plus what was carried over. */
export type Figures = Pick<Budget, 'spent' | 'left' | 'coming' | 'leftPerDay'> & { available: number };

/** A budget is near its limit from this share on. */
const NEAR_LIMIT = 0.8;

export function toFigures(
  { spent, left, coming, leftPerDay: perDay, ...budget }: Budget,
  decimals: number,
): Figures {
  const available = sum([budget.amount, budget.carried], decimals);
  return { available, spent, left, coming, leftPerDay: perDay };
}

/** The amount to compare spending with; 0 if earlier months overspent more than the whole budget. */
export function shownAvailable({ available }: Pick<Figures, 'available'>): number {
  return Math.max(available, 0);
}

/** Sums the categories' budgets; the budget for all expenses is left out. */
export function sumCategories(
  items: readonly Budget[],
  { decimals, range, today }: { decimals: number; range: CalendarRange; today: CalendarDay },
): Figures {
  const allFigures = withoutTotal(items).map((budget) => toFigures(budget, decimals));
  const add = (name: 'available' | 'spent' | 'left' | 'coming') =>
    sum(
      allFigures.map((figures) => figures[name]),
      decimals,
    );
  const [left, coming] = [add('left'), add('coming')];
  const perDay = leftPerDay(
    totalToMinorUnits(left, decimals) - totalToMinorUnits(coming, decimals),
    range,
    today,
  );
  return {
    available: add('available'),
    spent: add('spent'),
    left,
    coming,
    leftPerDay: perDay === null ? null : toMajorUnits(perDay, decimals),
  };
}

export function withoutTotal(items: readonly Budget[]): Budget[] {
  return items.filter(({ category }) => category !== ALL_EXPENSES);
}

/** The categories that the totals count, joined for a search; undefined if a budget for all expenses counts all. */
export function countedCategories(items: readonly Budget[]): string | undefined {
  const categories = items.map(({ category }) => category);
  return categories.includes(ALL_EXPENSES) ? undefined : categories.join(',');
}

/** The spent share: 1 if nothing was available but something was spent, 0 if more was refunded than spent. */
export function spentShare({ spent, available }: Pick<Figures, 'spent' | 'available'>): number {
  if (available <= 0) return spent > 0 ? 1 : 0;
  return Math.max(0, spent / available);
}

/** By how much planned payments exceed what is left; 0 if the budget is already overspent. */
export function shortfall({ left, coming }: Pick<Figures, 'left' | 'coming'>, decimals: number): number {
  return left < 0 ? 0 : Math.max(0, sum([coming, -left], decimals));
}

export function findTone(figures: Pick<Figures, 'spent' | 'available' | 'left' | 'coming'>): MeterTone {
  if (figures.left < 0) return 'over';
  if (figures.coming > figures.left) return 'near';
  return spentShare(figures) >= NEAR_LIMIT ? 'near' : 'fine';
}

/** Sorts budgets by their spent share, the highest first. */
export function nearestFirst(items: readonly Budget[], decimals: number): Budget[] {
  const share = (budget: Budget) => {
    const { spent, available } = toFigures(budget, decimals);
    return available <= 0 && spent > 0 ? Infinity : spentShare({ spent, available });
  };
  return items.toSorted((one, other) => (share(one) < share(other) ? 1 : -1));
}

function sum(amounts: readonly number[], decimals: number): number {
  return toMajorUnits(
    amounts.reduce((total, amount) => total + totalToMinorUnits(amount, decimals), 0),
    decimals,
  );
}
