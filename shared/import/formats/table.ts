import { splitTable } from '../tables/delimiter.ts';
import { readTable, type Table } from '../tables/read-table.ts';
import { ImportError, MAX_ROWS, type ReadOptions, type Reading } from '../types.ts';

/** Reads a table whose header it knows, such as another application's export, or gives null. */
export type TableReader = (table: Table, options: ReadOptions) => Reading | null;

/** Rows that are no movements: header, preamble, texts that go on. */
const OTHER_ROWS = 10_000;

/** Reads comma-separated text and its kin: by a reader that knows the header, else as a bank's table. */
export function readTableText(
  text: string,
  options: ReadOptions,
  known: readonly TableReader[] = [],
): Reading {
  const table = splitTable(text, MAX_ROWS + OTHER_ROWS);
  if (table.rows.length === MAX_ROWS + OTHER_ROWS) throw new ImportError('tooManyRows');
  return readKnownTable(table, options, known);
}

/** Reads a table by a reader that knows its header, else as a bank's. */
export function readKnownTable(table: Table, options: ReadOptions, known: readonly TableReader[]): Reading {
  for (const read of known) {
    const reading = read(table, options);
    if (reading !== null) return reading;
  }
  return readTable(table, options);
}
