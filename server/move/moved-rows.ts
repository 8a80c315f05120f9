import type { Batch } from '#server/backup/archive-format.ts';
import type { Row } from '#server/backup/queries.ts';
import { readTable, toBatch } from '#server/backup/read-table.ts';
import type { CopiedTable } from '#server/database/tables.ts';
import type { Column } from '#server/database/bulk-load.ts';
import type { Database } from '#server/database/connect.ts';
import type { Reader } from '#server/database/schema.ts';

/** What is being done to which table, and how many of its rows are through. */
export type MoveProgress = {
  doing: 'Checking' | 'Copying' | 'Verifying';
  table: string;
  rows: number;
  of: number;
};

/** A move that is under way: nobody else can write to the source meanwhile. */
export type Move = {
  source: Reader;
  target: Database;
  columnsOf: ReadonlyMap<string, readonly Column[]>;
  onProgress: (progress: MoveProgress) => void;
  /** Stops it between two batches. */
  signal: AbortSignal;
};

/** The rows of a table of the source as they are to stand in the target, in the order of the source. */
export async function* readSource(
  { source, columnsOf, signal }: Move,
  table: CopiedTable,
  after?: Row,
): AsyncGenerator<Batch, void> {
  for await (const rows of readTable(source, table, after)) {
    signal.throwIfAborted();
    yield toBatch(table.name, rows.map(toMoved[table.name] ?? same), namesOf(columnsOf, table));
  }
}

/** The rows of a table of the target, in its own order. */
export async function* readTarget(
  { columnsOf, signal }: Move,
  db: Reader,
  table: CopiedTable,
): AsyncGenerator<Batch, void> {
  for await (const rows of readTable(db, table)) {
    signal.throwIfAborted();
    yield toBatch(table.name, rows, namesOf(columnsOf, table));
  }
}

/** Nobody is online where no server runs. */
const toMoved: Partial<Record<CopiedTable['name'], (row: Row) => Row>> = {
  presence: (row) => ({ ...row, is_online: 0, online_since: null }),
};

function same(row: Row): Row {
  return row;
}

function namesOf(columnsOf: Move['columnsOf'], { name }: CopiedTable): string[] {
  return (columnsOf.get(name) ?? []).map((column) => column.name);
}
