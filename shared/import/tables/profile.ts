import { foldText, isBlankCell } from './cells.ts';
import { isCodeLike, knownCurrency } from './currency-cells.ts';
import { readDate } from './dates.ts';
import { directionReader, thirdValue } from './directions.ts';
import { readNumber } from './numbers.ts';
import { BOOKED_WORDS, NEUTRAL_WORDS, PENDING_PHRASES } from './phrases.ts';

/** What the cells of a column look like, as shares of the filled ones from 0 to 1. */
export type Profile = {
  filled: number;
  rows: number;
  dates: number;
  bareDates: number;
  numbers: number;
  currencies: number;
  /** Cells that are currencies, or like codes of them. */
  codes: number;
  directions: number;
  /** Whether there are words of debit, of credit, and one other. */
  isThreeWay: boolean;
  /** Cells that say that a movement is booked, or that it is not. */
  states: number;
  /** Cells with digits and without spaces, as ids and accounts are. */
  ids: number;
  /** The average number of letters. */
  letters: number;
  distinct: number;
};

const SAMPLE = 400;

export function profileOf(rows: readonly string[][], column: number): Profile {
  const sample = rows.length > SAMPLE ? rows.slice(0, SAMPLE) : rows;
  const cells = sample.map((row) => row[column] ?? '').filter((cell) => !isBlankCell(cell));
  const share = (test: (cell: string) => boolean) => cells.filter(test).length / Math.max(1, cells.length);
  const letters = cells.reduce((sum, cell) => sum + (cell.match(/\p{L}/gu)?.length ?? 0), 0);
  return {
    filled: cells.length,
    rows: sample.length,
    dates: share((cell) => isDate(cell)),
    bareDates: share((cell) => readDate(cell)?.shape === 'bare'),
    numbers: share((cell) => readNumber(cell) !== undefined),
    currencies: share((cell) => knownCurrency(cell) !== null),
    codes: share((cell) => isCodeLike(cell)),
    directions: directionsOf(cells),
    isThreeWay: thirdValue(cells) !== undefined,
    states: share((cell) => isStateCell(cell)),
    ids: share((cell) => /\d/.test(cell) && !cell.includes(' ')),
    letters: letters / Math.max(1, cells.length),
    distinct: new Set(cells).size,
  };
}

/** The share of words of debit and credit; transfers count beside them. */
function directionsOf(cells: readonly string[]): number {
  const read = directionReader(cells);
  const told = cells.filter((cell) => read(cell) !== undefined).length;
  const neutral = told === 0 ? 0 : cells.filter((cell) => isNeutral(cell)).length;
  return (told + neutral) / Math.max(1, cells.length);
}

/** Whether a cell in a column of debit and credit names money between the person's own accounts. */
export function isNeutral(cell: string): boolean {
  return cell === '/' || (cell.length <= 20 && NEUTRAL_WORDS.has(foldText(cell)));
}

/** A cell that can only be a day, or a number that must be one. */
function isDate(cell: string): boolean {
  const date = readDate(cell);
  return date !== undefined && date.shape !== 'bare';
}

/** Words of movements that are not booked yet, or never will be. */
export function isPendingText(cell: string): boolean {
  if (cell.length > 40) return false;
  const padded = ` ${foldText(cell)} `;
  return PENDING_PHRASES.some((phrase) => padded.includes(` ${phrase} `));
}

/** Whether a cell is a known word for a booked movement or another. */
export function isStateCell(cell: string): boolean {
  if (cell.length > 40) return false;
  const folded = foldText(cell);
  return BOOKED_WORDS.has(folded) || pendingWords.has(folded);
}

const pendingWords: ReadonlySet<string> = new Set(PENDING_PHRASES);

/** Whether a row has a day and a number beside it. */
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
