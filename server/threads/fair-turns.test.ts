import { expect, it } from 'vitest';
import { ClientGone } from '#server/errors/client-gone.ts';
import { createFairTurns, type TurnsOptions } from './fair-turns.ts';

/** Creates turns with work that ends when the test says so, and a list of the work that has started. */
function openTurns(options: Partial<TurnsOptions> = {}) {
  const inTurn = createFairTurns({ atOnce: 1, maxWaitingOfUser: 10, maxUsersWaiting: 10, ...options });
  const begunWork: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const settle = () => new Promise(setImmediate);
  return {
    begunWork,
    settle,
    /** Asks for work, named by its user and a number. */
    ask: (name: string, signal?: AbortSignal) =>
      inTurn(
        name.slice(0, -1),
        () => {
          begunWork.push(name);
          return new Promise<string>((resolve, reject) => {
            ends.set(name, (error) => (error === undefined ? resolve(name) : reject(error)));
          });
        },
        signal,
      ),
    end: async (name: string, error?: Error) => {
      // Work starts a moment after its turn has come.
      await settle();
      ends.get(name)?.(error);
      await settle();
    },
  };
}

it('runs one piece of work per user at a time, and work of other users in parallel', async () => {
  const { begunWork, ask, settle } = openTurns({ atOnce: 3 });
  for (const name of ['ana1', 'ana2', 'bob1']) void ask(name);
  await settle();
  expect(begunWork).toEqual(['ana1', 'bob1']);
});

it('gives a free place to the user whose last turn was the longest ago', async () => {
  const { begunWork, ask, end, settle } = openTurns();
  for (const name of ['ana1', 'ana2', 'ana3', 'bob1', 'bob2', 'eve1']) void ask(name);
  await settle();
  for (let at = 0; at < 6; at++) await end(begunWork[at] ?? '');
  expect(begunWork).toEqual(['ana1', 'bob1', 'eve1', 'ana2', 'bob2', 'ana3']);
});

it('lets a new user wait only for the running work', async () => {
  const { begunWork, ask, end } = openTurns();
  for (const name of ['ana1', 'bob1']) void ask(name);
  await end('ana1');
  for (const name of ['ana2', 'eve1']) void ask(name);
  await end('bob1');
  expect(begunWork).toEqual(['ana1', 'bob1', 'eve1']);
});

it('refuses too much work of one user, and accepts work of another user', async () => {
  const { begunWork, ask, end } = openTurns({ maxWaitingOfUser: 1 });
  for (const name of ['ana1', 'ana2']) void ask(name);
  await expect(ask('ana3')).rejects.toMatchObject({ code: 'serverBusy', retryAfterSeconds: 2 });
  void ask('bob1');
  await end('ana1');
  await end('bob1');
  void ask('ana4');
  await end('ana2');
  expect(begunWork).toEqual(['ana1', 'bob1', 'ana2', 'ana4']);
});

it('refuses another user if too many users wait', async () => {
  const { ask } = openTurns({ maxUsersWaiting: 1 });
  for (const name of ['ana1', 'bob1', 'bob2']) void ask(name);
  await expect(ask('eve1')).rejects.toMatchObject({ code: 'serverBusy' });
});

it('continues after a failure', async () => {
  const { ask, end } = openTurns();
  const broken = expect(ask('ana1')).rejects.toThrow('no');
  const next = ask('ana2');
  await end('ana1', new Error('no'));
  await broken;
  await end('ana2');
  expect(await next).toBe('ana2');
});

it('never starts the work of a client that has left', async () => {
  const { begunWork, ask, end } = openTurns({ maxWaitingOfUser: 1 });
  const leaving = new AbortController();
  void ask('ana1');
  const refusal = expect(ask('ana2', leaving.signal)).rejects.toThrow(ClientGone);
  leaving.abort();
  await refusal;
  await expect(ask('ana3', leaving.signal)).rejects.toThrow(ClientGone);
  void ask('ana4');
  await end('ana1');
  expect(begunWork).toEqual(['ana1', 'ana4']);
});
