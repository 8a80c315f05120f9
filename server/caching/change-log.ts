import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';

/** A write that changed only transactions of these days, and the user's revision after it. */
export type Change = { revision: number; days: readonly CalendarDay[] };

export type ChangeLog = ReturnType<typeof createChangeLog>;

const MAX_USERS = 1_000;
const MAX_CHANGES = 50;

/**
 * Remembers the last changes of the users who wrote last. Each write raises the revision by one, so a missing revision
 * shows that a write was not logged.
 */
export function createChangeLog(limits: { maxUsers?: number; maxChanges?: number } = {}) {
  const { maxUsers = MAX_USERS, maxChanges = MAX_CHANGES } = limits;
  const byUser = new Map<string, readonly Change[]>();

  function keep(userId: string, changes: readonly Change[]): void {
    // The user who wrote last is at the end of the map; the first one is dropped.
    byUser.delete(userId);
    byUser.set(userId, changes.slice(-maxChanges));
    const [first] = byUser.keys();
    if (byUser.size > maxUsers && first !== undefined) byUser.delete(first);
  }

  function findChanges(userId: string): readonly Change[] {
    return byUser.get(userId) ?? [];
  }

  /** Returns the days that changed after one revision, up to another one; undefined if that is unknown. */
  function daysBetween(userId: string, from: number, to: number): ReadonlySet<CalendarDay> | undefined {
    if (to < from) return undefined;
    const between = findChanges(userId).filter(({ revision }) => revision > from && revision <= to);
    const revisions = new Set(between.map(({ revision }) => revision));
    return revisions.size === to - from ? new Set(between.flatMap(({ days }) => days)) : undefined;
  }

  return {
    keep,
    findChanges,
    daysBetween,
    /** Logs a change. Call it once the change is stored. */
    note: (userId: string, change: Change) => keep(userId, [...findChanges(userId), change]),
    /** Whether it is known that no day of the ranges changed between two revisions. */
    isSame(
      userId: string,
      { from, to }: { from: number; to: number },
      ranges: readonly CalendarRange[],
    ): boolean {
      const days = daysBetween(userId, from, to);
      return (
        days !== undefined &&
        [...days].every((day) => ranges.every((range) => day < range.from || day > range.to))
      );
    },
  };
}
