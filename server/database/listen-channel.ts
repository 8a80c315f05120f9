import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Channel, Ears } from './channels.ts';

const CHANNEL = 'saldo_events';
const RECONNECT_MS = 500;
/** How often it is asked whether the connection still is one, and how long it may take to say so. */
const CHECK_MS = 15_000;
const CHECK_TIMEOUT_MS = 5_000;

/**
 * What is said by NOTIFY and heard by LISTEN, on one connection of its own, which is opened again whenever it
 * is lost. Whoever was not listening at that moment does not hear it: `onGap` is called after each loss.
 */
export function createListenChannel(
  pool: pg.Pool,
  client: pg.ClientConfig,
  onError: (error: Error) => void,
): Channel {
  const closing = new AbortController();
  const { signal } = closing;
  let running: Promise<void> | undefined;

  /** Hears until the connection is lost; calls back once it hears. */
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
      // Not waited for: a server that has fallen silent says no goodbye.
      void connection.end().catch(() => undefined);
    }
  }

  /** Rejects once the server no longer answers: a network that was cut says nothing of it. */
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
