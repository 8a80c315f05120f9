import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createChannel, type Channel, type ChannelListener, type Receive } from './channels.ts';

const CHANNEL = 'saldo_events';
const RECONNECT_MS = 500;
/** The interval of checks of the connection, and the longest time for the response. */
const CHECK_MS = 15_000;
const CHECK_TIMEOUT_MS = 5_000;

/**
 * Sends by NOTIFY and receives by LISTEN on a separate connection, which is opened again after each loss. Messages in
 * between are lost: `onGap` is called once it listens again.
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
    createReceive: (listener) => createReceive(client, listener, onError),
    pauseMs: RECONNECT_MS,
    onError,
  });
}

/** Returns a function that listens until the connection is lost. */
function createReceive(
  client: pg.ClientConfig,
  { onText, onGap }: ChannelListener,
  onError: (error: Error) => void,
): Receive {
  let hasListened = false;
  return async (onListening, signal) => {
    const connection = new pg.Client({ ...client, query_timeout: CHECK_TIMEOUT_MS });
    const lost = passOn(connection, onText, (error) => void (signal.aborted || onError(error)));
    try {
      await connection.connect();
      await connection.query(`listen ${CHANNEL}`);
      if (hasListened) onGap();
      onListening();
      await Promise.race([lost, keepChecking(connection, signal)]);
    } finally {
      hasListened = true;
      // The end is not awaited, since a server that does not respond would never confirm it.
      void connection.end().catch(() => undefined);
    }
  };
}

/** Passes on the messages of a connection, and resolves once the connection is lost. */
async function passOn(
  connection: pg.Client,
  onText: ChannelListener['onText'],
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

/** Rejects once the server no longer responds, since a broken network reports no error by itself. */
async function keepChecking(connection: pg.Client, signal: AbortSignal): Promise<void> {
  for (;;) {
    await wait(CHECK_MS, undefined, { signal, ref: false });
    await connection.query('select 1');
  }
}
