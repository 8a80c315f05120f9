import { ClientGone } from '#server/errors/client-gone.ts';

/**
 * Returns the cached result of a user while the state is the same, even if it is still being computed. `isSame` says
 * whether an earlier state counts as the same.
 */
type UserCache<T, State> = (
  userId: string,
  state: State,
  compute: () => Promise<T>,
  isSame?: (before: State) => boolean,
) => Promise<T>;

/**
 * Caches the last result of each of the `maxUsers` users who asked last. Drops failures, and results that `isKept`
 * refuses, such as large ones.
 */
export function createUserCache<T, State = string>(
  maxUsers: number,
  isKept: (result: T) => boolean = () => true,
): UserCache<T, State> {
  const cache = new Map<string, { state: State; result: Promise<T> }>();

  return async function readCached(userId, state, compute, isSame = (before) => before === state) {
    const before = cache.get(userId);
    // The user who asked last is at the end of the map; the first one is dropped.
    cache.delete(userId);
    const isKnown = before !== undefined && isSame(before.state);
    const latest = { state, result: isKnown ? before.result : compute() };
    cache.set(userId, latest);
    const [first] = cache.keys();
    if (cache.size > maxUsers && first !== undefined) cache.delete(first);
    const drop = () => {
      if (cache.get(userId) === latest) cache.delete(userId);
    };
    try {
      const result = await latest.result;
      if (!isKept(result)) drop();
      return result;
    } catch (error) {
      drop();
      // The computation was stopped because the client that started it has left.
      if (isKnown && error instanceof ClientGone) return await readCached(userId, state, compute, isSame);
      throw error;
    }
  };
}
