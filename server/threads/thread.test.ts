import { afterEach, expect, it } from 'vitest';
import type { OddRequest } from '#server/testing/odd-thread.ts';
import { createThread, type Thread } from './thread.ts';

const ANSWER: OddRequest[] = [{ act: 'answer' }];

const threads: Thread<OddRequest, number>[] = [];
afterEach(() => Promise.all(threads.splice(0).map((thread) => thread.stop())));

function openThread(options: { maxWaiting?: number } = {}) {
  const script = new URL('../testing/odd-thread.ts', import.meta.url);
  const thread = createThread<OddRequest, number>({ script, ...options });
  threads.push(thread);
  return thread;
}

it('answers one question after the other', async () => {
  const { ask } = openThread();
  expect(await Promise.all([ask(ANSWER), ask([{ act: 'stay silent' }, ...ANSWER]), ask(ANSWER)])).toEqual([
    1, 3, 4,
  ]);
});

it.each([
  ['fail', 'This went wrong.'],
  ['exit', 'The thread ended without an answer.'],
] as const)('starts again after it was told to %s, and what waits is answered', async (act, message) => {
  const { ask } = openThread();
  const broken = ask([{ act }]);
  const next = ask(ANSWER);
  await expect(broken).rejects.toThrow(message);
  expect(await next).toBe(1);
  expect(await ask(ANSWER)).toBe(2);
});

it('refuses a question while too many wait, and takes the next', async () => {
  const { ask } = openThread({ maxWaiting: 2 });
  const waiting = [ask(ANSWER), ask(ANSWER)];
  await expect(ask(ANSWER)).rejects.toMatchObject({ code: 'serverBusy', retryAfterSeconds: 2 });
  expect(await Promise.all(waiting)).toEqual([1, 2]);
  expect(await ask(ANSWER)).toBe(3);
});

it('ends when it is stopped, with an error for those who wait and for those who ask later', async () => {
  const { ask, stop } = openThread();
  await ask(ANSWER);
  const silent = ask([{ act: 'stay silent' }]);
  const waiting = ask(ANSWER);
  const outcomes = Promise.allSettled([silent, waiting]);
  await stop();
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(ask(ANSWER)).rejects.toThrow('The thread was stopped.');
});
