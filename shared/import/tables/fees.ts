import { absolute, addDecimals, isZero, negate } from '../decimal.ts';
import { moneyText } from '../money-text.ts';
import type { DecimalText, Question, ReadOptions } from '../types.ts';
import { foldText } from './cells.ts';
import type { Layout } from './layout.ts';
import { magnitude, readNumber, type DecimalMark } from './numbers.ts';
import type { ChainProof } from './proof.ts';
import { cellAt, type MovementRow } from './rows.ts';

type FeeInput = {
  movements: readonly MovementRow[];
  amounts: readonly DecimalText[];
  layout: Layout;
  header: readonly string[];
  mark: DecimalMark;
  chain: (signed: readonly DecimalText[]) => ChainProof;
};

type WithFees = { amounts: readonly DecimalText[]; question: Question | undefined };

/**
 * Adds the fees to the amounts, unless the amounts already include them. The balance decides that, or another column
 * with the sum of both; else a question.
 */
export function applyFees(input: FeeInput, options: ReadOptions): WithFees {
  const { movements, amounts, layout, mark, chain } = input;
  const { fees, hasSigns } = readFees(input);
  if (fees.every((fee) => isZero(fee))) return { amounts, question: undefined };
  const reduced = amounts.map((amount, at) => (isZero(fees[at] ?? '0') ? amount : sum(amount, fees[at])));
  const chosen = options.answers?.fees;
  if (chosen !== undefined) return { amounts: chosen === 'apart' ? reduced : amounts, question: undefined };

  const [apart, included] = [chain(reduced), chain(amounts)];
  if (apart.agrees !== included.agrees)
    return { amounts: apart.agrees > included.agrees ? reduced : amounts, question: undefined };
  const isInOtherColumn = (wanted: readonly DecimalText[]) => {
    const columns = layout.otherAmounts.filter((column) => column !== layout.amounts[0]);
    return columns.some((column) =>
      movements.every(({ cells }, at) => isSame(cellAt(cells, column), wanted[at] ?? '0', mark)),
    );
  };
  if (isInOtherColumn(reduced)) return { amounts: reduced, question: undefined };
  const gross = amounts.map((amount, at) => sum(amount, negate(fees[at] ?? '0')));
  if (isInOtherColumn(gross)) return { amounts, question: undefined };
  // A fee with a minus is not included in the amount.
  const isIncluded = !hasSigns && WORDS_OF_INCLUDED_FEES.test(foldText(input.header.join(' ')));
  return {
    amounts: isIncluded ? amounts : reduced,
    question: ask(input, { fees, reduced, isIncluded }, options),
  };
}

/** Words in headers of totals and of brokers' trades, whose amounts include the fees. */
const WORDS_OF_INCLUDED_FEES = /\b(?:total fees|quantity|shares|price|symbol|isin|includ\w+|inkl\w*|incl)\b/;

type Fees = { fees: DecimalText[]; hasSigns: boolean };

/** Reads what the fees and taxes of each row add to its amount, and whether one of their columns has signs. */
function readFees({ movements, layout, mark }: FeeInput): Fees {
  const columns = [...(layout.fee === undefined ? [] : [layout.fee]), ...layout.taxes];
  const parts = columns.map((column) => readColumn(movements, column, mark));
  return {
    fees: movements.map((_, at) => addDecimals(parts.map(({ fees }) => fees[at] ?? '0'))),
    hasSigns: parts.some(({ hasSigns }) => hasSigns),
  };
}

/** Reads a column of fees. If none of its numbers has a minus, all of them left the account. */
function readColumn(movements: readonly MovementRow[], column: number, mark: DecimalMark): Fees {
  const cells = movements.map(({ cells: row }) => readNumber(cellAt(row, column)));
  const hasSigns = cells.some((cell) => cell?.isNegative === true && !isZero(magnitude(cell, mark)));
  const fees = cells.map((cell) => {
    if (cell === undefined) return '0';
    const value = magnitude(cell, mark);
    return hasSigns && !cell.isNegative ? value : negate(value);
  });
  return { fees, hasSigns };
}

/** Whether a cell has the amount, with or without its sign. */
function isSame(cell: string, wanted: DecimalText, mark: DecimalMark): boolean {
  const number = readNumber(cell);
  if (number === undefined) return false;
  const value = magnitude(number, mark);
  return isZero(sum(value, negate(absolute(wanted))));
}

type OpenFees = { fees: readonly DecimalText[]; reduced: readonly DecimalText[]; isIncluded: boolean };

function ask(
  { movements, amounts, layout }: FeeInput,
  { fees, reduced, isIncluded }: OpenFees,
  options: ReadOptions,
): Question {
  const at = reduced.findIndex((amount, index) => amount !== amounts[index]);
  const cells = movements[at]?.cells ?? [];
  const text = layout.texts.map((column) => cellAt(cells, column)).join(' ');
  const fee = fees[at] ?? '0';
  const show = (value: DecimalText) => moneyText(value, options);
  const parts = `${show(amounts[at] ?? '0')} / ${show(absolute(fee))}`;
  const choices = [
    { value: 'apart', example: `${parts} → ${show(reduced[at] ?? '0')}` },
    { value: 'included', example: `${parts} → ${show(amounts[at] ?? '0')}` },
  ];
  return { code: 'fees', about: text.slice(0, 60), choices: isIncluded ? choices.toReversed() : choices };
}

function sum(one: DecimalText, other: DecimalText = '0'): DecimalText {
  return addDecimals([one, other]);
}
