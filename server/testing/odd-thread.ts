import { parentPort } from 'node:worker_threads';

export type OddRequest = { act: 'answer' | 'fail' | 'exit' | 'stay silent' | 'use all memory' };

let count = 0;

/** Returns the number of requests so far, unless it is told to break. */
parentPort?.on('message', ({ act }: OddRequest) => {
  count++;
  if (act === 'fail') throw new RangeError('This went wrong.');
  if (act === 'exit') process.exit(3);
  if (act === 'use all memory') useAllMemory();
  if (act === 'answer') parentPort?.postMessage(count);
});

function useAllMemory(): void {
  for (const kept: string[][] = []; ;) kept.push(Array.from({ length: 1e6 }, (_, at) => `${at}`));
}
