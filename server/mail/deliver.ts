import type { MailProblem } from '#shared/contract/mail-problem.ts';
import type { Database } from '#server/database/connect.ts';
import { describeFailure, isRefusedForGood, toMailProblem } from './delivery-failure.ts';
import type { Mailer, Message } from './mailer.ts';
import { finishOutboxRow, postponeOutboxRow, type OutboxRow } from './queries.ts';

const MAX_ATTEMPTS = 12;
/** The wait after the first failure. Each further failure doubles it; the last attempt comes after 8.5 hours. */
const FIRST_RETRY_MS = 15_000;
export const SEND_TIMEOUT_MS = 30_000;

/** Returns a function that sends one mail of the outbox, and stores the result. */
export function createDelivery(options: {
  database: Database;
  now: () => number;
  openSealed: (sealed: string) => string;
  /** Logs the mail server's response to a refused message, without addresses. */
  onMailRefused?: (line: string) => void;
}) {
  const { database, now, openSealed, onMailRefused } = options;

  /** `cutOff` aborts the attempt when the process stops. */
  async function deliver(mailer: Mailer, row: OutboxRow, cutOff: AbortSignal): Promise<void> {
    if (row.expires_at !== null && row.expires_at <= now()) return await finish(row, 'failed', 'expired');
    const message = readMessage(row);
    if (message === undefined) return await finish(row, 'failed', 'secretChanged');
    try {
      const deadline = AbortSignal.timeout(SEND_TIMEOUT_MS);
      await mailer.send({ ...message, id: row.id }, AbortSignal.any([cutOff, deadline]));
    } catch (error) {
      return await retryLater(row, error, cutOff);
    }
    await finish(row, 'sent', null);
  }

  async function retryLater(row: OutboxRow, failure: unknown, cutOff: AbortSignal): Promise<void> {
    const error = toMailProblem(failure);
    onMailRefused?.(describeFailure(failure));
    if (row.attempts >= MAX_ATTEMPTS || isRefusedForGood(failure)) return await finish(row, 'failed', error);
    // An attempt that was aborted by a stop is no failure of the mail server: the next process tries at once.
    const wait = cutOff.aborted ? 0 : FIRST_RETRY_MS * 2 ** (row.attempts - 1);
    const due_at = now() + wait;
    await database.write((trx) => postponeOutboxRow(trx, row, { due_at, error }));
  }

  async function finish(row: OutboxRow, state: 'sent' | 'failed', error: MailProblem | null): Promise<void> {
    await database.write((trx) => finishOutboxRow(trx, row, { state, error, finished_at: now() }));
  }

  /** Returns undefined if the mail was sealed with another secret. */
  function readMessage(row: OutboxRow): Omit<Message, 'id'> | undefined {
    try {
      return JSON.parse(openSealed(row.sealed ?? '')) as Omit<Message, 'id'>;
    } catch {
      return undefined;
    }
  }

  return deliver;
}
