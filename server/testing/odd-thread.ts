import { parentPort } from 'node:worker_threads';

export type OddRequest = { act: 'answer' | 'fail' | 'exit' | 'stay silent' };

let count = 0;

/** A thread that answers how often it was asked, unless it is told to break. */
parentPort?.on('message', ({ act }: OddRequest) => {
  count++;
  if (act === 'fail') throw new RangeError('This went wrong.');
  if (act === 'exit') process.exit(3);
  if (act === 'answer') parentPort?.postMessage(count);
});
