import { splitTable } from '../tables/delimiter.ts';
import { readTable, type Table } from '../tables/read-table.ts';
import { ImportError, MAX_ROWS, type ReadOptions, type Reading } from '../types.ts';

/** Reads a table with a header that it knows, such as another application's export; returns null for any other. */
export type TableReader = (table: Table, options: ReadOptions) => Reading | null;

/** Rows other than movements: headers, lines above them, and continued texts. */
const MAX_OTHER_ROWS = 10_000;

/** Reads text with separated or aligned columns, with a reader that knows its header, else as a bank's table. */
export function readTableText(
  text: string,
  options: ReadOptions,
  known: readonly TableReader[] = [],
): Reading {
  const table = splitTable(text, MAX_ROWS + MAX_OTHER_ROWS);
  if (table.rows.length === MAX_ROWS + MAX_OTHER_ROWS) throw new ImportError('tooManyRows');
  return readKnownTable(table, options, known);
}

/** Reads a table with a reader that knows its header, else as a bank's table. */
export function readKnownTable(table: Table, options: ReadOptions, known: readonly TableReader[]): Reading {
  for (const read of known) {
    const reading = read(table, options);
    if (reading !== null) return reading;
  }
  return readTable(table, options);
}
