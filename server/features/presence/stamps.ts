const EVERY_MS = 60_000;
/** Of so many users it is remembered when they were noted last; of others it is noted again. */
const MAX_REMEMBERED = 10_000;

/** Remembers when each user was noted last, so that most requests write nothing. */
export function createStamps() {
  const notedAt = new Map<string, number>();

  return {
    /** Whether a minute has passed since the last time this answered yes for the user. */
    isDue(userId: string, nowMs: number): boolean {
      const before = notedAt.get(userId);
      // A clock that was set back must not silence anybody.
      if (before !== undefined && Math.abs(nowMs - before) < EVERY_MS) return false;
      notedAt.delete(userId);
      notedAt.set(userId, nowMs);
      const oldest = notedAt.keys().next().value;
      if (notedAt.size > MAX_REMEMBERED && oldest !== undefined) notedAt.delete(oldest);
      return true;
    },
  };
}
