import { uuidv7 } from 'uuidv7';
import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import { createDelivery } from './deliver.ts';
import { createDeliveryRounds } from './delivery-rounds.ts';
import type { Mailer, Message } from './mailer.ts';
import { countMailsSince, deleteFinishedBefore, insertOutboxRow, withdrawOutboxRows } from './queries.ts';
import { createSeal } from '#server/sealing/seal.ts';

const POLL_MS = 15_000;
const CLEAN_UP_MS = 60 * 60_000;
const KEEP_FINISHED_MS = 30 * 24 * 60 * 60_000;

/** A message to a user, in their language. */
export type Mail = Omit<Message, 'id'> & {
  /** Set if the same mail must not be written twice while its row is kept. */
  id?: string;
  userId: string;
  /** The subject matter, which the list of deliveries shows. */
  kind: string;
  /** The instant after which it is not sent any more, in epoch milliseconds. */
  expiresAt?: number;
};

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Keeps mails as rows until they are sent. A mail is written in the database transaction of the act that it reports.
 * Any process may send it, one at a time, and retries with growing waits while the mail server fails.
 */
export function createOutbox(options: {
  database: Database;
  /** Returns the current mailer. Without one, no mail is written. */
  mailer: () => Mailer | undefined;
  secret: string;
  now: () => number;
  onError: (error: unknown) => void;
  /** Logs the mail server's response to a refused message, without addresses. */
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

  /** Writes a mail. Call `nudge` after the database transaction, or the mail waits for the next round. */
  async function add(
    trx: Writer,
    { id = uuidv7(), userId, kind, expiresAt, ...message }: Mail,
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

  /** Withdraws a user's unsent mails that expire, since these contain a link. */
  async function withdraw(trx: Writer, userId: string): Promise<void> {
    await withdrawOutboxRows(trx, userId, { error: 'withdrawn', finished_at: now() });
  }

  /** Deletes the rows that were finished a month ago. */
  async function cleanUp(): Promise<void> {
    await database.write((trx) => deleteFinishedBefore(trx, now() - KEEP_FINISHED_MS));
  }

  return {
    isOn,
    add,
    countSince: countMailsSince,
    withdraw,
    nudge,
    cleanUp,
    settled,

    /** Polls for due mails, such as those that another process has left. */
    start(): void {
      nudge();
      timers.push(setInterval(nudge, POLL_MS));
      timers.push(setInterval(() => void cleanUp().catch(onError), CLEAN_UP_MS));
      for (const timer of timers) timer.unref();
    },

    /** Starts no further attempt. Resolves when the current one has ended or was aborted. */
    async stop(): Promise<void> {
      for (const timer of timers) clearInterval(timer);
      await stop();
    },
  };
}
