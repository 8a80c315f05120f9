import { readTables } from '../html/tables.ts';
import { chooseTable } from '../tables/choose-table.ts';
import type { ReadOptions, Reading } from '../types.ts';
import { readKnownTable, type TableReader } from './table.ts';

/** Reads a page with tables, as banks name .xls, and Excel's XML of 2003. Cells are read as the text that is shown. */
export function readHtmlTable(
  text: string,
  options: ReadOptions,
  known: readonly TableReader[] = [],
): Reading {
  const { table, warnings } = chooseTable(readTables(text));
  const reading = readKnownTable(table, options, known);
  return { ...reading, warnings: [...reading.warnings, ...warnings] };
}
