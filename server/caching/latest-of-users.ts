import { AskerGone } from '#server/errors/asker-gone.ts';

/** Gives what was made for a user while its state is the same, also to those who ask while it is made. */
export type LatestOfUsers<T> = (userId: string, state: string, make: () => Promise<T>) => Promise<T>;

/** Keeps what was made last for each of the users who asked last, at most this many. Forgets failures. */
export function createLatestOfUsers<T>(maxUsers: number): LatestOfUsers<T> {
  const kept = new Map<string, { state: string; made: Promise<T> }>();

  return async function latestOf(userId, state, make) {
    const before = kept.get(userId);
    // Whoever asked last stands last in the map, and the first one is forgotten.
    kept.delete(userId);
    const latest = before?.state === state ? before : { state, made: make() };
    kept.set(userId, latest);
    const [first] = kept.keys();
    if (kept.size > maxUsers && first !== undefined) kept.delete(first);
    try {
      return await latest.made;
    } catch (error) {
      if (kept.get(userId) === latest) kept.delete(userId);
      // It was made for somebody who has left since.
      if (latest === before && error instanceof AskerGone) return await latestOf(userId, state, make);
      throw error;
    }
  };
}
