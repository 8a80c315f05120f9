import { ImportError } from '../types.ts';

const BOF = 0x0809;
const EOF = 0x0a;
const FILE_PASS = 0x2f;
const BOUND_SHEET = 0x85;
const BIFF8 = 0x0600;
/** FORMULA, MULRK, RSTRING, LABELSST, NUMBER, LABEL, BOOLERR, RK: each begins with row and column. */
const CELLS = new Set([0x06, 0xbd, 0xd6, 0xfd, 0x0203, 0x0204, 0x0205, 0x027e]);
const MULRK = 0xbd;

const MAX_SHEETS = 100;
/** The number of cells that all sheets may span, including empty ones. */
export const MAX_CELLS = 5_000_000;

/**
 * Checks the records of a BIFF8 workbook before they are read: it must not be encrypted, each sheet must be complete,
 * and the sheets must not span too many cells. Throws ImportError.
 */
export function checkWorkbook(stream: Uint8Array): void {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  if (stream.length < 8 || view.getUint16(0, true) !== BOF) throw new ImportError('unknownFormat');
  if (view.getUint16(4, true) !== BIFF8) throw new ImportError('unknownFormat');
  const sheets: number[] = [];
  const cells = new Map<number, number>();
  let start = 0;
  let depth = 0;
  let [rows, columns] = [0, 0];
  for (let at = 0; at + 4 <= stream.length;) {
    const [id, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)];
    if (id === 0 && length === 0) break;
    const data = at + 4;
    if (data + length > stream.length) throw new ImportError('damaged');
    if (id === FILE_PASS) throw new ImportError('encrypted');
    if (id === BOUND_SHEET && length >= 4) sheets.push(view.getUint32(data, true));
    if (id === BOF) {
      if (depth === 0) [start, rows, columns] = [at, 0, 0];
      depth++;
    } else if (id === EOF) {
      depth--;
      if (depth === 0) cells.set(start, rows * columns);
    } else if (CELLS.has(id) && length >= 6) {
      rows = Math.max(rows, view.getUint16(data, true) + 1);
      const last = id === MULRK ? view.getUint16(data + length - 2, true) : view.getUint16(data + 2, true);
      columns = Math.max(columns, last + 1);
    }
    at = data + length;
  }
  checkSheets(sheets, cells);
}

function checkSheets(sheets: readonly number[], cells: ReadonlyMap<number, number>): void {
  if (sheets.length > MAX_SHEETS) throw new ImportError('tooLarge');
  let total = 0;
  for (const sheet of sheets) {
    const size = cells.get(sheet);
    if (size === undefined) throw new ImportError('damaged');
    total += size;
  }
  if (total > MAX_CELLS) throw new ImportError('tooLarge');
}
