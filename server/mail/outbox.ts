import { uuidv7 } from 'uuidv7';
import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import { createDelivery } from './deliver.ts';
import { createDeliveryRounds } from './delivery-rounds.ts';
import type { Mailer, Message } from './mailer.ts';
import { countLettersSince, deleteFinishedBefore, insertOutboxRow, withdrawOutboxRows } from './queries.ts';
import { createSeal } from '#server/sealing/seal.ts';

const POLL_MS = 15_000;
const CLEAN_UP_MS = 60 * 60_000;
const KEEP_FINISHED_MS = 30 * 24 * 60 * 60_000;

/** A message to a user, in their language. */
export type Letter = Omit<Message, 'id'> & {
  /** Set where the same letter must not be written twice, for as long as it is remembered. */
  id?: string;
  userId: string;
  /** Its subject, as the list of deliveries names it. */
  kind: string;
  /** The instant after which it is not sent any more, in epoch milliseconds. */
  expiresAt?: number;
};

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Mail as rows. A letter is written in the database transaction of the act it reports; any process may send
 * it, each letter by one process at a time, and again with growing waits while the mail server fails.
 */
export function createOutbox(options: {
  database: Database;
  /** The current mailer; without one no mail is written. */
  mailer: () => Mailer | undefined;
  secret: string;
  now: () => number;
  onError: (error: unknown) => void;
  /** Receives the mail server's answer to a refused message, without addresses. */
  onMailRefused?: (line: string) => void;
}) {
  const { database, mailer, now, onError } = options;
  const seal = createSeal(options.secret, 'saldo outbox');
  const deliver = createDelivery({ ...options, openSealed: (sealed) => seal.open(sealed) });
  const { nudge, settled, stop } = createDeliveryRounds({ ...options, deliver });
  const timers: ReturnType<typeof setInterval>[] = [];

  function isOn(): boolean {
    return mailer() !== undefined;
  }

  /** Writes a letter; call `nudge` after the database transaction, or it waits for the next round. */
  async function add(
    trx: Writer,
    { id = uuidv7(), userId, kind, expiresAt, ...message }: Letter,
  ): Promise<void> {
    if (!isOn()) return;
    await insertOutboxRow(trx, {
      user_id: userId,
      id,
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

  /** Withdraws a user's unsent letters that expire, since those hold a link. */
  async function withdraw(trx: Writer, userId: string): Promise<void> {
    await withdrawOutboxRows(trx, userId, { error: 'withdrawn', finished_at: now() });
  }

  /** Deletes what was finished a month ago. */
  async function cleanUp(): Promise<void> {
    await database.write((trx) => deleteFinishedBefore(trx, now() - KEEP_FINISHED_MS));
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

    /** Looks for due mail from now on, such as what another process has left. */
    start(): void {
      nudge();
      timers.push(setInterval(nudge, POLL_MS));
      timers.push(setInterval(() => void cleanUp().catch(onError), CLEAN_UP_MS));
      for (const timer of timers) timer.unref();
    },

    /** Begins no other attempt; resolves when the one under way has ended, or was cut off. */
    async stop(): Promise<void> {
      for (const timer of timers) clearInterval(timer);
      await stop();
    },
  };
}
