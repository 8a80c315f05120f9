import { cellText } from '../spreadsheets/cell-text.ts';
import { checkWorkbook, MAX_CELLS } from '../spreadsheets/check-workbook.ts';
import { cleanOds } from '../spreadsheets/clean-ods.ts';
import { cleanWorkbook } from '../spreadsheets/clean-workbook.ts';
import { readWorkbookStream, wrapWorkbookStream } from '../spreadsheets/compound-file.ts';
import { chooseTable } from '../tables/choose-table.ts';
import type { Table } from '../tables/read-table.ts';
import { ImportError, MAX_ROWS, type ReadOptions, type Reading } from '../types.ts';
import { readKnownTable, type TableReader } from './table.ts';

/** Rows that are no movements: header, preamble, texts that go on. */
const OTHER_ROWS = 10_000;
const MAX_SHEETS = 50;
/** No bank's table is wider; what is cost time for nothing. */
const MAX_COLUMNS = 1_000;

type Sheet = { rows: readonly (readonly unknown[])[] };

/** Reads XLSX. Throws ImportError, also `encrypted`, and `tooLarge` for what unpacks to more than 100 MB. */
export async function readXlsx(
  bytes: Uint8Array,
  options: ReadOptions,
  known: readonly TableReader[] = [],
): Promise<Reading> {
  const workbook = await cleanWorkbook(bytes);
  const library = await import('hucre/xlsx');
  const visible: number[] = [];
  const hidden: number[] = [];
  await orDamaged(
    library.readXlsx(workbook, {
      sheets: (sheet, at) => {
        (sheet.hidden === true || sheet.veryHidden === true ? hidden : visible).push(at);
        return false;
      },
    }),
  );
  const chosen = visible.length > 0 ? visible : hidden;
  if (chosen.length > MAX_SHEETS) throw new ImportError('tooLarge');
  const tables: Table[] = [];
  let cells = 0;
  for (const at of chosen) {
    // One at a time, so that only the texts of the others are in memory.
    const read = library.readXlsx(workbook, { sheets: [at], maxRows: MAX_ROWS + OTHER_ROWS + 1 });
    const { sheets } = await orDamaged(read.catch(orNoCells));
    for (const table of sheets.map(toTable)) {
      cells += table.rows.reduce((sum, row) => sum + row.length, 0);
      if (cells > MAX_CELLS) throw new ImportError('tooLarge');
      tables.push(table);
    }
  }
  return readTables(tables, options, known);
}

/** Reads XLS of Excel 97 to 2003 (BIFF8), also without its container. Throws ImportError as readXlsx does. */
export async function readXls(
  bytes: Uint8Array,
  options: ReadOptions,
  known: readonly TableReader[] = [],
): Promise<Reading> {
  const stream = bytes[0] === 0x09 ? bytes : readWorkbookStream(bytes);
  checkWorkbook(stream);
  const library = await import('hucre/xlsx');
  const { sheets } = await orDamaged(library.readXls(wrapWorkbookStream(stream)));
  return readTables(sheets.map(toTable), options, known);
}

/** Reads ODS, the spreadsheets of LibreOffice. Throws ImportError as readXlsx does. */
export async function readOds(
  bytes: Uint8Array,
  options: ReadOptions,
  known: readonly TableReader[] = [],
): Promise<Reading> {
  const document = await cleanOds(bytes);
  const library = await import('hucre/ods');
  const { sheets } = await orDamaged(library.readOds(document));
  if (sheets.length > MAX_SHEETS) throw new ImportError('tooLarge');
  return readTables(sheets.map(toTable), options, known);
}

function readTables(tables: readonly Table[], options: ReadOptions, known: readonly TableReader[]): Reading {
  const { table, isIncomplete } = chooseTable(tables);
  const reading = readKnownTable(table, options, known);
  return isIncomplete ? { ...reading, warnings: [...reading.warnings, 'incomplete'] } : reading;
}

/** Empty rows give none; the others keep their number in the sheet. Far down a damaged sheet there may be holes. */
function toTable({ rows }: Sheet): Table {
  const table: Table = { rows: [], lines: [] };
  // Unlike for…of, it skips holes.
  rows.forEach((cells, at) => {
    if (cells.slice(MAX_COLUMNS).some((cell) => cellText(cell) !== '')) throw new ImportError('tooLarge');
    const row = Array.from(cells.slice(0, MAX_COLUMNS), (cell) => cellText(cell));
    if (row.every((cell) => cell.trim() === '')) return;
    if (table.rows.length === MAX_ROWS + OTHER_ROWS) throw new ImportError('tooManyRows');
    table.rows.push(row);
    table.lines.push(at + 1);
  });
  return table;
}

/** A sheet that is a chart is no file of rows. */
function orNoCells(error: unknown): { sheets: Sheet[] } {
  if (error instanceof Error && error.message.includes('missing worksheet file')) return { sheets: [] };
  throw error;
}

async function orDamaged<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw error instanceof ImportError ? error : new ImportError('damaged');
  }
}
