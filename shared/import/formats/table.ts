import { readTables as readPageTables } from '../html/tables.ts';
import { chooseTable } from '../tables/choose-table.ts';
import { splitTable } from '../tables/delimiter.ts';
import { readTable } from '../tables/read-table.ts';
import type { Table } from '../tables/split.ts';
import { ImportError, MAX_TABLE_ROWS, type ReadOptions, type Reading } from '../types.ts';
import { readApp } from './apps.ts';

export type TableReader = (table: Table, options: ReadOptions) => Reading;

/** Reads text with separated or aligned columns. */
export function readTableText(text: string, options: ReadOptions, read: TableReader = readAnyTable): Reading {
  const table = splitTable(text, MAX_TABLE_ROWS);
  if (table.rows.length === MAX_TABLE_ROWS) throw new ImportError('tooManyRows');
  return read(table, options);
}

/** Reads a page with tables, which banks often name .xls, or the XML of Excel 2003. Cells have the text they show. */
export function readHtmlTable(text: string, options: ReadOptions, read?: TableReader): Reading {
  return readTables(readPageTables(text), options, read);
}

/** Reads the table with the movements of a file. */
export function readTables(
  tables: readonly Table[],
  options: ReadOptions,
  read: TableReader = readAnyTable,
): Reading {
  const { table, warnings } = chooseTable(tables);
  const reading = read(table, options);
  return { ...reading, warnings: [...reading.warnings, ...warnings] };
}

/** Reads the export of another application, or else the table of a bank. */
function readAnyTable(table: Table, options: ReadOptions): Reading {
  return readApp(table, options) ?? readTable(table, options);
}
