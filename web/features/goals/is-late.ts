import type { Goal } from '#shared/contract/goals.ts';

/** Whether the goal will be reached after its day, at the pace of its entries. A day that has passed says so itself. */
export function isLate({
  day,
  neededPerMonth,
  expectedDay,
}: Pick<Goal, 'day' | 'neededPerMonth' | 'expectedDay'>): boolean {
  return day !== null && neededPerMonth !== null && expectedDay !== null && expectedDay > day;
}
