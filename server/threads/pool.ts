import { availableParallelism } from 'node:os';
import { createFairTurns } from './fair-turns.ts';
import { createThread, type Thread, type ThreadOptions } from './thread.ts';

export type PoolOptions = ThreadOptions & {
  /** How many threads work at once; by default as many as there are processor cores, from two to eight. */
  threads?: number;
  /** How many requests of one user may wait. */
  maxWaitingOfUser: number;
};

export type Pool<Request, Answer> = {
  /**
   * Returns a thread's answer once it is the user's turn. Throws as `Thread.ask` does, `serverBusy` where too much
   * waits, and `ClientGone` if the asker leaves before the turn.
   */
  ask: (userId: string, request: Request, signal?: AbortSignal) => Promise<Answer>;
  /** Ends all threads. */
  stop: () => Promise<void>;
};

type Place<Request, Answer> = { thread: Thread<Request, Answer>; isFree: boolean; lastUser: string };

const MIN_THREADS = 2;
/** A thread may take half a gigabyte. */
const MAX_THREADS = 8;
const MAX_USERS_WAITING = 200;

/** Threads that share the work of all users fairly. */
export function createPool<Request, Answer>({
  threads = Math.min(MAX_THREADS, Math.max(MIN_THREADS, availableParallelism())),
  maxWaitingOfUser,
  ...options
}: PoolOptions): Pool<Request, Answer> {
  const inTurn = createFairTurns({
    atOnce: threads,
    maxWaitingOfUser,
    maxUsersWaiting: MAX_USERS_WAITING,
  });
  const places: Place<Request, Answer>[] = [];
  let isStopped = false;

  /** The free thread that worked for the user last, which has read the history already; else any. */
  function takePlace(userId: string): Place<Request, Answer> {
    if (isStopped) throw new Error('The threads were stopped.');
    const free = places.filter(({ isFree }) => isFree);
    const place = free.find(({ lastUser }) => lastUser === userId) ?? free[0] ?? addPlace();
    place.isFree = false;
    place.lastUser = userId;
    return place;
  }

  function addPlace(): Place<Request, Answer> {
    const place = { thread: createThread<Request, Answer>(options), isFree: true, lastUser: '' };
    places.push(place);
    return place;
  }

  return {
    ask: (userId, request, signal) =>
      inTurn(
        userId,
        async () => {
          const place = takePlace(userId);
          try {
            return await place.thread.ask(request, signal);
          } finally {
            place.isFree = true;
          }
        },
        signal,
      ),
    async stop() {
      isStopped = true;
      await Promise.all(places.map(({ thread }) => thread.stop()));
    },
  };
}
