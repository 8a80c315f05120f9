import { setImmediate } from 'node:timers/promises';
import type { Change, ChangeLog } from '#server/caching/change-log.ts';
import type { ReaderLocation } from '#server/database/open-reader.ts';
import { clientSignal } from '#server/errors/while-client-waits.ts';
import { createPool } from '#server/threads/pool.ts';
import type { InsightAnswers } from './insight-answers.ts';
import { INSIGHTS_SCRIPT } from './insights-script.ts';

type Kind = keyof InsightAnswers;
type User = { userId: string };
type Call = { kind: Kind; args: readonly [User, ...unknown[]] };
/** Calls for one user, with the user's last changes, so that the thread reads again only what has changed. */
export type InsightRequest = { calls: readonly Call[]; changes: readonly Change[] };

/** Enough for a screen that makes several calls at once. */
const MAX_WAITING_OF_USER = 10;
/** Threads stay for the user's next screens, since they start slowly. */
const IDLE_MS = 5 * 60_000;

/** Runs the functions of `createInsightAnswers` in threads that all users share fairly. */
export function createInsights(
  data: ReaderLocation,
  changes: Pick<ChangeLog, 'findChanges'>,
  { timeoutMs }: { timeoutMs?: number | undefined } = {},
) {
  const pool = createPool<InsightRequest, unknown[]>({
    script: INSIGHTS_SCRIPT,
    data,
    maxWaitingOfUser: MAX_WAITING_OF_USER,
    idleMs: IDLE_MS,
    ...(timeoutMs !== undefined && { timeoutMs }),
  });

  /** The calls of each request, by its signal, until they are sent. */
  const groups = new Map<AbortSignal, { calls: Call[]; results: Promise<unknown[]> }>();

  async function sendAll(calls: Call[], userId: string, signal?: AbortSignal): Promise<unknown[]> {
    await setImmediate();
    if (signal !== undefined) groups.delete(signal);
    return await pool.ask(userId, { calls, changes: changes.findChanges(userId) }, signal);
  }

  /** Sends a call together with others that the HTTP request makes at once, so that the request waits for one turn. */
  async function send(call: Call): Promise<unknown> {
    const signal = clientSignal();
    const group = signal && groups.get(signal);
    if (group !== undefined) {
      const at = group.calls.push(call) - 1;
      return (await group.results)[at];
    }
    const calls = [call];
    const results = sendAll(calls, call.args[0].userId, signal);
    if (signal !== undefined) groups.set(signal, { calls, results });
    return (await results)[0];
  }

  function callThread<Name extends Kind>(kind: Name): InsightAnswers[Name] {
    const call = (...args: [User, ...unknown[]]) => send({ kind, args });
    return call as InsightAnswers[Name];
  }

  return {
    forecast: callThread('forecast'),
    notices: callThread('notices'),
    repeating: callThread('repeating'),
    series: callThread('series'),
    tags: callThread('tags'),
    spellings: callThread('spellings'),
    spelling: callThread('spelling'),
    words: callThread('words'),
    nearNames: callThread('nearNames'),
    searchedMerchants: callThread('searchedMerchants'),
    searchedDays: callThread('searchedDays'),
    searched: callThread('searched'),
    merchants: callThread('merchants'),
    comparison: callThread('comparison'),
    months: callThread('months'),
    stop: pool.stop,
  };
}
