import { workerData } from 'node:worker_threads';
import { createChangeLog } from '#server/caching/change-log.ts';
import { answerMessages } from '#server/threads/answer-messages.ts';
import { openReader, type ReaderLocation } from '#server/database/open-reader.ts';
import { createInsightAnswers } from './insight-answers.ts';
import type { InsightRequest } from './insights.ts';

/** Computes apart from the thread that answers requests, and reads what it needs by itself. */
const changes = createChangeLog({ maxUsers: 1 });
const answers = createInsightAnswers(await openReader(workerData as ReaderLocation), changes);

answerMessages(async ({ calls, changes: latest }: InsightRequest) => {
  const made: unknown[] = [];
  for (const { kind, asked } of calls) {
    changes.keep(asked[0].userId, latest);
    const make = answers[kind] as (...all: readonly unknown[]) => Promise<unknown>;
    made.push(await make(...asked));
  }
  return made;
});
