import { readTables } from '../html/tables.ts';
import { chooseTable } from '../tables/choose-table.ts';
import type { ReadOptions, Reading } from '../types.ts';
import { readKnownTable, type TableReader } from './table.ts';

/** Reads a page with tables, which banks often name .xls, or the XML of Excel 2003. Cells have the text they show. */
export function readHtmlTable(
  text: string,
  options: ReadOptions,
  known: readonly TableReader[] = [],
): Reading {
  const { table, warnings } = chooseTable(readTables(text));
  const reading = readKnownTable(table, options, known);
  return { ...reading, warnings: [...reading.warnings, ...warnings] };
}
