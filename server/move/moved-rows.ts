import type { Batch } from '#server/backup/archive-format.ts';
import type { Row } from '#server/backup/queries.ts';
import { readTable, toBatch } from '#server/backup/read-table.ts';
import type { CopiedTable } from '#server/database/table-lists.ts';
import type { Column } from '#server/database/bulk-load.ts';
import type { Database } from '#server/database/connect.ts';
import type { Reader } from '#server/database/schema.ts';

/** The current step and table, and the number of its finished rows. */
export type MoveProgress = {
  doing: 'Checking' | 'Copying' | 'Verifying';
  table: string;
  rows: number;
  total: number;
};

/** A move in progress. Nobody else can write to the source. */
export type Move = {
  source: Reader;
  target: Database;
  columnsByTable: ReadonlyMap<string, readonly Column[]>;
  onProgress: (progress: MoveProgress) => void;
  /** Stops the move between two batches. */
  signal: AbortSignal;
};

/** Reads the rows of a source table as the target stores them, in the order of the source. */
export async function* readSource(
  { source, columnsByTable, signal }: Move,
  table: CopiedTable,
  after?: Row,
): AsyncGenerator<Batch, void> {
  for await (const rows of readTable(source, table, after)) {
    signal.throwIfAborted();
    yield toBatch(
      table.name,
      rows.map(rowChanges[table.name] ?? keepRow),
      columnNames(columnsByTable, table),
    );
  }
}

/** Reads the rows of a target table, in the order of the target. */
export async function* readTarget(
  { columnsByTable, signal }: Move,
  db: Reader,
  table: CopiedTable,
): AsyncGenerator<Batch, void> {
  for await (const rows of readTable(db, table)) {
    signal.throwIfAborted();
    yield toBatch(table.name, rows, columnNames(columnsByTable, table));
  }
}

/** Nobody is online while no server runs. */
const rowChanges: Partial<Record<CopiedTable['name'], (row: Row) => Row>> = {
  presence: (row) => ({ ...row, is_online: 0, online_since: null }),
};

function keepRow(row: Row): Row {
  return row;
}

function columnNames(columnsByTable: Move['columnsByTable'], { name }: CopiedTable): string[] {
  return (columnsByTable.get(name) ?? []).map((column) => column.name);
}
