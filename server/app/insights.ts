import type { Change, ChangeLog } from '#server/caching/change-log.ts';
import type { ReaderLocation } from '#server/database/open-reader.ts';
import { askerSignal } from '#server/errors/while-asked.ts';
import { programScript } from '#server/program-files.ts';
import { createPool } from '#server/threads/pool.ts';
import type { InsightAnswers } from './insight-answers.ts';

type Kind = keyof InsightAnswers;
type User = { userId: string };
/**
 * A function of the thread, its arguments, and the last changes of its user, so that the thread reads again only what
 * changed.
 */
export type InsightRequest = {
  kind: Kind;
  asked: readonly [User, ...unknown[]];
  changes: readonly Change[];
};

/** A screen asks for several things at once. */
const MAX_WAITING_OF_USER = 10;
/** A thread starts slowly, and a person looks at several screens. */
const IDLE_MS = 5 * 60_000;

/** Runs the functions of `createInsightAnswers`, which read or compute much, in threads that all users share fairly. */
export function createInsights(
  data: ReaderLocation,
  changes: Pick<ChangeLog, 'changesOf'>,
  { timeoutMs }: { timeoutMs?: number | undefined } = {},
) {
  const pool = createPool<InsightRequest, unknown>({
    script: programScript('insights-thread.js'),
    data,
    maxWaitingOfUser: MAX_WAITING_OF_USER,
    idleMs: IDLE_MS,
    ...(timeoutMs !== undefined && { timeoutMs }),
  });

  function asking<Each extends Kind>(kind: Each): InsightAnswers[Each] {
    const ask = (...asked: [User, ...unknown[]]) => {
      const [{ userId }] = asked;
      return pool.ask(userId, { kind, asked, changes: changes.changesOf(userId) }, askerSignal());
    };
    return ask as InsightAnswers[Each];
  }

  return {
    forecast: asking('forecast'),
    notices: asking('notices'),
    repeating: asking('repeating'),
    series: asking('series'),
    tags: asking('tags'),
    spellings: asking('spellings'),
    words: asking('words'),
    nearNames: asking('nearNames'),
    searchedMerchants: asking('searchedMerchants'),
    searchedDays: asking('searchedDays'),
    searched: asking('searched'),
    merchants: asking('merchants'),
    comparison: asking('comparison'),
    months: asking('months'),
    stop: pool.stop,
  };
}
