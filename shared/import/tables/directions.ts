import { absolute, isNegative, isZero, negate } from '../decimal.ts';
import type { DecimalText } from '../types.ts';
import { foldText, isBlankCell } from './cells.ts';
import { CREDIT_WORDS, DEBIT_WORDS } from './phrases.ts';

/** Letters that mean debit and credit only if a column has both of them, the debit first. */
const PAIRS = ['d a', 'c a', 'a b', 's e', 'u e', 'g i', 'e i', 't j', 'p i', 'v k'].map((pair) =>
  pair.split(' '),
);

/** Returns 1 for a word of incoming money, -1 for one of outgoing money. */
export function readDirection(cell: string): 1 | -1 | undefined {
  if (cell === '+' || cell === '(+)') return 1;
  if (/^[-–−]$/.test(cell) || cell === '(-)') return -1;
  if (cell.length > 20) return undefined;
  const folded = foldText(cell);
  const words = folded.split(' ');
  // Some banks write the word in two scripts: '贷 Cr'.
  return (
    readWord(folded) ?? (words.length > 1 ? commonDirection(words.map((word) => readWord(word))) : undefined)
  );
}

function readWord(word: string): 1 | -1 | undefined {
  return CREDIT_WORDS.has(word) ? 1 : DEBIT_WORDS.has(word) ? -1 : undefined;
}

function commonDirection(directions: readonly (1 | -1 | undefined)[]): 1 | -1 | undefined {
  return new Set(directions).size === 1 ? directions[0] : undefined;
}

/** Makes a reader that returns -1 for a debit and 1 for a credit, by the words or the pair of letters in the column. */
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

/** Finds the only other value in a column of debit and credit, which marks money that is neither; else undefined. */
export function findThirdValue(cells: readonly string[]): string | undefined {
  const read = directionReader(cells);
  const values = [...new Set(cells)].filter((cell) => !isBlankCell(cell));
  const others = values.filter((cell) => read(cell) === undefined);
  return others.length === 1 && new Set(values.map((cell) => read(cell))).size === 3 ? others[0] : undefined;
}

/**
 * Amounts with the signs of a column of debit and credit. `isUndecided` if that column does not decide the signs,
 * `isDoubtful` if it contradicts them.
 */
type DirectedAmounts = { amounts: DecimalText[]; isUndecided: boolean; isDoubtful: boolean };

/** The share of agreeing rows from which the column only repeats the signs; the few others are reversals. */
const AGREEING_SHARE = 0.8;

export function applyDirections(values: readonly DecimalText[], cells: readonly string[]): DirectedAmounts {
  const read = directionReader(cells);
  const directions = cells.map((cell) => read(cell));
  const directed = values.flatMap((value, at) => {
    const direction = directions[at];
    return isZero(value) || direction === undefined ? [] : [{ isMinus: isNegative(value), direction }];
  });
  const share = (test: (each: (typeof directed)[number]) => boolean) =>
    directed.filter(test).length / Math.max(1, directed.length);
  const agrees = share(({ isMinus, direction }) => isMinus === (direction === -1));
  const minuses = share(({ isMinus }) => isMinus);
  const withDirections = values.map((value, at) => (directions[at] === -1 ? negate(value) : value));
  const sure = (amounts: DecimalText[]) => ({ amounts, isUndecided: false, isDoubtful: false });
  if (minuses === 0) return sure(withDirections);
  if (agrees >= AGREEING_SHARE) return sure([...values]);
  const hasBoth = new Set(directed.map(({ direction }) => direction)).size === 2;
  // On cards each credit has a minus and no debit has one: then only the column counts.
  if (agrees === 0) {
    const bySide = values.map((value, at) => withSign(value, directions[at]));
    return { amounts: hasBoth ? bySide : [...values], isUndecided: false, isDoubtful: !hasBoth };
  }
  // One word next to both signs does not show any direction.
  if (!hasBoth && minuses > 1 - AGREEING_SHARE)
    return { amounts: [...values], isUndecided: true, isDoubtful: false };
  return { amounts: withDirections, isUndecided: false, isDoubtful: minuses > 1 - AGREEING_SHARE };
}

function withSign(value: DecimalText, direction: 1 | -1 | undefined): DecimalText {
  return direction === -1 ? negate(absolute(value)) : absolute(value);
}
