import type { ReaderLocation } from '#server/database/open-reader.ts';
import { createLinesOfUsers } from '#server/threads/lines-of-users.ts';
import { createThread } from '#server/threads/thread.ts';
import type { InsightAnswers } from './insight-answers.ts';

type Kind = keyof InsightAnswers;
/** What is asked, and the arguments of its answer, the first of which says whose data it is. */
export type InsightRequest = { kind: Kind; asked: readonly unknown[] };

/** How many may wait for their answers, one of which takes a tenth of a second. */
const MAX_WAITING = 50;
/** Of one user fewer, so that nobody fills the queue; a screen that asks for several things at once waits a little. */
const OF_ONE_USER = { atOnce: 2, maxWaiting: 10 };
/** The thread starts slowly, and a person looks at several screens. */
const IDLE_MS = 5 * 60_000;

/** Answers what reads or computes much, one after the other in a thread of its own. */
export function createInsights(data: ReaderLocation) {
  const inLine = createLinesOfUsers(OF_ONE_USER);
  const thread = createThread<InsightRequest, unknown>({
    script: new URL('insights-thread.ts', import.meta.url),
    data,
    maxWaiting: MAX_WAITING,
    idleMs: IDLE_MS,
  });

  function asking<Each extends Kind>(kind: Each): InsightAnswers[Each] {
    const ask = async (...asked: [{ userId: string }, ...unknown[]]) =>
      await inLine(asked[0].userId, () => thread.ask([{ kind, asked }]));
    return ask as InsightAnswers[Each];
  }

  return {
    forecast: asking('forecast'),
    notices: asking('notices'),
    repeating: asking('repeating'),
    words: asking('words'),
    nearNames: asking('nearNames'),
    searchedMerchants: asking('searchedMerchants'),
    searchedDays: asking('searchedDays'),
    searched: asking('searched'),
    merchants: asking('merchants'),
    comparison: asking('comparison'),
    stop: thread.stop,
  };
}
