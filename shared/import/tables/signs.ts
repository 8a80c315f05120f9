import { absolute, addDecimals, isNegative, isZero, negate } from '../decimal.ts';
import { moneyText } from '../money-text.ts';
import type { DecimalText, Question, ReadOptions } from '../types.ts';
import { hasWord } from './cells.ts';
import { applyDirections } from './directions.ts';
import type { Layout } from './layout.ts';
import { magnitude, toSignedDecimal, type DecimalMark, type NumberCell } from './numbers.ts';
import type { ChainProof } from './proof.ts';
import { cellAt, type MovementRow } from './rows.ts';
import {
  areChargesPositive,
  areMostlyPayments,
  isLargestOutgoing,
  weighPositiveAsCharges,
  weighCardSigns,
} from './sign-weights.ts';
import { CARD_WORDS, JAPANESE_CARD } from './sign-words.ts';

/**
 * Amounts with the signs that the columns show. `isUndecided` if only the written signs of one column show them,
 * `isDoubtful` if two columns contradict each other.
 */
type SignedAmounts = {
  amounts: DecimalText[];
  isUndecided: boolean;
  isDoubtful?: boolean | undefined;
};

export function signedAmounts(
  rows: readonly MovementRow[],
  layout: Layout,
  mark: DecimalMark,
): SignedAmounts {
  const [amount] = layout.amounts;
  if (amount === undefined) return { amounts: joinDebitsAndCredits(rows, mark), isUndecided: false };
  const values = rows.map(({ amount: cell }) => (cell === undefined ? '0' : toSignedDecimal(cell, mark)));
  const directionCells = rows.map(({ cells }) => cellAt(cells, layout.direction));
  const withDirections = layout.direction === undefined ? undefined : applyDirections(values, directionCells);
  if (withDirections?.isUndecided === false) return withDirections;
  if (rows.some(({ amount: cell }) => (cell?.mark ?? null) !== null))
    return { amounts: applyMarks(rows, mark), isUndecided: false };
  const written = rows.flatMap(({ amount: cell }) =>
    cell === undefined || isZero(magnitude(cell, mark)) ? [] : [cell],
  );
  const hasPlus = written.some(({ isSigned, isNegative: isMinus }) => isSigned && !isMinus);
  // If some amounts have a plus and none has a minus, those without a sign went out.
  const isMarked =
    hasPlus && written.every((cell) => !cell.isNegative) && written.some((cell) => !cell.isSigned);
  if (isMarked)
    return {
      amounts: values.map((value, at) => (rows[at]?.amount?.isSigned === true ? value : negate(value))),
      isUndecided: false,
    };
  return { amounts: values, isUndecided: !hasPlus };
}

/** Returns the value of a balance; a mark of debit makes it negative. */
export function balanceValue(cell: NumberCell, mark: DecimalMark): DecimalText {
  const value = toSignedDecimal(cell, mark);
  return cell.mark === 'debit' && !cell.isNegative ? negate(value) : value;
}

/**
 * Debits are negative, whether or not the column writes them with a minus; in it, the rare other sign is a reversal. A
 * mark next to the number, '0.80 Dr', counts more than the column.
 */
function joinDebitsAndCredits(rows: readonly MovementRow[], mark: DecimalMark): DecimalText[] {
  const isMinus = (pick: (row: MovementRow) => NumberCell | undefined) => {
    const filled = rows.flatMap((row) => pick(row) ?? []).filter((cell) => !isZero(magnitude(cell, mark)));
    const negative = filled.filter((cell) => cell.isNegative).length;
    return negative > filled.length - negative;
  };
  const debitHasMinus = isMinus(({ debit }) => debit);
  const creditHasMinus = isMinus(({ credit }) => credit);
  return rows.map(({ debit, credit }) => {
    const out = debit === undefined ? '0' : toSignedDecimal(debit, mark);
    const into = credit === undefined ? '0' : toSignedDecimal(credit, mark);
    const signedOut = debit?.mark === 'credit' ? absolute(out) : debitHasMinus ? out : negate(out);
    const signedIn = credit?.mark === 'debit' ? negate(absolute(into)) : creditHasMinus ? negate(into) : into;
    return isZero(signedOut) ? signedIn : isZero(signedIn) ? signedOut : addDecimals([signedOut, signedIn]);
  });
}

/** Applies the marks of debit and credit. If only credits are marked, the other amounts are debits. */
function applyMarks(rows: readonly MovementRow[], mark: DecimalMark): DecimalText[] {
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

/** With fewer amounts, their signs prove nothing. */
const FEW_AMOUNTS = 5;
/** The share of positive amounts above which charges may be positive. */
const MANY_POSITIVE = 0.4;

type SignDecision = { sign: 'asIs' | 'inverted'; question: Question | undefined };

type SignInput = {
  rows: readonly MovementRow[];
  amounts: readonly DecimalText[];
  texts: readonly string[];
  /** The texts of the header and above it, folded. */
  titles: string;
  asIs: ChainProof;
  inverted: ChainProof;
  isDoubtful?: boolean | undefined;
};

/**
 * Decides whether the positive amounts of one column are money that came in or charges. Asks if more than half of the
 * amounts are positive, which is unusual, and no balance proves it. A card's balance proves nothing: it is what is owed.
 */
export function decideSign(input: SignInput, options: ReadOptions): SignDecision {
  const chosen = options.answers?.sign;
  if (chosen !== undefined) return { sign: chosen, question: undefined };
  const moved = input.amounts.filter((amount) => !isZero(amount));
  const sure = (sign: 'asIs' | 'inverted'): SignDecision => ({ sign, question: undefined });
  if (moved.length === 0) return sure('asIs');
  const positive = moved.filter((amount) => !isNegative(amount)).length / moved.length;
  const isCard = hasWord(input.titles, CARD_WORDS) || JAPANESE_CARD.test(input.titles);
  const ask = (sign: 'asIs' | 'inverted') => ({ sign, question: askSign(input, sign, options) });
  if (positive <= 0.5) {
    // Charges that have a minus and raise the balance belong to a card, and their sign is right.
    if (isProved(input.inverted, input.asIs)) return ask('asIs');
    // A card's balance is what is owed, so it does not prove the sign.
    if (!isCard && isFullyProved(input)) return sure('asIs');
    const charges = weighCardSigns(input);
    const areChargesTurned = areChargesPositive(input);
    const isDoubtful = areChargesTurned || (positive > 0 ? charges.weight > 0 : areMostlyPayments(input));
    // An account looks the same if a few purchases were paid back, or if it pays cards.
    if (isDoubtful) return ask(charges.hasBoth || areChargesTurned ? 'inverted' : 'asIs');
    // A few amounts of a card, all with a minus, may be refunds; and a card is rarely paid as often as the rest says.
    const isFew = positive === 0 && moved.length < FEW_AMOUNTS && weighPositiveAsCharges(input) >= 0;
    const isUndecided = isCard && input.asIs.of === 0 && (isFew || positive > MANY_POSITIVE);
    const isUnknown = !isProved(input.asIs, input.inverted) && charges.weight === 0;
    return isUndecided || (isUnknown && isLikeCard(moved, positive)) ? ask('asIs') : sure('asIs');
  }
  if (isProved(input.inverted, input.asIs)) return isByChance(input) ? ask('inverted') : sure('inverted');
  const weight = weighPositiveAsCharges(input);
  const isLikelyCharges =
    weight > 0 ||
    (isCard ? weight > -moved.length / 2 : weight === 0 && positive >= 0.7 && moved.length >= 3);
  if (isProved(input.asIs, input.inverted)) {
    const isOwed = isCard || (isFullyProved(input) ? weighCardSigns(input).weight > 0 : weight > 0);
    const isStrange =
      isOwed || (!isFullyProved(input) && positive >= 0.8 && moved.length >= 5 && weight >= 0);
    return isStrange ? ask(isOwed ? 'inverted' : 'asIs') : sure('asIs');
  }
  // The balance of an account that only receives money fits both signs; the written one is right.
  const fitsAsIs = input.asIs.of > 0 && input.asIs.agrees === input.asIs.of && !isCard && weight <= 0;
  return ask(isLikelyCharges && !fitsAsIs ? 'inverted' : 'asIs');
}

/** Whether negative amounts may be payments to a card: few, and larger than each purchase. */
function isLikeCard(moved: readonly DecimalText[], positive: number): boolean {
  const hasManyPositive = positive > MANY_POSITIVE || moved.length < FEW_AMOUNTS;
  return positive > 0 && moved.length > 2 && hasManyPositive && isLargestOutgoing(moved);
}

/** Takes the signs that columns show. Asks if the balance proves the opposite, unless it is what a card owes. */
export function decideShownSign(input: SignInput, options: ReadOptions): SignDecision {
  const chosen = options.answers?.sign;
  const isOpposite = isProved(input.inverted, input.asIs) && input.inverted.of > 1;
  const isOwed = isOpposite && hasWord(input.titles, CARD_WORDS);
  const isUnproved = input.isDoubtful === true && !isProved(input.asIs, input.inverted);
  if ((!isOpposite || isOwed) && !isUnproved) return { sign: 'asIs', question: undefined };
  if (chosen !== undefined) return { sign: chosen, question: undefined };
  return { sign: 'asIs', question: askSign(input, 'asIs', options) };
}

/** Few balances may agree with the wrong sign by chance, and so may many if most agree with both signs. */
const isByChance = ({ asIs, inverted }: SignInput) => inverted.of < 3 || asIs.agrees > inverted.of / 2;

/** Whether the balance agrees with every amount, and not with the inverted ones. */
const isFullyProved = ({ asIs, inverted }: SignInput) =>
  asIs.of > 2 && asIs.agrees === asIs.of && inverted.agrees < inverted.of;

const isProved = (one: ChainProof, other: ChainProof) =>
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
