import { cellText } from '../spreadsheets/cell-text.ts';
import { checkWorkbook } from '../spreadsheets/check-workbook.ts';
import { cleanOds } from '../spreadsheets/clean-ods.ts';
import { cleanWorkbook } from '../spreadsheets/clean-workbook.ts';
import { readWorkbookStream, wrapWorkbookStream } from '../spreadsheets/compound-file.ts';
import type { Table } from '../tables/split.ts';
import { ImportError, MAX_TABLE_ROWS, type ReadOptions, type Reading } from '../types.ts';
import { readTables, type TableReader } from './table.ts';

const MAX_SHEETS = 50;
/** No bank's table is wider, and wider ones take long to read. */
const MAX_COLUMNS = 1_000;

type SheetInfo = { hidden?: boolean; veryHidden?: boolean };
type Sheet = { rows: readonly (readonly unknown[])[] };

/** Reads XLSX. Throws ImportError, `encrypted` among others, and `tooLarge` if it unpacks to more than 40 MB. */
export async function readXlsx(
  bytes: Uint8Array,
  options: ReadOptions,
  read?: TableReader,
): Promise<Reading> {
  const workbook = await cleanWorkbook(bytes);
  const visible = await readSheets(
    workbook,
    ({ hidden, veryHidden }) => hidden !== true && veryHidden !== true,
  );
  const tables = visible.length > 0 ? visible : await readSheets(workbook, () => true);
  return readTables(tables, options, read);
}

/** Reads all wanted sheets at once, because each call reads the texts and styles of the whole workbook. */
async function readSheets(workbook: Uint8Array, isWanted: (sheet: SheetInfo) => boolean): Promise<Table[]> {
  const library = await import('hucre/xlsx');
  let count = 0;
  const { sheets } = await throwAsDamaged(
    library.readXlsx(workbook, {
      maxRows: MAX_TABLE_ROWS + 1,
      sheets: (sheet) => {
        if (!isWanted(sheet)) return false;
        count++;
        if (count > MAX_SHEETS) throw new ImportError('tooLarge');
        return true;
      },
    }),
  );
  return sheets.map(toTable);
}

/** Reads XLS of Excel 97 to 2003 (BIFF8), also without its container. Throws ImportError as readXlsx does. */
export async function readXls(bytes: Uint8Array, options: ReadOptions, read?: TableReader): Promise<Reading> {
  const stream = bytes[0] === 0x09 ? bytes : readWorkbookStream(bytes);
  checkWorkbook(stream);
  const library = await import('hucre/xlsx');
  const { sheets } = await throwAsDamaged(library.readXls(wrapWorkbookStream(stream)));
  return readTables(sheets.map(toTable), options, read);
}

/** Reads ODS, the spreadsheets of LibreOffice. Throws ImportError as readXlsx does. */
export async function readOds(bytes: Uint8Array, options: ReadOptions, read?: TableReader): Promise<Reading> {
  const document = await cleanOds(bytes);
  const library = await import('hucre/ods');
  const { sheets } = await throwAsDamaged(library.readOds(document));
  if (sheets.length > MAX_SHEETS) throw new ImportError('tooLarge');
  return readTables(sheets.map(toTable), options, read);
}

/** Skips empty rows; the others keep their number in the sheet. */
function toTable({ rows }: Sheet): Table {
  const table: Table = { rows: [], lines: [] };
  // Unlike for…of, it skips the holes that a damaged sheet may have.
  rows.forEach((cells, at) => {
    if (cells.slice(MAX_COLUMNS).some((cell) => cellText(cell) !== '')) throw new ImportError('tooLarge');
    const row = Array.from(cells.slice(0, MAX_COLUMNS), (cell) => cellText(cell));
    if (row.every((cell) => cell.trim() === '')) return;
    if (table.rows.length === MAX_TABLE_ROWS) throw new ImportError('tooManyRows');
    table.rows.push(row);
    table.lines.push(at + 1);
  });
  return table;
}

async function throwAsDamaged<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw error instanceof ImportError ? error : new ImportError('damaged');
  }
}
