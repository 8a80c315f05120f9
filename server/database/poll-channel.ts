import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Channel, Ears } from './channels.ts';
import type { Schema } from './schema.ts';

const POLL_MS = 1_000;
/** How long a row is still found that was committed late, or by a slow clock. */
const LOOK_BACK_MS = 10_000;
const KEPT_MS = 60_000;

/** The engine's clock, so that the instances' clocks need not agree; of the statement, which a cluster allows. */
const nowMs = sql<number>`cast(extract(epoch from now()) * 1000 as bigint)`;

type Row = { id: string; content: string };

/**
 * Sends by adding rows to `bus_events`, which every process queries once a second: for engines without
 * LISTEN. `onGap` is called if the last query is older than half of `LOOK_BACK_MS`.
 */
export function createPollChannel(db: Kysely<Schema>, onError: (error: Error) => void): Channel {
  const closing = new AbortController();
  const { signal } = closing;
  const heard = new Set<string>();
  let running: Promise<void> | undefined;

  async function poll({ onText }: Ears, isFirst: boolean): Promise<void> {
    const rows: Row[] = await db
      .selectFrom('bus_events')
      .select(['id', 'content'])
      .where('at', '>=', sql<number>`${nowMs} - ${sql.lit(LOOK_BACK_MS)}`)
      .orderBy('at')
      .execute();
    const unheard = rows.filter(({ id }) => !heard.has(id));
    // Rows that are no longer found need not be remembered.
    heard.clear();
    for (const { id } of rows) heard.add(id);
    if (!isFirst) for (const { content } of unheard) onText(content);
  }

  /** Deletes the rows that every process has read. */
  async function clear(): Promise<void> {
    await db
      .deleteFrom('bus_events')
      .where('at', '<', sql<number>`${nowMs} - ${sql.lit(KEPT_MS)}`)
      .execute();
  }

  async function keepPolling(ears: Ears, onFirst: () => void): Promise<void> {
    let heardAt = performance.now();
    let clearedAt = -Infinity;
    let isFirst = true;
    while (!signal.aborted) {
      const askedAt = performance.now();
      try {
        await poll(ears, isFirst);
        // Even where the answer took long.
        if (performance.now() - heardAt > LOOK_BACK_MS / 2) ears.onGap();
        heardAt = askedAt;
        isFirst = false;
        if (askedAt - clearedAt > KEPT_MS) {
          await clear();
          clearedAt = askedAt;
        }
      } catch (error) {
        if (!signal.aborted) onError(error as Error);
      }
      onFirst();
      await wait(POLL_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  return {
    async send(texts) {
      await db
        .insertInto('bus_events')
        .values(texts.map((content) => ({ id: uuidv7(), at: nowMs, content })))
        .execute();
    },
    listen: (ears) =>
      new Promise((resolve) => {
        running = keepPolling(ears, resolve);
      }),
    async close() {
      closing.abort();
      await running;
    },
  };
}
