import type { Database } from '#server/database/connect.ts';
import { SEND_TIMEOUT_MS } from './deliver.ts';
import type { Mailer } from './mailer.ts';
import { claimOutboxRow, findDue, type OutboxRow } from './queries.ts';

/** Longer than any attempt, so that another process takes a row over only if the first has died. */
const LEASE_MS = 2 * SEND_TIMEOUT_MS;
/** How long a stop waits for the current attempt. */
const STOP_GRACE_MS = 3_000;

/** Sends all due mails in rounds, one round at a time. */
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

  /** Starts a round, after the current one if there is one. */
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

  /** Starts no further attempt. Resolves when the current one has ended or was aborted. */
  async function stop(): Promise<void> {
    stopped.abort();
    isWanted = false;
    const grace = setTimeout(() => cutOff.abort(), STOP_GRACE_MS);
    await settled();
    clearTimeout(grace);
  }

  return { nudge, settled, stop };
}
