import { ImportError } from '../types.ts';
import { MAX_CELLS } from './check-workbook.ts';

/** The number of cell tags in all sheets; reading a million takes some seconds. */
const MAX_CELL_TAGS = 1_000_000;
/** The number of tags of strings, styles and other parts without cells. */
const MAX_TAGS = 2_000_000;
const ROW_OR_CELL = /<(?:[^\s<>:/]*:)?(row|c)(?=[\s/>])(?:[^<]*?\sr\s*=\s*["']([A-Za-z]*)(\d*))?/g;
const TAG_START = 0x3c;

/** Counts the cells and tags of a workbook before it is read. Throws ImportError `tooLarge`. */
export class WorkbookSize {
  #cells = 0;
  #span = 0;
  #tags = 0;

  /** Adds the rows of a sheet. The library fills the rectangle that they span, so one far cell costs as much as all. */
  addSheet(rows: string): void {
    let [row, column, lastRow, lastColumn] = [0, 0, 0, 0];
    for (const [, tag, letters = '', digits = ''] of rows.matchAll(ROW_OR_CELL)) {
      const number = Number(digits);
      if (tag === 'row') {
        [row, column] = [number || row + 1, 0];
        continue;
      }
      this.#cells++;
      if (this.#cells > MAX_CELL_TAGS) throw new ImportError('tooLarge');
      column = letters === '' ? column + 1 : toColumnNumber(letters);
      lastRow = Math.max(lastRow, number || row);
      lastColumn = Math.max(lastColumn, column);
    }
    this.#span += lastRow * lastColumn;
    if (this.#span > MAX_CELLS) throw new ImportError('tooLarge');
  }

  /** Adds a part that is no sheet. */
  addPart(content: Uint8Array): void {
    for (const byte of content) if (byte === TAG_START) this.#tags++;
    if (this.#tags > MAX_TAGS) throw new ImportError('tooLarge');
  }
}

/** Returns the number of a column from 1: A is 1, AA is 27. */
function toColumnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters.toUpperCase()) number = 26 * number + letter.charCodeAt(0) - 64;
  return number;
}
