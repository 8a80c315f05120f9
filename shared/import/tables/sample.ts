import { findApp } from '../formats/apps.ts';
import { readOds, readXls, readXlsx } from '../formats/spreadsheet.ts';
import { readHtmlTable, readTableText, type TableReader } from '../formats/table.ts';
import { decodeText } from '../text.ts';
import type { ColumnRole, Format, ReadOptions } from '../types.ts';
import { foldText } from './cells.ts';
import type { Section } from './header.ts';
import { findLayout, sampleMovements, splitSections } from './read-table.ts';
import { cleanRows } from './rows.ts';
import type { Table } from './split.ts';
import { fitRows } from './widths.ts';

/** The start of a table, with which a person can say what its columns mean. */
export type TableSample = {
  /** The application that exported the table, or null. */
  app: string | null;
  /** The header of each column; empty texts if there is none. */
  header: string[];
  /** The first rows of movements, or of the table if it has none, as wide as `roles`. */
  rows: string[][];
  /** The meaning of each column, as far as it is known. */
  roles: ColumnRole[];
  /** A text that is the same for every file with these columns. */
  shape: string;
};

const SAMPLE_ROWS = 6;
const MAX_CELL_LENGTH = 80;

/** Returns the first rows of a file that is a table; null for other formats and for an empty table. */
export async function sampleFile(
  bytes: Uint8Array,
  format: Format,
  options: ReadOptions,
): Promise<TableSample | null> {
  let table: Table | undefined;
  const captureTable: TableReader = (found) => {
    table = found;
    return { statements: [], questions: [], warnings: [] };
  };
  if (!(await readAs(format, bytes, options, captureTable)) || table === undefined) return null;
  return sampleTable(table, options);
}

async function readAs(
  format: Format,
  bytes: Uint8Array,
  options: ReadOptions,
  captureTable: TableReader,
): Promise<boolean> {
  const text = () => decodeText(bytes, options.answers?.encoding).text;
  if (format === 'csv') readTableText(text(), options, captureTable);
  else if (format === 'htmlTable') readHtmlTable(text(), options, captureTable);
  else if (format === 'xlsx') await readXlsx(bytes, options, captureTable);
  else if (format === 'xls') await readXls(bytes, options, captureTable);
  else if (format === 'ods') await readOds(bytes, options, captureTable);
  else return false;
  return true;
}

function sampleTable(table: Table, options: ReadOptions): TableSample {
  const known = options.answers?.columns === undefined ? findApp(table) : null;
  const { rows: cleaned } = cleanRows(table.rows, table.lines);
  if (known !== null) {
    const [header = [], ...rows] = cleaned.slice(known.at, known.at + SAMPLE_ROWS + 1);
    return withEqualWidths({ app: known.app.name, header, rows, roles: [], shape: `app ${known.app.name}` });
  }
  const {
    rows,
    sections: [section],
  } = splitSections(cleaned, options);
  const fitted = section === undefined ? [] : fitRows(rows.slice(section.from, section.to), section.header);
  const movementRows = sampleMovements(fitted);
  if (section !== undefined && movementRows.length > 0)
    return withEqualWidths(sampleSection(section, movementRows, options));
  const roles = options.answers?.columns ?? [];
  return withEqualWidths({
    app: null,
    header: section?.header ?? [],
    rows: rows.slice(0, SAMPLE_ROWS),
    roles,
    shape: 'rows',
  });
}

/** Returns the first movements under one header, with the meaning of their columns. */
function sampleSection(section: Section, movementRows: string[][], options: ReadOptions): TableSample {
  const { header } = section;
  const { roles } = findLayout(section, movementRows, options).layout;
  const hasHeader = header.some((cell) => cell !== '');
  // The shape must stay the same after a person has chosen the columns.
  const guessed = hasHeader
    ? []
    : findLayout(section, movementRows, { ...options, answers: {} }).layout.roles;
  const shape = hasHeader ? header.map((cell) => foldText(cell)).join('|') : `columns ${guessed.join(' ')}`;
  return { app: null, header, rows: movementRows.slice(0, SAMPLE_ROWS), roles, shape };
}

/** Makes header, rows and roles equally wide, and shortens long cells. */
function withEqualWidths({ header, rows, roles, ...rest }: TableSample): TableSample {
  const width = [header, roles, ...rows].reduce((most, { length }) => Math.max(most, length), 0);
  const widen = (cells: readonly string[]) =>
    Array.from({ length: width }, (_, column) => (cells[column] ?? '').slice(0, MAX_CELL_LENGTH));
  return {
    ...rest,
    header: widen(header),
    rows: rows.map(widen),
    roles: Array.from({ length: width }, (_, column) => roles[column] ?? 'unused'),
  };
}
