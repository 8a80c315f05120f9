import type { Goal } from '#shared/contract/goals.ts';

/** Whether the pace reaches the goal only after its day. False once the day has passed: then the card says so. */
export function isLate({
  day,
  neededPerMonth,
  expectedDay,
}: Pick<Goal, 'day' | 'neededPerMonth' | 'expectedDay'>): boolean {
  return day !== null && neededPerMonth !== null && expectedDay !== null && expectedDay > day;
}
