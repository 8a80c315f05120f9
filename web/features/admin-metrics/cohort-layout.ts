import type { Cohort } from '#shared/contract/admin-metrics.ts';

/** How strongly a cell is tinted, from not at all to most. */
export type Heat = 0 | 1 | 2 | 3 | 4 | 5;

/** So many weeks after the sign-up have passed for one of the cohorts at least; the others have no column. */
export function countColumns(cohorts: readonly Cohort[]): number {
  return Math.max(0, ...cohorts.map(({ active }) => active.findLastIndex((each) => each !== null) + 1));
}

/** The cohorts from the first one on that has anybody in it. */
export function sinceFirstSignUp(cohorts: readonly Cohort[]): readonly Cohort[] {
  const first = cohorts.findIndex(({ users }) => users > 0);
  return first === -1 ? [] : cohorts.slice(first);
}

/** The share of a cohort that was seen; undefined where there is nobody or the week is not over. */
export function shareOf(
  { users }: Pick<Cohort, 'users'>,
  active: number | null | undefined,
): number | undefined {
  return users === 0 || active === null || active === undefined ? undefined : active / users;
}

/** A fifth of the range for each tint; whoever came at all is tinted. */
export function heatOf(share: number | undefined): Heat {
  return share === undefined ? 0 : (Math.ceil(Math.min(1, share) * 5) as Heat);
}
