import type { Cohort } from '#shared/contract/admin-metrics.ts';
import { largestOf } from '#shared/lists.ts';

/** The tint of a cell, from none to strongest. */
export type Heat = 0 | 1 | 2 | 3 | 4 | 5;

/** The number of columns: weeks after the sign-up that have passed for at least one cohort. */
export function countColumns(cohorts: readonly Cohort[]): number {
  return Math.max(
    0,
    largestOf(cohorts.map(({ active }) => active.findLastIndex((count) => count !== null) + 1)),
  );
}

/** The cohorts, starting with the first one that is not empty. */
export function sinceFirstSignUp(cohorts: readonly Cohort[]): readonly Cohort[] {
  const first = cohorts.findIndex(({ users }) => users > 0);
  return first === -1 ? [] : cohorts.slice(first);
}

/** The share of a cohort that came back; undefined if the cohort is empty or the week is not over. */
export function toShare(
  { users }: Pick<Cohort, 'users'>,
  active: number | null | undefined,
): number | undefined {
  return users === 0 || active === null || active === undefined ? undefined : active / users;
}

/** Each tint is a fifth of the range; any share above zero has one. */
export function toHeat(share: number | undefined): Heat {
  return share === undefined ? 0 : (Math.ceil(Math.min(1, share) * 5) as Heat);
}
