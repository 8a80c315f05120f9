import { serverBusy } from '#server/errors/app-error.ts';
import { ClientGone } from '#server/errors/client-gone.ts';

export type TurnsOptions = {
  /** The number of pieces of work that run at once, each for another user. */
  atOnce: number;
  maxWaitingOfUser: number;
  /** The most users whose work may wait. */
  maxUsersWaiting: number;
};

/**
 * Runs a piece of work when it is the user's turn. Throws `serverBusy` if too much work waits, and `ClientGone` if the
 * signal aborts before the work starts.
 */
export type RunInTurn = <T>(userId: string, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Starts a waiting piece of work. */
type Start = () => void;

/** The most users whose turns are remembered, to limit memory. Others count as new. */
const MAX_TURNS_REMEMBERED = 1_000;

/**
 * Shares work fairly between users: one piece of work per user runs at a time, and a free place goes to the user whose
 * last turn was the longest ago. Each user has their own queue.
 */
export function createFairTurns({ atOnce, maxWaitingOfUser, maxUsersWaiting }: TurnsOptions): RunInTurn {
  const waiting = new Map<string, Start[]>();
  const working = new Set<string>();
  /** Sorted by the last turn; the user who was served last is at the end. */
  const recentUsers = new Set<string>();

  function startNext(): void {
    if (working.size >= atOnce) return;
    const next = nextUser();
    if (next === undefined) return;
    const [userId, starts] = next;
    const start = starts.shift();
    if (starts.length === 0) waiting.delete(userId);
    working.add(userId);
    rememberTurn(userId);
    start?.();
    startNext();
  }

  /** Finds the next user: new users first, in the order of their requests; then those served the longest ago. */
  function nextUser(): [string, Start[]] | undefined {
    const free = [...waiting].filter(([userId]) => !working.has(userId));
    const newUser = free.find(([userId]) => !recentUsers.has(userId));
    if (newUser !== undefined) return newUser;
    for (const recentUser of recentUsers) {
      const user = free.find(([userId]) => userId === recentUser);
      if (user !== undefined) return user;
    }
    return undefined;
  }

  function rememberTurn(userId: string): void {
    recentUsers.delete(userId);
    recentUsers.add(userId);
    const [first] = recentUsers;
    if (recentUsers.size > MAX_TURNS_REMEMBERED && first !== undefined) recentUsers.delete(first);
  }

  function waitForTurn(userId: string, signal: AbortSignal | undefined): Promise<void> {
    const starts = waiting.get(userId) ?? [];
    if (starts.length >= maxWaitingOfUser) throw serverBusy();
    if (starts.length === 0 && waiting.size >= maxUsersWaiting) throw serverBusy();
    if (signal?.aborted) throw new ClientGone();
    return new Promise((resolve, reject) => {
      const leave = () => {
        const rest = starts.filter((other) => other !== start);
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
      working.delete(userId);
      startNext();
    }
  };
}
