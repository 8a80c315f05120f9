import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Channel, Ears } from './channels.ts';

const CHANNEL = 'saldo_events';
const RECONNECT_MS = 500;
/** How often the connection is checked, and how long it may take to answer. */
const CHECK_MS = 15_000;
const CHECK_TIMEOUT_MS = 5_000;

/**
 * Sends by NOTIFY and hears by LISTEN, on a connection of its own that is opened again after each loss. What
 * is sent in between is lost: `onGap` is called after each loss.
 */
export function createListenChannel(
  pool: pg.Pool,
  client: pg.ClientConfig,
  onError: (error: Error) => void,
): Channel {
  const closing = new AbortController();
  const { signal } = closing;
  let running: Promise<void> | undefined;

  /** Listens until the connection is lost; calls back once it listens. */
  async function hear({ onText }: Ears, onHearing: () => void): Promise<void> {
    const connection = new pg.Client({ ...client, query_timeout: CHECK_TIMEOUT_MS });
    const lost = new Promise<void>((resolve) => {
      connection.on('end', resolve);
      connection.on('error', (error) => {
        if (!signal.aborted) onError(error);
        resolve();
      });
    });
    connection.on('notification', ({ payload }) => onText(payload ?? ''));
    try {
      await connection.connect();
      await connection.query(`listen ${CHANNEL}`);
      onHearing();
      await Promise.race([lost, keepChecking(connection)]);
    } finally {
      // Not awaited: a server that does not answer would never confirm it.
      void connection.end().catch(() => undefined);
    }
  }

  /** Rejects once the server no longer answers; a broken network reports nothing by itself. */
  async function keepChecking(connection: pg.Client): Promise<void> {
    for (;;) {
      await wait(CHECK_MS, undefined, { signal, ref: false });
      await connection.query('select 1');
    }
  }

  async function keepHearing(ears: Ears, onFirst: () => void): Promise<void> {
    let isAgain = false;
    while (!signal.aborted) {
      await hear(ears, () => {
        if (isAgain) ears.onGap();
        onFirst();
      }).catch((error: unknown) => {
        if (!signal.aborted) onError(error as Error);
      });
      isAgain = true;
      onFirst();
      await wait(RECONNECT_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  return {
    async send(texts) {
      await pool.query('select pg_notify($1, text) from unnest($2::text[]) as text', [CHANNEL, texts]);
    },
    listen: (ears) =>
      new Promise((resolve) => {
        running = keepHearing(ears, resolve);
      }),
    async close() {
      closing.abort();
      await running;
    },
  };
}
