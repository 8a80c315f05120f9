/** Gives what was made for a user while its state is the same, also to those who ask while it is made. */
export type LatestOfUsers<T> = (userId: string, state: string, make: () => Promise<T>) => Promise<T>;

/** Keeps what was made last for each of some users, at most this many: the latest who asked. Forgets failures. */
export function createLatestOfUsers<T>(maxUsers: number): LatestOfUsers<T> {
  const kept = new Map<string, { state: string; made: Promise<T> }>();

  return async (userId, state, make) => {
    const before = kept.get(userId);
    // The latest who asked is the last of the map, so that the first may go.
    kept.delete(userId);
    const latest = before?.state === state ? before : { state, made: make() };
    kept.set(userId, latest);
    const [first] = kept.keys();
    if (kept.size > maxUsers && first !== undefined) kept.delete(first);
    try {
      return await latest.made;
    } catch (error) {
      if (kept.get(userId) === latest) kept.delete(userId);
      throw error;
    }
  };
}
