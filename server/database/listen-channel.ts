import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createChannel, type Channel, type Ears, type Hear } from './channels.ts';

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
  return createChannel({
    async send(texts) {
      await pool.query('select pg_notify($1, text) from unnest($2::text[]) as text', [CHANNEL, texts]);
    },
    createHear: (ears) => createHear(client, ears, onError),
    pauseMs: RECONNECT_MS,
    onError,
  });
}

/** Each call listens until the connection is lost, and calls back once it listens. */
function createHear(client: pg.ClientConfig, { onText, onGap }: Ears, onError: (error: Error) => void): Hear {
  let isAgain = false;
  return async (onHearing, signal) => {
    const connection = new pg.Client({ ...client, query_timeout: CHECK_TIMEOUT_MS });
    const lost = passOn(connection, onText, (error) => void (signal.aborted || onError(error)));
    try {
      await connection.connect();
      await connection.query(`listen ${CHANNEL}`);
      if (isAgain) onGap();
      onHearing();
      await Promise.race([lost, keepChecking(connection, signal)]);
    } finally {
      isAgain = true;
      // Not awaited: a server that does not answer would never confirm it.
      void connection.end().catch(() => undefined);
    }
  };
}

/** Hands over what the connection hears, and resolves once it is lost. */
async function passOn(
  connection: pg.Client,
  onText: Ears['onText'],
  onError: (error: Error) => void,
): Promise<void> {
  connection.on('notification', ({ payload }) => onText(payload ?? ''));
  await new Promise<void>((resolve) => {
    connection.on('end', resolve);
    connection.on('error', (error) => {
      onError(error);
      resolve();
    });
  });
}

/** Rejects once the server no longer answers; a broken network reports nothing by itself. */
async function keepChecking(connection: pg.Client, signal: AbortSignal): Promise<void> {
  for (;;) {
    await wait(CHECK_MS, undefined, { signal, ref: false });
    await connection.query('select 1');
  }
}
