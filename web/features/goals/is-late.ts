import type { Goal } from '#shared/contract/goals.ts';

/** Whether the present pace reaches the goal after its day. False once the day has passed: the card says that. */
export function isLate({
  day,
  neededPerMonth,
  expectedDay,
}: Pick<Goal, 'day' | 'neededPerMonth' | 'expectedDay'>): boolean {
  return day !== null && neededPerMonth !== null && expectedDay !== null && expectedDay > day;
}
