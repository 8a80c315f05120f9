import { findApp } from '../formats/apps.ts';
import { readHtmlTable } from '../formats/html-table.ts';
import { readOds, readXls, readXlsx } from '../formats/spreadsheet.ts';
import { readTableText, type TableReader } from '../formats/table.ts';
import { decodeText } from '../text.ts';
import type { ColumnRole, Format, ReadOptions } from '../types.ts';
import { foldText } from './cells.ts';
import type { Section } from './header.ts';
import { findLayout, sampleMovements, sectionsOf, type Table } from './read-table.ts';
import { cleanRows } from './rows.ts';
import { fitRows } from './widths.ts';

/** What a person needs to see of a table to say what its columns mean. */
export type TableSample = {
  /** The application that wrote it, whose columns are known. */
  app: string | null;
  /** The header of each column, empty texts without one. */
  header: string[];
  /** The first rows of movements, or of anything where none was found, as wide as `roles`. */
  rows: string[][];
  /** What each column means, as far as it is known. */
  roles: ColumnRole[];
  /** The same text for every file of this form. */
  shape: string;
};

const MAX_ROWS = 6;
const MAX_CELL_LENGTH = 80;

/** The first rows of a file that is a table; null for other formats, and for what cannot be read as one. */
export async function sampleFile(
  bytes: Uint8Array,
  format: Format,
  options: ReadOptions,
): Promise<TableSample | null> {
  let table: Table | undefined;
  const take: TableReader = (found) => {
    table = found;
    return { statements: [], questions: [], warnings: [] };
  };
  if (!(await readAs(format, bytes, options, take)) || table === undefined) return null;
  return sampleTable(table, options);
}

async function readAs(
  format: Format,
  bytes: Uint8Array,
  options: ReadOptions,
  take: TableReader,
): Promise<boolean> {
  const text = () => decodeText(bytes, options.answers?.encoding).text;
  if (format === 'csv') readTableText(text(), options, [take]);
  else if (format === 'htmlTable') readHtmlTable(text(), options, [take]);
  else if (format === 'xlsx') await readXlsx(bytes, options, [take]);
  else if (format === 'xls') await readXls(bytes, options, [take]);
  else if (format === 'ods') await readOds(bytes, options, [take]);
  else return false;
  return true;
}

/** The first rows of a table, with the meaning of its columns. */
function sampleTable(table: Table, options: ReadOptions): TableSample {
  const known = options.answers?.columns === undefined ? findApp(table) : null;
  const { rows: cleaned } = cleanRows(table.rows, table.lines);
  if (known !== null) {
    const [header = [], ...shown] = cleaned.slice(known.at, known.at + MAX_ROWS + 1);
    return fill({ app: known.app.name, header, rows: shown, roles: [], shape: `app ${known.app.name}` });
  }
  const {
    rows,
    sections: [section],
  } = sectionsOf(cleaned, options);
  const fitted = section === undefined ? [] : fitRows(rows.slice(section.from, section.to), section.header);
  const like = sampleMovements(fitted);
  if (section !== undefined && like.length > 0) return fill(sampleSection(section, like, options));
  const roles = options.answers?.columns ?? [];
  return fill({
    app: null,
    header: section?.header ?? [],
    rows: rows.slice(0, MAX_ROWS),
    roles,
    shape: 'rows',
  });
}

/** The part of a table under one header, of which `like` are rows of movements. */
function sampleSection(section: Section, like: string[][], options: ReadOptions): TableSample {
  const { header } = section;
  const { roles } = findLayout(section, like, options).layout;
  const hasHeader = header.some((cell) => cell !== '');
  // Of columns that a person has named since, the form stays the same.
  const guessed = hasHeader ? [] : findLayout(section, like, { ...options, answers: {} }).layout.roles;
  const shape = hasHeader ? header.map((cell) => foldText(cell)).join('|') : `columns ${guessed.join(' ')}`;
  return { app: null, header, rows: like.slice(0, MAX_ROWS), roles, shape };
}

/** Makes header, rows and roles equally wide. */
function fill({ header, rows, roles, ...rest }: TableSample): TableSample {
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
