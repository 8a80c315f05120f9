import type { Row } from '#server/backup/queries.ts';
import { MOVED_TABLES, type CopiedTable } from '#server/database/table-lists.ts';
import { selectIndexes, type Index } from '#server/database/bulk-load.ts';
import type { Database } from '#server/database/connect.ts';
import { liftTimeouts } from '#server/database/lift-timeouts.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import type { Flag } from '#server/database/schema/flag.ts';
import { UNFINISHED_MOVE } from '#server/database/unfinished-move.ts';
import { sql } from 'kysely';

/** The progress of a table; rows are copied in the order of the source. */
export type Step = {
  table: CopiedTable;
  rows: number;
  last: Row | undefined;
  /** Whether all rows are copied and the indexes created. */
  isDone: boolean;
};

type MoveTables = {
  [UNFINISHED_MOVE]: {
    name: string;
    source: string;
    rows: number;
    last_key: string | null;
    is_done: Flag;
    indexes: string;
  };
};

/** Finds the name of the source in the unfinished target of a move. */
export async function findSource(db: Reader): Promise<string | undefined> {
  const first = db.withTables<MoveTables>().selectFrom(UNFINISHED_MOVE).select('source').limit(1);
  return (await first.executeTakeFirst())?.source;
}

/** Finds the first of the tables that has a row. */
export async function findFilledTable(
  db: Reader,
  tables: readonly CopiedTable[],
): Promise<string | undefined> {
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return name;
  }
  return undefined;
}

export async function countRows(db: Reader, { name }: CopiedTable): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Creates the table of the progress, and drops the indexes, which are created again table by table: updating them row
 * by row takes much longer. Their statements are stored with the progress, for a move that resumes.
 */
export async function insertSteps(trx: Writer, engine: Database['engine'], source: string): Promise<void> {
  await createStepTable(trx);
  for (const { name } of MOVED_TABLES) {
    const indexes = await selectIndexes(trx, { engine, tables: [name] });
    await dropIndexes(trx, indexes);
    await trx
      .withTables<MoveTables>()
      .insertInto(UNFINISHED_MOVE)
      .values({ name, source, rows: 0, last_key: null, is_done: 0, indexes: JSON.stringify(indexes) })
      .execute();
  }
}

async function createStepTable(trx: Writer): Promise<void> {
  await trx.schema
    .createTable(UNFINISHED_MOVE)
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('rows', 'bigint', (column) => column.notNull())
    .addColumn('last_key', 'text')
    .addColumn('is_done', 'integer', (column) => column.notNull())
    .addColumn('indexes', 'text', (column) => column.notNull())
    .execute();
}

export async function selectSteps(db: Reader): Promise<Step[]> {
  const rows = await db.withTables<MoveTables>().selectFrom(UNFINISHED_MOVE).selectAll().execute();
  return MOVED_TABLES.flatMap((table) => {
    const row = rows.find(({ name }) => name === table.name);
    if (row === undefined) return [];
    const last = row.last_key === null ? undefined : (JSON.parse(row.last_key) as Row);
    return [{ table, rows: row.rows, last, isDone: row.is_done === 1 }];
  });
}

/** Throws if another process has changed the step, such as one that was killed during its last commit. */
export async function updateStep(trx: Writer, before: Step, after: Step): Promise<void> {
  const { table, rows, last, isDone } = after;
  const key = last && Object.fromEntries(table.key.map((column) => [column, last[column]]));
  const { numUpdatedRows } = await trx
    .withTables<MoveTables>()
    .updateTable(UNFINISHED_MOVE)
    .set({ rows, last_key: key ? JSON.stringify(key) : null, is_done: isDone ? 1 : 0 })
    .where('name', '=', table.name)
    .where('rows', '=', before.rows)
    .where('is_done', '=', before.isDone ? 1 : 0)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 1n) return;
  throw new Error('Something else has just moved rows into the target. Run the same command again.');
}

/** Creates the indexes of a table. Call it once all rows are copied. */
export async function createIndexes(
  trx: Writer,
  engine: Database['engine'],
  table: CopiedTable,
): Promise<void> {
  await liftTimeouts(trx, engine);
  for (const index of await selectDroppedIndexes(trx, table)) await sql.raw(index.sql).execute(trx);
}

/** Empties a table and drops its indexes, as before the move. */
export async function emptyTable(trx: Writer, engine: Database['engine'], table: CopiedTable): Promise<void> {
  await liftTimeouts(trx, engine);
  await dropIndexes(trx, await selectDroppedIndexes(trx, table));
  await trx.deleteFrom(table.name).execute();
}

/** Drops the table of the progress, which marks the database as complete. */
export async function dropSteps(trx: Writer): Promise<void> {
  await trx.schema.dropTable(UNFINISHED_MOVE).execute();
}

async function selectDroppedIndexes(trx: Writer, { name }: CopiedTable): Promise<Index[]> {
  const { indexes } = await trx
    .withTables<MoveTables>()
    .selectFrom(UNFINISHED_MOVE)
    .select('indexes')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return JSON.parse(indexes) as Index[];
}

async function dropIndexes(trx: Writer, indexes: readonly Index[]): Promise<void> {
  for (const { name } of indexes) await sql.raw(`drop index if exists ${name}`).execute(trx);
}
