import { workerData } from 'node:worker_threads';
import { createChangeLog } from '#server/caching/change-log.ts';
import { respondToMessages } from '#server/threads/respond-to-messages.ts';
import { openReader, type ReaderLocation } from '#server/database/open-reader.ts';
import { createInsightAnswers } from './insight-answers.ts';
import type { InsightRequest } from './insights.ts';

// This thread reads and computes, so that the thread of requests does not have to.
const changes = createChangeLog({ maxUsers: 1 });
const answers = createInsightAnswers(await openReader(workerData as ReaderLocation), changes);

respondToMessages(async ({ calls, changes: latest }: InsightRequest) => {
  const results: unknown[] = [];
  for (const { kind, args } of calls) {
    changes.keep(args[0].userId, latest);
    const compute = answers[kind] as (...args: readonly unknown[]) => Promise<unknown>;
    results.push(await compute(...args));
  }
  return results;
});
