import { isNegative, isZero, negate } from '../decimal.ts';
import type { DecimalText } from '../types.ts';
import { foldText, isBlankCell } from './cells.ts';
import { CREDIT_WORDS, DEBIT_WORDS } from './phrases.ts';

/** Letters that mean debit or credit only beside the other one of their pair: the debit, then the credit. */
const PAIRS = ['d a', 'c a', 'a b', 's e', 'u e', 'g i', 'e i', 't j', 'p i', 'v k'].map((pair) =>
  pair.split(' '),
);

/** 1 for a word of incoming money, -1 for one of outgoing. */
export function readDirection(cell: string): 1 | -1 | undefined {
  if (cell === '+' || cell === '(+)') return 1;
  if (/^[-–−]$/.test(cell) || cell === '(-)') return -1;
  if (cell.length > 20) return undefined;
  const folded = foldText(cell);
  const words = folded.split(' ');
  // Some banks write the word in two scripts: '贷 Cr'.
  return ofWord(folded) ?? (words.length > 1 ? agreed(words.map((word) => ofWord(word))) : undefined);
}

function ofWord(word: string): 1 | -1 | undefined {
  return CREDIT_WORDS.has(word) ? 1 : DEBIT_WORDS.has(word) ? -1 : undefined;
}

function agreed(directions: readonly (1 | -1 | undefined)[]): 1 | -1 | undefined {
  return new Set(directions).size === 1 ? directions[0] : undefined;
}

/** Reads the cells of one column as debit (-1) or credit (1), by the pair of letters that the column has. */
export function directionReader(cells: readonly string[]): (cell: string) => 1 | -1 | undefined {
  const found = new Set(cells.map((cell) => foldText(cell)).filter((cell) => cell !== ''));
  const pair =
    found.size === 2 ? PAIRS.find((letters) => letters.every((each) => found.has(each))) : undefined;
  if (pair === undefined) return readDirection;
  return (cell) => {
    const at = pair.indexOf(foldText(cell));
    return at === 0 ? -1 : at === 1 ? 1 : undefined;
  };
}

/** The one value beside those of debit and credit, as for money that is neither; undefined where there are more. */
export function thirdValue(cells: readonly string[]): string | undefined {
  const read = directionReader(cells);
  const values = [...new Set(cells)].filter((cell) => !isBlankCell(cell));
  const others = values.filter((cell) => read(cell) === undefined);
  return others.length === 1 && new Set(values.map((cell) => read(cell))).size === 3 ? others[0] : undefined;
}

/** Amounts with the signs of a column of debit and credit; `isOpen` if that column says nothing about them. */
export type DirectedAmounts = { amounts: DecimalText[]; isOpen: boolean; isDoubtful: boolean };

/** A share of agreement from which the column only repeats the signs; the rare other row is a reversal. */
const MOST = 0.8;

export function directedAmounts(values: readonly DecimalText[], cells: readonly string[]): DirectedAmounts {
  const read = directionReader(cells);
  const directions = cells.map((cell) => read(cell));
  const told = values.flatMap((value, at) => {
    const direction = directions[at];
    return isZero(value) || direction === undefined ? [] : [{ isMinus: isNegative(value), direction }];
  });
  const share = (test: (each: (typeof told)[number]) => boolean) =>
    told.filter(test).length / Math.max(1, told.length);
  const agrees = share(({ isMinus, direction }) => isMinus === (direction === -1));
  const minuses = share(({ isMinus }) => isMinus);
  const turned = values.map((value, at) => (directions[at] === -1 ? negate(value) : value));
  const sure = (amounts: DecimalText[]) => ({ amounts, isOpen: false, isDoubtful: false });
  if (minuses === 0) return sure(turned);
  if (agrees >= MOST) return sure([...values]);
  const hasBoth = new Set(told.map(({ direction }) => direction)).size === 2;
  // A minus on each credit and on no debit, as cards have, is no sign of its own.
  if (agrees === 0) {
    const sized = values.map((value, at) => withSign(value, directions[at]));
    return { amounts: hasBoth ? sized : [...values], isOpen: false, isDoubtful: !hasBoth };
  }
  // One word beside both signs says nothing.
  if (!hasBoth && minuses > 1 - MOST) return { amounts: [...values], isOpen: true, isDoubtful: false };
  return { amounts: turned, isOpen: false, isDoubtful: minuses > 1 - MOST };
}

function withSign(value: DecimalText, direction: 1 | -1 | undefined): DecimalText {
  const size = isNegative(value) ? negate(value) : value;
  return direction === -1 ? negate(size) : size;
}
