import { serverBusy } from '#server/errors/app-error.ts';
import { ClientGone } from '#server/errors/client-gone.ts';

export type TurnsOptions = {
  /** How many pieces of work run at once, each for another user. */
  atOnce: number;
  /** How many pieces of work of one user may wait. */
  maxWaitingOfUser: number;
  /** How many users may have work that waits. */
  maxUsersWaiting: number;
};

/**
 * Runs a piece of work when it is the user's turn. Throws `serverBusy` where too much waits, and `ClientGone` if the
 * signal aborts before the work begins.
 */
export type InTurn = <T>(userId: string, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Starts the work that waits. */
type Start = () => void;

/** Turns are remembered of this many users, which bounds the memory; whoever is forgotten counts as new. */
const MAX_TURNS_REMEMBERED = 1_000;

/**
 * Shares work between users: one piece of work of a user runs at a time, and a free place goes to the user whose last
 * turn is the longest ago. What one user asks for takes no place in the queue from others.
 */
export function createFairTurns({ atOnce, maxWaitingOfUser, maxUsersWaiting }: TurnsOptions): InTurn {
  const waiting = new Map<string, Start[]>();
  const atWork = new Set<string>();
  /** In the order of the last turns. */
  const served = new Set<string>();

  function startNext(): void {
    if (atWork.size >= atOnce) return;
    const next = nextUser();
    if (next === undefined) return;
    const [userId, starts] = next;
    const start = starts.shift();
    if (starts.length === 0) waiting.delete(userId);
    atWork.add(userId);
    markServed(userId);
    start?.();
    startNext();
  }

  /**
   * A user who was not served lately comes before all others; users of equal rank come in the order of their asking.
   */
  function nextUser(): [string, Start[]] | undefined {
    const free = [...waiting].filter(([userId]) => !atWork.has(userId));
    const isNew = free.find(([userId]) => !served.has(userId));
    if (isNew !== undefined) return isNew;
    for (const userId of served) {
      const found = free.find(([each]) => each === userId);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  function markServed(userId: string): void {
    served.delete(userId);
    served.add(userId);
    const [first] = served;
    if (served.size > MAX_TURNS_REMEMBERED && first !== undefined) served.delete(first);
  }

  function waitForTurn(userId: string, signal: AbortSignal | undefined): Promise<void> {
    const starts = waiting.get(userId) ?? [];
    if (starts.length >= maxWaitingOfUser) throw serverBusy();
    if (starts.length === 0 && waiting.size >= maxUsersWaiting) throw serverBusy();
    if (signal?.aborted) throw new ClientGone();
    return new Promise((resolve, reject) => {
      const leave = () => {
        const rest = starts.filter((each) => each !== start);
        starts.splice(0, starts.length, ...rest);
        if (rest.length === 0) waiting.delete(userId);
        reject(new ClientGone());
      };
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      signal?.addEventListener('abort', leave, { once: true });
      starts.push(start);
      waiting.set(userId, starts);
      startNext();
    });
  }

  return async (userId, work, signal) => {
    await waitForTurn(userId, signal);
    try {
      return await work();
    } finally {
      atWork.delete(userId);
      startNext();
    }
  };
}
