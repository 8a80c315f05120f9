import type { Reader } from '#server/database/schema.ts';
import { isValue, type Batch } from './archive-format.ts';
import { selectRows, type Row } from './queries.ts';
import type { CopiedTable } from '#server/database/table-lists.ts';

/**
 * Reads all rows of a table, or those after a row, in batches in the order of its key. Lets other requests run in
 * between, since SQLite blocks the process.
 */
export async function* readTable(
  db: Reader,
  table: CopiedTable,
  after?: Row,
): AsyncGenerator<readonly Row[], void> {
  for (let last = after; ;) {
    const batch = await selectRows(db, table, last);
    last = batch.at(-1);
    if (last === undefined) return;
    yield batch;
    await new Promise(setImmediate);
  }
}

/** Converts rows to a batch. Throws if a value is neither text nor an exact integer. */
export function toBatch(
  table: string,
  tableRows: readonly Row[],
  columns = Object.keys(tableRows[0] ?? {}),
): Batch {
  const rows = tableRows.map((row) => columns.map((column) => row[column] ?? null));
  if (!rows.every((row) => row.every(isValue))) {
    throw new TypeError(`The table ${table} has a value that is neither text nor an exact integer.`);
  }
  return { table, columns, rows };
}
