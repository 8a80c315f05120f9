import { parentPort } from 'node:worker_threads';
import { recogniseSeries } from '#shared/recognition/recognise-series.ts';
import type { PastTransaction } from '#shared/recognition/types.ts';
import { digestOf } from './to-suggestion.ts';
import type { WorkerAnswer, WorkerRequest } from './recogniser.ts';

/** Finds what repeats, apart from the thread that answers requests: a long history takes most of a second. */
let history: PastTransaction[] = [];

parentPort?.on('message', (request: WorkerRequest) => {
  if (request.kind === 'page') {
    history.push(...request.transactions);
    return;
  }
  const transactions = history;
  history = [];
  const confirmed = new Set(request.confirmed);
  // Most have confirmed nothing, and need no digests.
  const isConfirmed = (key: string) => confirmed.size > 0 && confirmed.has(digestOf(key));
  const answer: WorkerAnswer = recogniseSeries(transactions, request.today, isConfirmed);
  parentPort?.postMessage(answer);
});
