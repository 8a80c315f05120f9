import { afterEach, expect, it } from 'vitest';
import { ClientGone } from '#server/errors/client-gone.ts';
import type { OddRequest } from '#server/testing/odd-thread.ts';
import { createThread, type Thread, type ThreadOptions } from './thread.ts';

const COUNT: OddRequest = { act: 'count' };
const SILENT: OddRequest = { act: 'stay silent' };

const threads: Thread<OddRequest, number>[] = [];
afterEach(() => Promise.all(threads.splice(0).map((thread) => thread.stop())));

function openThread(options: Partial<ThreadOptions> = {}) {
  const script = new URL('../testing/odd-thread.ts', import.meta.url);
  const thread = createThread<OddRequest, number>({ script, ...options });
  threads.push(thread);
  return thread;
}

it('handles one request after another', async () => {
  const { ask } = openThread();
  expect([await ask(COUNT), await ask(COUNT)]).toEqual([1, 2]);
});

it('throws the error of the thread, and starts the thread again', async () => {
  const { ask } = openThread();
  await expect(ask({ act: 'fail' })).rejects.toThrow('This went wrong.');
  expect(await ask(COUNT)).toBe(1);
});

it.each([
  ['exits', { act: 'exit' }, {}],
  ['uses all memory', { act: 'use all memory' }, { maxHeapMb: 16 }],
] as const)('asks to try again if the thread %s, and starts it again', async (_why, request, options) => {
  const { ask } = openThread(options);
  await expect(ask(request)).rejects.toMatchObject({ code: 'serverBusy', retryAfterSeconds: 2 });
  expect(await ask(COUNT)).toBe(1);
});

it('throws an error if the thread takes too long', async () => {
  const { ask } = openThread({ timeoutMs: 2_000 });
  await ask(COUNT);
  await expect(ask(SILENT)).rejects.toMatchObject({ code: 'tookTooLong' });
});

it('stops a thread that takes too long only after it has loaded', async () => {
  const data = new Int32Array(new SharedArrayBuffer(4));
  const { ask } = openThread({ timeoutMs: 1, data });
  await expect(ask(COUNT)).rejects.toMatchObject({ code: 'tookTooLong' });
  expect(Atomics.load(data, 0)).toBe(1);
});

it('stops the work of a client that has left, and starts the thread again', async () => {
  const { ask } = openThread({ abandonedMs: 1 });
  await ask(COUNT);
  const leaving = new AbortController();
  const silent = ask(SILENT, leaving.signal);
  leaving.abort();
  await expect(silent).rejects.toThrow(ClientGone);
  expect(await ask(COUNT)).toBe(1);
});

it('keeps the thread if its work ends soon after the client has left', async () => {
  const { ask } = openThread();
  expect(await ask(COUNT, AbortSignal.abort())).toBe(1);
  expect(await ask(COUNT)).toBe(2);
});

it('ends when it is stopped, with an error for waiting and for later requests', async () => {
  const { ask, stop } = openThread();
  await ask(COUNT);
  const silent = expect(ask(SILENT)).rejects.toMatchObject({ code: 'serverBusy' });
  await stop();
  await silent;
  await expect(ask(COUNT)).rejects.toThrow('The thread was stopped.');
});
