import { foldText, isBlankCell } from './cells.ts';
import { isCodeLike, findCurrency } from './currency-cells.ts';
import { readDate } from './dates.ts';
import { directionReader, findThirdValue } from './directions.ts';
import { readNumber } from './numbers.ts';
import { BOOKED_WORDS, NEUTRAL_WORDS, PENDING_PHRASES } from './phrases.ts';

/** The look of a column's cells; most values are shares of the filled cells, from 0 to 1. */
export type Profile = {
  filled: number;
  rows: number;
  dates: number;
  bareDates: number;
  numbers: number;
  currencies: number;
  /** Cells that are currencies, or look like their codes. */
  codes: number;
  directions: number;
  /** Whether the column has words of debit, words of credit, and one other word. */
  isThreeWay: boolean;
  /** Cells that say that a movement is booked, or that it is not. */
  states: number;
  /** Cells with digits and without spaces, such as ids and accounts. */
  ids: number;
  /** The average number of letters. */
  letters: number;
  distinct: number;
};

const MAX_SAMPLE_ROWS = 400;

export function profileColumn(rows: readonly string[][], column: number): Profile {
  const sample = rows.length > MAX_SAMPLE_ROWS ? rows.slice(0, MAX_SAMPLE_ROWS) : rows;
  const cells = sample.map((row) => row[column] ?? '').filter((cell) => !isBlankCell(cell));
  const share = (test: (cell: string) => boolean) => cells.filter(test).length / Math.max(1, cells.length);
  const letters = cells.reduce((sum, cell) => sum + (cell.match(/\p{L}/gu)?.length ?? 0), 0);
  return {
    filled: cells.length,
    rows: sample.length,
    dates: share((cell) => isDate(cell)),
    bareDates: share((cell) => readDate(cell)?.shape === 'bare'),
    numbers: share((cell) => readNumber(cell) !== undefined),
    currencies: share((cell) => findCurrency(cell) !== null),
    codes: share((cell) => isCodeLike(cell)),
    directions: shareOfDirections(cells),
    isThreeWay: findThirdValue(cells) !== undefined,
    states: share((cell) => isStateCell(cell)),
    ids: share((cell) => /\d/.test(cell) && !cell.includes(' ')),
    letters: letters / Math.max(1, cells.length),
    distinct: new Set(cells).size,
  };
}

/** Returns the share of words of debit and credit; words of transfers count if there are any of these. */
function shareOfDirections(cells: readonly string[]): number {
  const read = directionReader(cells);
  const directed = cells.filter((cell) => read(cell) !== undefined).length;
  const neutral = directed === 0 ? 0 : cells.filter((cell) => isNeutral(cell)).length;
  return (directed + neutral) / Math.max(1, cells.length);
}

/** Whether a cell in a column of debit and credit means money between the person's own accounts. */
export function isNeutral(cell: string): boolean {
  return cell === '/' || (cell.length <= 20 && NEUTRAL_WORDS.has(foldText(cell)));
}

function isDate(cell: string): boolean {
  const date = readDate(cell);
  return date !== undefined && date.shape !== 'bare';
}

/** Whether a cell has words of movements that are not booked yet, or never will be. */
export function isPendingText(cell: string): boolean {
  if (cell.length > 40) return false;
  const padded = ` ${foldText(cell)} `;
  return PENDING_PHRASES.some((phrase) => padded.includes(` ${phrase} `));
}

/** Whether a cell is a known word for a movement that is booked or not. */
export function isStateCell(cell: string): boolean {
  if (cell.length > 40) return false;
  const folded = foldText(cell);
  return BOOKED_WORDS.has(folded) || pendingWords.has(folded);
}

const pendingWords: ReadonlySet<string> = new Set(PENDING_PHRASES);

/** Whether a row has a day and a number. */
export function isMovementLike(row: readonly string[]): boolean {
  let dates = 0;
  let bare = 0;
  let numbers = 0;
  for (const cell of row) {
    const date = readDate(cell);
    if (date === undefined) numbers += readNumber(cell) === undefined ? 0 : 1;
    else if (date.shape === 'bare') bare++;
    else dates++;
  }
  return (dates > 0 && numbers + bare > 0) || (bare > 0 && numbers > 0) || bare > 1;
}
