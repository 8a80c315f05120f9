import { once } from 'node:events';
import { workerData } from 'node:worker_threads';
import { respondToMessages } from '#server/threads/respond-to-messages.ts';

export type OddRequest = { act: 'count' | 'fail' | 'exit' | 'stay silent' | 'use all memory' };

/** If the thread gets a shared number, it loads this long and then sets the number to 1. */
const LOAD_MS = 100;
if (workerData instanceof Int32Array) {
  const startedAt = performance.now();
  while (performance.now() < startedAt + LOAD_MS);
  Atomics.store(workerData, 0, 1);
}

let count = 0;

respondToMessages(async ({ act }: OddRequest) => {
  count++;
  if (act === 'fail') throw new RangeError('This went wrong.');
  if (act === 'exit') process.exit(3);
  if (act === 'use all memory') useAllMemory();
  if (act === 'stay silent') await once(new EventTarget(), 'never');
  return count;
});

function useAllMemory(): void {
  for (const filled: string[][] = []; ;) filled.push(Array.from({ length: 1e6 }, (_, at) => `${at}`));
}
