/** The cells of a table as text; `lines[i]` is the line of row i in the file, from 1. */
export type Table = { rows: string[][]; lines: number[] };

export type Delimiter = ',' | ';' | '\t' | '|';

/** If a quoted cell would be longer, or have more lines, its quote is a stray one. */
const MAX_QUOTED_LENGTH = 20_000;
const MAX_QUOTED_LINES = 40;

/** No bank writes more columns; further cells are dropped. */
const MAX_CELLS = 300;

/** Splits a text into rows and cells. Blank lines give no row. Stops after `maxRows` rows. */
export function splitText(text: string, delimiter: Delimiter, maxRows = Number.POSITIVE_INFINITY): Table {
  const reader = new CellReader(text, delimiter);
  const table: Table = { rows: [], lines: [] };
  while (!reader.isAtEnd && table.rows.length < maxRows) {
    const line = reader.line;
    const row = reader.readRow();
    if (row.some((cell) => cell.trim() !== '')) {
      table.rows.push(row);
      table.lines.push(line);
    }
  }
  return table;
}

class CellReader {
  line = 1;
  #at = 0;
  /** Up to here, a search has found no closing quote. */
  #noCloserBefore = 0;
  readonly #text: string;
  readonly #delimiter: string;
  readonly #ends: RegExp;

  constructor(text: string, delimiter: string) {
    this.#text = text;
    this.#delimiter = delimiter;
    this.#ends = delimiter === '|' ? /[|\r\n]/g : new RegExp(`[${delimiter}\r\n]`, 'g');
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  readRow(): string[] {
    const cells: string[] = [];
    for (;;) {
      if (cells.length < MAX_CELLS) cells.push(this.#readQuoted() ?? this.#readPlain());
      else this.#skipLine();
      const end = this.#text.charAt(this.#at);
      this.#at++;
      if (end === this.#delimiter) continue;
      if (end === '\r' && this.#text.charAt(this.#at) === '\n') this.#at++;
      this.line++;
      return cells;
    }
  }

  #skipLine(): void {
    const end = /[\r\n]/g;
    end.lastIndex = this.#at;
    this.#at = end.exec(this.#text)?.index ?? this.#text.length;
  }

  #readPlain(): string {
    this.#ends.lastIndex = this.#at;
    const end = this.#ends.exec(this.#text)?.index ?? this.#text.length;
    const cell = this.#text.slice(this.#at, end);
    this.#at = end;
    return cell;
  }

  /** Reads a cell in quotes; undefined if it has none, or if the closing one is missing. */
  #readQuoted(): string | undefined {
    const start = this.#skipBlanks(this.#at);
    const quote = this.#text.charAt(start);
    if (quote !== '"') return undefined;
    const close = this.#findClose(start);
    if (close === undefined) return undefined;
    const cell = this.#text.slice(start + 1, close);
    this.line += countLines(cell);
    this.#at = this.#skipBlanks(close + 1);
    return cell.includes('"') ? cell.replaceAll('\\"', '"').replaceAll('""', '"') : cell;
  }

  /** Finds where the quote that opens at `start` closes: before a delimiter or the end of a line. */
  #findClose(start: number): number | undefined {
    const text = this.#text;
    const limit = Math.min(text.length, start + MAX_QUOTED_LENGTH);
    let lines = 0;
    let inner = 0;
    let at = Math.max(start + 1, this.#noCloserBefore);
    for (; at < limit && lines <= MAX_QUOTED_LINES; at++) {
      const sign = text.charAt(at);
      if (sign === '\n') lines++;
      if (sign !== '"' || (text.charAt(at - 1) === '\\' && !this.#isEnd(at + 1))) continue;
      // If quotes inside the cell are not doubled, the first of two at the end belongs to the text.
      if (text.charAt(at + 1) === '"' && !(inner % 2 === 1 && this.#isEnd(at + 2))) at++;
      else if (text.charAt(at + 1) === '"') return at + 1;
      else if (this.#isEnd(at + 1) && !(inner % 2 === 1 && this.#isText(at + 1))) return at;
      // After a line break, a quote at the start of a cell opens one of the next row: the first quote was stray.
      else if (lines > 0 && this.#isStart(at)) break;
      else inner++;
    }
    this.#noCloserBefore = at;
    return undefined;
  }

  #isEnd(at: number): boolean {
    const sign = this.#text.charAt(this.#skipBlanks(at));
    return sign === '' || sign === this.#delimiter || sign === '\n' || sign === '\r';
  }

  /** Skips the spaces and tabs that some programs write around quotes. */
  #skipBlanks(at: number): number {
    let next = at;
    for (let sign = this.#text.charAt(next); sign === ' ' || sign === '\t'; sign = this.#text.charAt(next)) {
      if (sign === this.#delimiter) break;
      next++;
    }
    return next;
  }

  /** Whether a comma belongs to the text, as in '"Ltd "Name", City","1.00"'. */
  #isText(at: number): boolean {
    return this.#delimiter === ',' && /^, \p{L}/u.test(this.#text.slice(at, at + 4));
  }

  #isStart(at: number): boolean {
    const before = this.#text.charAt(at - 1);
    return before === this.#delimiter || before === '\n';
  }
}

function countLines(text: string): number {
  return text.includes('\n') || text.includes('\r') ? text.split(/\r\n|\n|\r/).length - 1 : 0;
}
