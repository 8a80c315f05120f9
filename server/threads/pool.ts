import { availableParallelism } from 'node:os';
import { createFairTurns } from './fair-turns.ts';
import { createThread, type Thread, type ThreadOptions } from './thread.ts';

export type PoolOptions = ThreadOptions & {
  /** The number of threads; by default the number of processor cores, but at least two and at most eight. */
  threads?: number;
  /** The most requests of one user that may wait. */
  maxWaitingOfUser: number;
};

export type Pool<Request, Result> = {
  /**
   * Returns a thread's result once it is the user's turn. Throws the errors of `Thread.ask`, `serverBusy` if too much
   * work waits, and `ClientGone` if the client leaves before its turn.
   */
  ask: (userId: string, request: Request, signal?: AbortSignal) => Promise<Result>;
  stop: () => Promise<void>;
};

type Place<Request, Result> = { thread: Thread<Request, Result>; isFree: boolean; lastUser: string };

const MIN_THREADS = 2;
/** The most threads, since each may take half a gigabyte. */
const MAX_THREADS = 8;
const MAX_USERS_WAITING = 200;

/** Creates threads that share the work of all users fairly. */
export function createPool<Request, Result>({
  threads = Math.min(MAX_THREADS, Math.max(MIN_THREADS, availableParallelism())),
  maxWaitingOfUser,
  ...options
}: PoolOptions): Pool<Request, Result> {
  const runInTurn = createFairTurns({
    atOnce: threads,
    maxWaitingOfUser,
    maxUsersWaiting: MAX_USERS_WAITING,
  });
  const places: Place<Request, Result>[] = [];
  let isStopped = false;

  /** Takes the free thread that last worked for the user, since it has read their history; else any free thread. */
  function takePlace(userId: string): Place<Request, Result> {
    if (isStopped) throw new Error('The threads were stopped.');
    const free = places.filter(({ isFree }) => isFree);
    const place = free.find(({ lastUser }) => lastUser === userId) ?? free[0] ?? addPlace();
    place.isFree = false;
    place.lastUser = userId;
    return place;
  }

  function addPlace(): Place<Request, Result> {
    const place = { thread: createThread<Request, Result>(options), isFree: true, lastUser: '' };
    places.push(place);
    return place;
  }

  return {
    ask: (userId, request, signal) =>
      runInTurn(
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
