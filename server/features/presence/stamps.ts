const EVERY_MS = 60_000;
/** The most remembered users. The requests of others are stored again. */
const MAX_REMEMBERED = 10_000;

/** Remembers when each user's last request was stored, so that most requests write nothing. */
export function createStamps() {
  const storedAt = new Map<string, number>();

  return {
    /** Whether a minute has passed since this last returned true for the user. */
    isDue(userId: string, nowMs: number): boolean {
      const before = storedAt.get(userId);
      // The difference may be negative, after the clock was set back.
      if (before !== undefined && Math.abs(nowMs - before) < EVERY_MS) return false;
      storedAt.delete(userId);
      storedAt.set(userId, nowMs);
      const oldest = storedAt.keys().next().value;
      if (storedAt.size > MAX_REMEMBERED && oldest !== undefined) storedAt.delete(oldest);
      return true;
    },
  };
}
