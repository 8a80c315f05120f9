import { uuidv7 } from 'uuidv7';
import type { MailProblem } from '#shared/contract/mail-problem.ts';
import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import { describeFailure, isRefusedForGood, toMailProblem } from './delivery-failure.ts';
import type { Mailer, Message } from './mailer.ts';
import {
  claimOutboxRow,
  countLettersSince,
  deleteFinishedBefore,
  findDue,
  finishOutboxRow,
  insertOutboxRow,
  postponeOutboxRow,
  withdrawOutboxRows,
  type OutboxRow,
} from './queries.ts';
import { createSeal } from '#server/sealing/seal.ts';

const MAX_ATTEMPTS = 12;
/** The wait after the first failure; each further one doubles it, so that the last comes after 8.5 hours. */
const FIRST_RETRY_MS = 15_000;
const SEND_TIMEOUT_MS = 30_000;
/** Longer than an attempt can take: a row comes back to the queue only when its process has died. */
const LEASE_MS = 2 * SEND_TIMEOUT_MS;
const POLL_MS = 15_000;
const CLEAN_UP_MS = 60 * 60_000;
const KEEP_FINISHED_MS = 30 * 24 * 60 * 60_000;
/** How long a stop lets an attempt that is under way go on. */
const STOP_GRACE_MS = 3_000;

/** A message to a user, in their language. */
export type Letter = Omit<Message, 'id'> & {
  userId: string;
  /** What it is about, for who reads the list of deliveries. */
  kind: string;
  /** An instant after which it is not sent any more. */
  expiresAt?: number;
};

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Mail as rows: written in the transaction of what they tell about, sent by any process, each row by
 * one at a time, and again with growing waits while the mail server fails. Without a mailer no mail is
 * written at all.
 */
export function createOutbox(options: {
  database: Database;
  /** The mailer of this moment; without one no mail is written. */
  mailer: () => Mailer | undefined;
  secret: string;
  now: () => number;
  onError: (error: unknown) => void;
  /** Receives the mail server's answer to a refused message, without addresses. */
  onMailRefused?: (line: string) => void;
}) {
  const { database, mailer, now, onError, onMailRefused } = options;
  const seal = createSeal(options.secret, 'saldo outbox');
  const stopped = new AbortController();
  const cutOff = new AbortController();
  const timers: ReturnType<typeof setInterval>[] = [];
  let running: Promise<void> | undefined;
  let isWanted = false;

  function isOn(): boolean {
    return mailer() !== undefined;
  }

  /** Writes a letter; call `nudge` after the transaction, or it waits for the next round. */
  async function add(trx: Writer, { userId, kind, expiresAt, ...message }: Letter): Promise<void> {
    if (!isOn()) return;
    await insertOutboxRow(trx, {
      user_id: userId,
      id: uuidv7(),
      kind,
      sealed: seal.close(JSON.stringify(message)),
      state: 'waiting',
      attempts: 0,
      due_at: now(),
      expires_at: expiresAt ?? null,
      error: null,
      created_at: now(),
      finished_at: null,
    });
  }

  /** Takes back a user's letters that still wait and have a link in them that ends: those with an end of their own. */
  async function withdraw(trx: Writer, userId: string): Promise<void> {
    await withdrawOutboxRows(trx, userId, { error: 'withdrawn', finished_at: now() });
  }

  /** Sends what is due, now; a round that is under way goes over the queue once more. */
  function nudge(): void {
    const to = mailer();
    if (to === undefined || stopped.signal.aborted) return;
    isWanted = true;
    running ??= deliverDue(to)
      .catch(onError)
      .finally(() => {
        running = undefined;
        if (isWanted) nudge();
      });
  }

  async function deliverDue(to: Mailer): Promise<void> {
    isWanted = false;
    while (!stopped.signal.aborted) {
      const due = await findDue(database.read, now());
      if (due === undefined) return;
      const times = { now: now(), leaseEnd: now() + LEASE_MS };
      const row = await database.write((trx) => claimOutboxRow(trx, due, times));
      if (row !== undefined) await deliver(to, row);
      if (mailer() !== to) {
        // The settings name another mail server now: the rest goes there, in a round of its own.
        isWanted = true;
        return;
      }
    }
  }

  async function deliver(to: Mailer, row: OutboxRow): Promise<void> {
    if (row.expires_at !== null && row.expires_at <= now()) return await finish(row, 'failed', 'expired');
    const message = read(row);
    if (message === undefined) return await finish(row, 'failed', 'secretChanged');
    try {
      const deadline = AbortSignal.timeout(SEND_TIMEOUT_MS);
      await to.send({ ...message, id: row.id }, AbortSignal.any([cutOff.signal, deadline]));
    } catch (error) {
      return await retryLater(row, error);
    }
    await finish(row, 'sent', null);
  }

  async function retryLater(row: OutboxRow, failure: unknown): Promise<void> {
    const error = toMailProblem(failure);
    onMailRefused?.(describeFailure(failure));
    if (row.attempts >= MAX_ATTEMPTS || isRefusedForGood(failure)) return await finish(row, 'failed', error);
    // An attempt that a stop cut off says nothing about the mail server: the next process tries at once.
    const wait = cutOff.signal.aborted ? 0 : FIRST_RETRY_MS * 2 ** (row.attempts - 1);
    const due_at = now() + wait;
    await database.write((trx) => postponeOutboxRow(trx, row, { due_at, error }));
  }

  async function finish(row: OutboxRow, state: 'sent' | 'failed', error: MailProblem | null): Promise<void> {
    await database.write((trx) => finishOutboxRow(trx, row, { state, error, finished_at: now() }));
  }

  function read(row: OutboxRow): Omit<Message, 'id'> | undefined {
    try {
      return JSON.parse(seal.open(row.sealed ?? '')) as Omit<Message, 'id'>;
    } catch {
      return undefined;
    }
  }

  /** Removes what was finished a month ago. */
  async function cleanUp(): Promise<void> {
    await database.write((trx) => deleteFinishedBefore(trx, now() - KEEP_FINISHED_MS));
  }

  /** Resolves once nothing is being sent. */
  async function settled(): Promise<void> {
    for (let round = running; round !== undefined; round = running) await round;
  }

  return {
    /** Whether this installation sends mail. */
    isOn,
    add,
    countSince: countLettersSince,
    withdraw,
    nudge,
    cleanUp,
    settled,

    /** Begins to look for due mail by itself: what a failure or another process has left behind. */
    start(): void {
      nudge();
      timers.push(setInterval(nudge, POLL_MS));
      timers.push(setInterval(() => void cleanUp().catch(onError), CLEAN_UP_MS));
      for (const timer of timers) timer.unref();
    },

    /** Takes nothing new and resolves when the attempt under way has ended, or was cut off. */
    async stop(): Promise<void> {
      stopped.abort();
      isWanted = false;
      for (const timer of timers) clearInterval(timer);
      const grace = setTimeout(() => cutOff.abort(), STOP_GRACE_MS);
      await settled();
      clearTimeout(grace);
    },
  };
}
