import { AskerGone } from '#server/errors/asker-gone.ts';

/**
 * Gives what was made for a user while its state is the same, also to those who ask while it is made. `isSame` says
 * whether an earlier state counts as the same.
 */
export type LatestOfUsers<T, State> = (
  userId: string,
  state: State,
  make: () => Promise<T>,
  isSame?: (before: State) => boolean,
) => Promise<T>;

/**
 * Keeps what was made last for each of the users who asked last, at most this many. Forgets failures, and what
 * `isKept` says no to, such as what is too large.
 */
export function createLatestOfUsers<T, State = string>(
  maxUsers: number,
  isKept: (made: T) => boolean = () => true,
): LatestOfUsers<T, State> {
  const kept = new Map<string, { state: State; made: Promise<T> }>();

  return async function latestOf(userId, state, make, isSame = (before) => before === state) {
    const before = kept.get(userId);
    // Whoever asked last stands last in the map, and the first one is forgotten.
    kept.delete(userId);
    const isKnown = before !== undefined && isSame(before.state);
    const latest = { state, made: isKnown ? before.made : make() };
    kept.set(userId, latest);
    const [first] = kept.keys();
    if (kept.size > maxUsers && first !== undefined) kept.delete(first);
    const forget = () => {
      if (kept.get(userId) === latest) kept.delete(userId);
    };
    try {
      const made = await latest.made;
      if (!isKept(made)) forget();
      return made;
    } catch (error) {
      forget();
      // It was made for somebody who has left since.
      if (isKnown && error instanceof AskerGone) return await latestOf(userId, state, make, isSame);
      throw error;
    }
  };
}
