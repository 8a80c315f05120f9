import { sql, type Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { createChannel, type Channel, type Ears } from './channels.ts';
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
  return createChannel({
    send: (texts) => insertRows(db, texts),
    createHear: (ears) => createPoll(db, ears),
    pauseMs: POLL_MS,
    onError,
  });
}

/** Each call hands over the rows that the call before did not find; the first one none. */
function createPoll(db: Kysely<Schema>, { onText, onGap }: Ears): () => Promise<void> {
  let known: ReadonlySet<string> | undefined;
  let heardAt = performance.now();
  let clearedAt = -Infinity;
  return async () => {
    const askedAt = performance.now();
    const rows = await selectLatest(db);
    const unheard = rows.filter(({ id }) => known?.has(id) === false);
    known = new Set(rows.map(({ id }) => id));
    for (const { content } of unheard) onText(content);
    // Even where the answer took long.
    if (performance.now() - heardAt > LOOK_BACK_MS / 2) onGap();
    heardAt = askedAt;
    if (askedAt - clearedAt <= KEPT_MS) return;
    await deleteOld(db);
    clearedAt = askedAt;
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
