import { sql, type Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { createChannel, type Channel, type ChannelListener } from './channels.ts';
import type { Schema } from './schema.ts';

const POLL_MS = 1_000;
/** Each poll reads rows of this time again, to find those that were committed late or by a slow clock. */
const LOOK_BACK_MS = 10_000;
const KEPT_MS = 60_000;

/** The engine's clock, since the clocks of instances may differ. Clusters accept `now()` in a write. */
const nowMs = sql<number>`cast(extract(epoch from now()) * 1000 as bigint)`;

type Row = { id: string; content: string };

/**
 * Sends by adding rows to `bus_events`, which every process queries once a second. It is for engines without LISTEN.
 * `onGap` is called if the last query is older than half of `LOOK_BACK_MS`.
 */
export function createPollChannel(db: Kysely<Schema>, onError: (error: Error) => void): Channel {
  return createChannel({
    send: (texts) => insertRows(db, texts),
    createReceive: (listener) => createPoll(db, listener),
    pauseMs: POLL_MS,
    onError,
  });
}

/** Returns a function that passes on the rows that its last call did not find; none at the first call. */
function createPoll(db: Kysely<Schema>, { onText, onGap }: ChannelListener): () => Promise<void> {
  let knownIds: ReadonlySet<string> | undefined;
  let lastPollAt = performance.now();
  let clearedAt = -Infinity;
  return async () => {
    const pollAt = performance.now();
    const rows = await selectLatest(db);
    const newRows = rows.filter(({ id }) => knownIds?.has(id) === false);
    knownIds = new Set(rows.map(({ id }) => id));
    for (const { content } of newRows) onText(content);
    // The clock is read again, since the query itself may have taken long.
    if (performance.now() - lastPollAt > LOOK_BACK_MS / 2) onGap();
    lastPollAt = pollAt;
    if (pollAt - clearedAt <= KEPT_MS) return;
    await deleteOld(db);
    clearedAt = pollAt;
  };
}

async function insertRows(db: Kysely<Schema>, texts: readonly string[]): Promise<void> {
  await db
    .insertInto('bus_events')
    .values(texts.map((content) => ({ id: uuidv7(), at: nowMs, content })))
    .execute();
}

async function selectLatest(db: Kysely<Schema>): Promise<Row[]> {
  return await db
    .selectFrom('bus_events')
    .select(['id', 'content'])
    .where('at', '>=', sql<number>`${nowMs} - ${sql.lit(LOOK_BACK_MS)}`)
    .orderBy('at')
    .execute();
}

/** Deletes the rows that every process has read. */
async function deleteOld(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom('bus_events')
    .where('at', '<', sql<number>`${nowMs} - ${sql.lit(KEPT_MS)}`)
    .execute();
}
