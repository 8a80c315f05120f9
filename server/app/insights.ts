import { setImmediate } from 'node:timers/promises';
import type { Change, ChangeLog } from '#server/caching/change-log.ts';
import type { ReaderLocation } from '#server/database/open-reader.ts';
import { askerSignal } from '#server/errors/while-asked.ts';
import { createPool } from '#server/threads/pool.ts';
import type { InsightAnswers } from './insight-answers.ts';
import { INSIGHTS_SCRIPT } from './insights-script.ts';

type Kind = keyof InsightAnswers;
type User = { userId: string };
/** A function of the thread and its arguments. */
type Call = { kind: Kind; asked: readonly [User, ...unknown[]] };
/** Calls of one user, and the user's last changes, so that the thread reads again only what changed. */
export type InsightRequest = { calls: readonly Call[]; changes: readonly Change[] };

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
  const pool = createPool<InsightRequest, unknown[]>({
    script: INSIGHTS_SCRIPT,
    data,
    maxWaitingOfUser: MAX_WAITING_OF_USER,
    idleMs: IDLE_MS,
    ...(timeoutMs !== undefined && { timeoutMs }),
  });

  /** By the asker's signal. */
  const gathering = new Map<AbortSignal, { calls: Call[]; answers: Promise<unknown[]> }>();

  async function sendAll(calls: Call[], userId: string, signal?: AbortSignal): Promise<unknown[]> {
    await setImmediate();
    if (signal !== undefined) gathering.delete(signal);
    return await pool.ask(userId, { calls, changes: changes.changesOf(userId) }, signal);
  }

  /** Calls that one HTTP request makes at once take one turn, so that it waits once. */
  async function send(call: Call): Promise<unknown> {
    const signal = askerSignal();
    const begun = signal && gathering.get(signal);
    if (begun !== undefined) {
      const at = begun.calls.push(call) - 1;
      return (await begun.answers)[at];
    }
    const calls = [call];
    const answers = sendAll(calls, call.asked[0].userId, signal);
    if (signal !== undefined) gathering.set(signal, { calls, answers });
    return (await answers)[0];
  }

  function asking<Each extends Kind>(kind: Each): InsightAnswers[Each] {
    const ask = (...asked: [User, ...unknown[]]) => send({ kind, asked });
    return ask as InsightAnswers[Each];
  }

  return {
    forecast: asking('forecast'),
    notices: asking('notices'),
    repeating: asking('repeating'),
    series: asking('series'),
    tags: asking('tags'),
    spellings: asking('spellings'),
    spelling: asking('spelling'),
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
