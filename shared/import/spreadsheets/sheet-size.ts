import { ImportError } from '../types.ts';
import { MAX_CELLS } from './check-workbook.ts';

/** Cells that are written in all sheets; reading a million takes some seconds. */
const MAX_WRITTEN_CELLS = 1_000_000;
/** Strings, styles and whatever else is no cell, each with one tag or several. */
const MAX_TAGS = 2_000_000;
const PLACE = /<(?:[^\s<>:/]*:)?(row|c)(?=[\s/>])(?:[^<]*?\sr\s*=\s*["']([A-Za-z]*)(\d*))?/g;
const TAG_START = 0x3c;

/** Counts what the parts of a workbook hold before they are read. Throws ImportError `tooLarge`. */
export class WorkbookSize {
  #cells = 0;
  #span = 0;
  #tags = 0;

  /** Adds the rows of a sheet. A reader fills the rectangle that they span, so one far cell costs as many as it holds. */
  addSheet(rows: string): void {
    let [row, column, lastRow, lastColumn] = [0, 0, 0, 0];
    for (const [, tag, letters = '', digits = ''] of rows.matchAll(PLACE)) {
      const number = Number(digits);
      if (tag === 'row') {
        [row, column] = [number || row + 1, 0];
        continue;
      }
      this.#cells++;
      if (this.#cells > MAX_WRITTEN_CELLS) throw new ImportError('tooLarge');
      column = letters === '' ? column + 1 : columnOf(letters);
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

/** The number of a column from 1: A is 1, AA is 27. */
function columnOf(letters: string): number {
  let number = 0;
  for (const letter of letters.toUpperCase()) number = 26 * number + letter.charCodeAt(0) - 64;
  return number;
}
