import { addDecimals, isNegative, isZero, negate } from '../decimal.ts';
import { moneyText } from '../money-text.ts';
import type { DecimalText, Question, ReadOptions } from '../types.ts';
import { hasWord } from './cells.ts';
import { directedAmounts } from './directions.ts';
import type { Layout } from './layout.ts';
import { magnitude, type DecimalMark, type NumberCell } from './numbers.ts';
import type { Chain } from './proof.ts';
import { cellAt, type MovementRow } from './rows.ts';
import { areChargesPositive, areMostlyPayments, isLargestOut, weigh, weighCharges } from './sign-weights.ts';
import { CARD_WORDS, JAPANESE_CARD } from './sign-words.ts';

/**
 * Amounts as the columns say; `isOpen` if nothing but the sign of one column does, `isDoubtful` if two columns
 * contradict each other.
 */
export type SignedAmounts = { amounts: DecimalText[]; isOpen: boolean; isDoubtful?: boolean | undefined };

export function signedAmounts(
  rows: readonly MovementRow[],
  layout: Layout,
  mark: DecimalMark,
): SignedAmounts {
  const [amount] = layout.amounts;
  if (amount === undefined) return { amounts: amountsOfPair(rows, mark), isOpen: false };
  const values = rows.map(({ amount: cell }) => (cell === undefined ? '0' : valueOf(cell, mark)));
  const told = rows.map(({ cells }) => cellAt(cells, layout.direction));
  const directed = layout.direction === undefined ? undefined : directedAmounts(values, told);
  if (directed?.isOpen === false) return directed;
  if (rows.some(({ amount: cell }) => (cell?.mark ?? null) !== null))
    return { amounts: marked(rows, mark), isOpen: false };
  const written = rows.flatMap(({ amount: cell }) =>
    cell === undefined || isZero(magnitude(cell, mark)) ? [] : [cell],
  );
  const hasPlus = written.some(({ isSigned, isNegative: isMinus }) => isSigned && !isMinus);
  // Where only some have a plus and none a minus, the others went out.
  const isMarked =
    hasPlus && written.every((cell) => !cell.isNegative) && written.some((cell) => !cell.isSigned);
  if (isMarked)
    return {
      amounts: values.map((value, at) => (rows[at]?.amount?.isSigned === true ? value : negate(value))),
      isOpen: false,
    };
  return { amounts: values, isOpen: !hasPlus };
}

/** The value of a balance; its marks of debit and credit are signs. */
export function balanceValue(cell: NumberCell, mark: DecimalMark): DecimalText {
  const value = valueOf(cell, mark);
  return cell.mark === 'debit' && !cell.isNegative ? negate(value) : value;
}

function valueOf(cell: NumberCell, mark: DecimalMark): DecimalText {
  const value = magnitude(cell, mark);
  return cell.isNegative && !isZero(value) ? `-${value}` : value;
}

/**
 * Debits go out, whether the column writes them with a minus or without; the rare other sign is a reversal. A mark beside
 * the number, '0.80 Dr', counts more than the column.
 */
function amountsOfPair(rows: readonly MovementRow[], mark: DecimalMark): DecimalText[] {
  const isMinus = (pick: (row: MovementRow) => NumberCell | undefined) => {
    const filled = rows.flatMap((row) => pick(row) ?? []).filter((cell) => !isZero(magnitude(cell, mark)));
    const negative = filled.filter((cell) => cell.isNegative).length;
    return negative > filled.length - negative;
  };
  const debitHasMinus = isMinus(({ debit }) => debit);
  const creditHasMinus = isMinus(({ credit }) => credit);
  return rows.map(({ debit, credit }) => {
    const out = debit === undefined ? '0' : valueOf(debit, mark);
    const into = credit === undefined ? '0' : valueOf(credit, mark);
    const signedOut = debit?.mark === 'credit' ? size(out) : debitHasMinus ? out : negate(out);
    const signedIn = credit?.mark === 'debit' ? negate(size(into)) : creditHasMinus ? negate(into) : into;
    return isZero(signedOut) ? signedIn : isZero(signedIn) ? signedOut : sum(signedOut, signedIn);
  });
}

/** Where only credits are marked, the others are debits, and the other way round. */
function marked(rows: readonly MovementRow[], mark: DecimalMark): DecimalText[] {
  const has = (side: 'debit' | 'credit') => rows.some(({ amount }) => amount?.mark === side);
  const unmarkedIsDebit = has('credit') && !has('debit');
  return rows.map(({ amount }) => {
    if (amount === undefined) return '0';
    const value = magnitude(amount, mark);
    const isDebit =
      amount.mark === null
        ? amount.isNegative || (unmarkedIsDebit && !amount.isSigned)
        : amount.mark === 'debit';
    return isDebit ? negate(value) : value;
  });
}

const FEW = 5;
const OFTEN = 0.4;

export type SignDecision = { sign: 'asIs' | 'inverted'; question: Question | undefined };

type SignInput = {
  rows: readonly MovementRow[];
  amounts: readonly DecimalText[];
  texts: readonly string[];
  /** What stands above the movements, folded. */
  above: string;
  asIs: Chain;
  inverted: Chain;
  isDoubtful?: boolean | undefined;
};

/**
 * Whether the amounts of one column are money that came in, or charges. More than half of them positive is unusual, so
 * that it is asked if no balance proves it; a card's balance is what is owed and proves nothing.
 */
export function decideSign(input: SignInput, options: ReadOptions): SignDecision {
  const chosen = options.answers?.sign;
  if (chosen !== undefined) return { sign: chosen, question: undefined };
  const moved = input.amounts.filter((amount) => !isZero(amount));
  const sure = (sign: 'asIs' | 'inverted'): SignDecision => ({ sign, question: undefined });
  if (moved.length === 0) return sure('asIs');
  const positive = moved.filter((amount) => !isNegative(amount)).length / moved.length;
  const isCard = hasWord(input.above, CARD_WORDS) || JAPANESE_CARD.test(input.above);
  const ask = (sign: 'asIs' | 'inverted') => ({ sign, question: askSign(input, sign, options) });
  if (positive <= 0.5) {
    // Charges with a minus and a balance that they raise: a card, as is.
    if (isProved(input.inverted, input.asIs)) return ask('asIs');
    // What a card's balance proves is no sign, since it is what is owed.
    if (!isCard && isFullyProved(input)) return sure('asIs');
    const charges = weighCharges(input);
    const isTurned = areChargesPositive(input);
    const isDoubtful = isTurned || (positive > 0 ? charges.weight > 0 : areMostlyPayments(input));
    // A few purchases paid back look the same, and so do the cards that an account pays.
    if (isDoubtful) return ask(charges.hasBoth || isTurned ? 'inverted' : 'asIs');
    // A few amounts of a card, all with a minus, may be what was paid back; and a card is rarely paid this often.
    const isFew = positive === 0 && moved.length < FEW && weigh(input) >= 0;
    const isOpen = isCard && input.asIs.of === 0 && (isFew || positive > OFTEN);
    const isUntold = !isProved(input.asIs, input.inverted) && charges.weight === 0;
    return isOpen || (isUntold && isLikeCard(moved, positive)) ? ask('asIs') : sure('asIs');
  }
  if (isProved(input.inverted, input.asIs)) return isByChance(input) ? ask('inverted') : sure('inverted');
  const weight = weigh(input);
  const isLikelyCharges =
    weight > 0 ||
    (isCard ? weight > -moved.length / 2 : weight === 0 && positive >= 0.7 && moved.length >= 3);
  if (isProved(input.asIs, input.inverted)) {
    const isOwed = isCard || (isFullyProved(input) ? weighCharges(input).weight > 0 : weight > 0);
    const isStrange =
      isOwed || (!isFullyProved(input) && positive >= 0.8 && moved.length >= 5 && weight >= 0);
    return isStrange ? ask(isOwed ? 'inverted' : 'asIs') : sure('asIs');
  }
  // The balance of an account that only receives fits both ways; it is the account's as it stands.
  const fitsAsIs = input.asIs.of > 0 && input.asIs.agrees === input.asIs.of && !isCard && weight <= 0;
  return ask(isLikelyCharges && !fitsAsIs ? 'inverted' : 'asIs');
}

/** Whether what has a minus may be what a card was paid: it is rare on an account, and more than each purchase. */
function isLikeCard(moved: readonly DecimalText[], positive: number): boolean {
  const isOften = positive > OFTEN || moved.length < FEW;
  return positive > 0 && moved.length > 2 && isOften && isLargestOut(moved);
}

/** Columns say the signs, but a balance that says the opposite is asked about, unless it is what a card owes. */
export function doubtSign(input: SignInput, options: ReadOptions): SignDecision {
  const chosen = options.answers?.sign;
  const isOpposite = isProved(input.inverted, input.asIs) && input.inverted.of > 1;
  const isOwed = isOpposite && hasWord(input.above, CARD_WORDS);
  const isUnproved = input.isDoubtful === true && !isProved(input.asIs, input.inverted);
  if ((!isOpposite || isOwed) && !isUnproved) return { sign: 'asIs', question: undefined };
  if (chosen !== undefined) return { sign: chosen, question: undefined };
  return { sign: 'asIs', question: askSign(input, 'asIs', options) };
}

/** Few balances may agree with the wrong sign, and so may many where most agree with either. */
const isByChance = ({ asIs, inverted }: SignInput) => inverted.of < 3 || asIs.agrees > inverted.of / 2;

/** A balance that agrees with each amount, and not with the opposite ones. */
const isFullyProved = ({ asIs, inverted }: SignInput) =>
  asIs.of > 2 && asIs.agrees === asIs.of && inverted.agrees < inverted.of;

const isProved = (one: Chain, other: Chain) =>
  one.of > 0 && one.agrees >= one.of * 0.8 && one.agrees > other.agrees;

function askSign(input: SignInput, first: 'asIs' | 'inverted', options: ReadOptions): Question {
  const positive = input.amounts.findIndex((amount) => !isZero(amount) && !isNegative(amount));
  const at = positive === -1 ? input.amounts.findIndex((amount) => !isZero(amount)) : positive;
  const amount = input.amounts[at] ?? '0';
  const text = (input.texts[at] ?? '').slice(0, 60);
  const example = (value: DecimalText) => `${text}: ${moneyText(value, options, { isSigned: true })}`;
  const choices = [
    { value: 'asIs', example: example(amount) },
    { value: 'inverted', example: example(negate(amount)) },
  ];
  return { code: 'sign', about: text, choices: first === 'asIs' ? choices : choices.toReversed() };
}

const size = (amount: DecimalText) => (isNegative(amount) ? negate(amount) : amount);

function sum(one: DecimalText, other: DecimalText): DecimalText {
  return addDecimals([one, other]);
}
