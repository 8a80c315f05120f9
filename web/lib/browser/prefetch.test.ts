import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetch, PREFETCH_AFTER_MS } from './prefetch.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // Idle moments come a millisecond after they are asked for.
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 1));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('fetches one part at a time, also after one has failed', async () => {
  const begun: string[] = [];
  const settle: (() => void)[] = [];
  const part = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((_, reject) => settle.push(() => reject(new Error('offline'))));
  };
  prefetch(part('a'), part('b'));
  prefetch(part('c'));
  await vi.advanceTimersByTimeAsync(PREFETCH_AFTER_MS + 10);
  expect(begun).toEqual(['a']);
  for (const expected of [
    ['a', 'b'],
    ['a', 'b', 'c'],
  ]) {
    settle.at(-1)?.();
    await vi.advanceTimersByTimeAsync(10);
    expect(begun).toEqual(expected);
  }
  settle.at(-1)?.();
});

test('does not fetch what was cancelled, nor anything in a browser that saves data', async () => {
  const cancelled = vi.fn(async () => undefined);
  const saved = vi.fn(async () => undefined);
  const cancel = prefetch(cancelled);
  await vi.advanceTimersByTimeAsync(10);
  cancel();
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  prefetch(saved);
  await vi.advanceTimersByTimeAsync(PREFETCH_AFTER_MS + 10);
  expect(cancelled).not.toHaveBeenCalled();
  expect(saved).not.toHaveBeenCalled();
});
