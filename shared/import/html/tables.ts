import { numberText } from '../spreadsheets/cell-text.ts';
import type { Table } from '../tables/split.ts';
import { lineCounter } from '../tags.ts';
import { ImportError, MAX_TABLE_ROWS } from '../types.ts';
import { walkPage } from './tokens.ts';

const MAX_CELLS = 5_000_000;
const MAX_TABLES = 20_000;
const MAX_SPAN = 100;
const MAX_OUTSIDE_LINES = 200;
/** Tags that separate the words before and after them on the page. */
const SEPARATING_TAGS: ReadonlySet<string> = new Set([
  'br',
  'p',
  'div',
  'li',
  'tr',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);

type Cell = { text: string; columns: number; rows: number; index: number | undefined; type: string };
type OpenTable = {
  table: Table;
  row: Cell[] | undefined;
  cell: Cell | undefined;
  /** The number of further rows that a cell above covers, by column. */
  spans: Map<number, number>;
};

/**
 * Reads the tables of a page, or of the XML of Excel 2003, in the order of their starts. A table within another one is
 * a table of its own, and text outside of tables is a table of one column. Throws ImportError `tooLarge` or
 * `tooManyRows`.
 */
export function readTables(text: string): Table[] {
  const reader = new PageReader(text);
  walkPage(text, reader);
  return reader.end();
}

class PageReader {
  readonly #tables: Table[] = [];
  readonly #stack: OpenTable[] = [];
  #outsideText = '';
  #cells = 0;
  #rows = 0;
  #line = 1;
  readonly #lineOf: (offset: number) => number;

  constructor(text: string) {
    this.#lineOf = lineCounter(text);
  }

  open(name: string, attributes: string, at: number): void {
    const open = this.#stack.at(-1);
    if (name === 'table') {
      this.#endOutsideText();
      if (this.#tables.length > MAX_TABLES) throw new ImportError('tooLarge');
      const table: Table = { rows: [], lines: [] };
      this.#tables.push(table);
      this.#stack.push({ table, row: undefined, cell: undefined, spans: new Map() });
    } else if (open === undefined) this.#outsideText += SEPARATING_TAGS.has(name) ? '\n' : '';
    else if (name === 'tr' || name === 'row') {
      this.#endRow(open);
      open.row = [];
      open.table.lines.push(this.#lineAt(at));
    } else if (name === 'td' || name === 'th' || name === 'cell') this.#openCell(open, attributes, at);
    else if (name === 'data' && open.cell) open.cell.type = readAttribute(attributes, 'type').toLowerCase();
    else if (SEPARATING_TAGS.has(name) && open.cell) open.cell.text += ' ';
  }

  close(name: string): void {
    const open = this.#stack.at(-1);
    if (open === undefined) this.#outsideText += SEPARATING_TAGS.has(name) ? '\n' : '';
    else if (name === 'table') this.#endTable();
    else if (name === 'tr' || name === 'row') this.#endRow(open);
    else if (name === 'td' || name === 'th' || name === 'cell') open.cell = undefined;
    else if (SEPARATING_TAGS.has(name) && open.cell) open.cell.text += ' ';
  }

  text(value: string): void {
    const open = this.#stack.at(-1);
    if (open === undefined) this.#outsideText += value.replace(/[ \t\r\n]+/g, ' ');
    else if (open.cell) open.cell.text += value;
  }

  end(): Table[] {
    while (this.#stack.length > 0) this.#endTable();
    this.#endOutsideText();
    return this.#tables;
  }

  #openCell(open: OpenTable, attributes: string, at: number): void {
    if (open.row === undefined) {
      open.row = [];
      open.table.lines.push(this.#lineAt(at));
    }
    const index = readSpan(attributes, 'index', 0);
    const cell: Cell = {
      text: '',
      columns: Math.max(readSpan(attributes, 'colspan', 1), readSpan(attributes, 'mergeacross', 0) + 1),
      rows: readSpan(attributes, 'rowspan', 1),
      index: index === 0 ? undefined : index - 1,
      type: '',
    };
    open.cell = cell;
    open.row.push(cell);
  }

  #endRow(open: OpenTable): void {
    const { row, spans } = open;
    open.cell = undefined;
    open.row = undefined;
    if (row === undefined) return;
    const texts = placeCells(row, spans);
    this.#cells += texts.length;
    if (this.#cells > MAX_CELLS) throw new ImportError('tooLarge');
    if (texts.some((text) => text !== '')) {
      if (++this.#rows > MAX_TABLE_ROWS) throw new ImportError('tooManyRows');
      open.table.rows.push(texts);
    } else open.table.lines.pop();
  }

  #endTable(): void {
    const open = this.#stack.pop();
    if (open === undefined) return;
    this.#endRow(open);
  }

  /** Makes a table of the text between two tables, such as the title of the second. */
  #endOutsideText(): void {
    if (this.#stack.length > 0) return;
    const lines = this.#outsideText.split('\n').map((line) => line.trim());
    const rows = lines
      .filter((line) => line !== '')
      .slice(0, MAX_OUTSIDE_LINES)
      .map((line) => [line]);
    this.#outsideText = '';
    if (rows.length > 0) this.#tables.push({ rows, lines: rows.map(() => this.#line) });
  }

  /** Returns the line number of an offset. Offsets must not decrease. */
  #lineAt(offset: number): number {
    this.#line = this.#lineOf(offset);
    return this.#line;
  }
}

/** Puts the texts of a row into their columns. Columns below a cell of several rows stay empty. */
function placeCells(row: readonly Cell[], spans: Map<number, number>): string[] {
  const texts: string[] = [];
  const skip = () => {
    for (let rows = spans.get(texts.length); rows !== undefined; rows = spans.get(texts.length)) {
      if (rows > 1) spans.set(texts.length, rows - 1);
      else spans.delete(texts.length);
      texts.push('');
    }
  };
  for (const cell of row) {
    skip();
    while (cell.index !== undefined && cell.index > texts.length) texts.push('');
    const at = texts.length;
    texts.push(toCellText(cell));
    for (let column = 1; column < cell.columns; column++) texts.push('');
    if (cell.rows > 1)
      for (let column = at; column < texts.length; column++) spans.set(column, cell.rows - 1);
  }
  skip();
  return texts;
}

function toCellText({ text, type }: Cell): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (type === 'datetime') return plain.slice(0, 10);
  return type === 'number' && plain !== '' ? numberText(Number(plain)) : plain;
}

function readSpan(attributes: string, name: Attribute, fallback: number): number {
  const value = Number(/^\d{1,6}$/.exec(readAttribute(attributes, name))?.[0] ?? fallback);
  return Math.min(MAX_SPAN, Math.max(fallback, value));
}

const ATTRIBUTES = ['colspan', 'index', 'mergeacross', 'rowspan', 'type'] as const;
type Attribute = (typeof ATTRIBUTES)[number];

const patterns = new Map(
  ATTRIBUTES.map((name) => [
    name,
    new RegExp(`(?:^|[\\s:"'])${name}\\s{0,9}=\\s{0,9}["']?([\\w.-]{0,40})`, 'i'),
  ]),
);

/** Reads the value of an attribute, with or without a prefix and quotes. */
function readAttribute(attributes: string, name: Attribute): string {
  return attributes === '' ? '' : (patterns.get(name)?.exec(attributes)?.[1] ?? '');
}
