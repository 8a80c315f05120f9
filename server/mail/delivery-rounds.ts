import type { Database } from '#server/database/connect.ts';
import { SEND_TIMEOUT_MS } from './deliver.ts';
import type { Mailer } from './mailer.ts';
import { claimOutboxRow, findDue, type OutboxRow } from './queries.ts';

/** Longer than an attempt can take: another process takes a row over only when its process has died. */
const LEASE_MS = 2 * SEND_TIMEOUT_MS;
/** How long a stop waits for the attempt under way. */
const STOP_GRACE_MS = 3_000;

/** Rounds that send all due letters, one round at a time. */
export function createDeliveryRounds(options: {
  database: Database;
  mailer: () => Mailer | undefined;
  now: () => number;
  deliver: (mailer: Mailer, row: OutboxRow, cutOff: AbortSignal) => Promise<void>;
  onError: (error: unknown) => void;
}) {
  const { database, mailer, now } = options;
  const stopped = new AbortController();
  const cutOff = new AbortController();
  let running: Promise<void> | undefined;
  let isWanted = false;

  /** Sends what is due now; a round under way is followed by another one. */
  function nudge(): void {
    const current = mailer();
    if (current === undefined || stopped.signal.aborted) return;
    isWanted = true;
    running ??= deliverDue(current)
      .catch(options.onError)
      .finally(() => {
        running = undefined;
        if (isWanted) nudge();
      });
  }

  async function deliverDue(current: Mailer): Promise<void> {
    isWanted = false;
    while (!stopped.signal.aborted) {
      const due = await findDue(database.read, now());
      if (due === undefined) return;
      const times = { now: now(), leaseEnd: now() + LEASE_MS };
      const row = await database.write((trx) => claimOutboxRow(trx, due, times));
      if (row !== undefined) await options.deliver(current, row, cutOff.signal);
      if (mailer() !== current) {
        // The mail server has been changed: another round sends the rest to the new one.
        isWanted = true;
        return;
      }
    }
  }

  /** Resolves once nothing is being sent. */
  async function settled(): Promise<void> {
    for (let round = running; round !== undefined; round = running) await round;
  }

  /** Begins no other attempt; resolves when the one under way has ended, or was cut off. */
  async function stop(): Promise<void> {
    stopped.abort();
    isWanted = false;
    const grace = setTimeout(() => cutOff.abort(), STOP_GRACE_MS);
    await settled();
    clearTimeout(grace);
  }

  return { nudge, settled, stop };
}
