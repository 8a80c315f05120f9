import { currencyDecimals } from '../../money.ts';
import { moneyText } from '../money-text.ts';
import type { Question, ReadOptions } from '../types.ts';
import type { Layout } from './layout.ts';
import { magnitude, readNumber, type DecimalMark, type NumberCell } from './numbers.ts';
import type { MovementRow } from './rows.ts';

export type Decision<Value> = { value: Value; alternatives: Value[]; question: Question | undefined };

/**
 * The decimal mark of all number columns together. If every number could be read with either, there is a question, and
 * the balance may answer it.
 */
export function decideMark(
  rows: readonly MovementRow[],
  options: ReadOptions,
  told?: DecimalMark,
): Decision<DecimalMark> {
  const cells = rows.flatMap(({ amount, debit, credit, balance }) =>
    [amount, debit, credit, balance].filter((cell) => cell !== undefined),
  );
  const chosen = options.answers?.decimalMark;
  if (chosen !== undefined) return { value: chosen, alternatives: [chosen], question: undefined };
  const commas = cells.filter(({ decimalMark }) => decimalMark === ',').length;
  const points = cells.filter(({ decimalMark }) => decimalMark === '.').length;
  const open = cells.find(({ decimalMark }) => decimalMark === 'open');
  const likely: DecimalMark = commas > points ? ',' : '.';
  if (open === undefined) return { value: likely, alternatives: [likely], question: undefined };
  const isClear = commas > 0 !== points > 0;
  if (isClear) return { value: likely, alternatives: [likely], question: undefined };

  if (commas + points === 0 && told !== undefined)
    return { value: told, alternatives: [told], question: undefined };

  // Banks write thousands with a group far more often than three decimals.
  const group: DecimalMark = open.digits.includes('.') ? '.' : ',';
  const other: DecimalMark = group === '.' ? ',' : '.';
  if (currencyDecimals(options.currency) === 0)
    return { value: other, alternatives: [other], question: undefined };
  const elsewhere = markOfOthers(rows);
  if (commas + points === 0 && elsewhere !== undefined) {
    const marks: DecimalMark[] = elsewhere === ',' ? [',', '.'] : ['.', ','];
    return { value: elsewhere, alternatives: marks, question: askMark(open, marks, options) };
  }
  const unlikely: DecimalMark = likely === ',' ? '.' : ',';
  const alternatives = commas + points > 0 ? [likely, unlikely] : [other, group];
  return { value: alternatives[0] ?? other, alternatives, question: askMark(open, alternatives, options) };
}

const SAMPLE = 200;

/** Rates have four decimals or more. */
const RATE = /[.,]\d{4,}$/;

/** The mark that rates and other columns of amounts and fees prove, if all of them agree. */
export function markOfColumns(rows: readonly MovementRow[], layout: Layout): DecimalMark | undefined {
  const columns = new Set([...layout.otherAmounts, ...layout.taxes, layout.fee]);
  const marks = new Set<DecimalMark>();
  for (const { cells } of rows.slice(0, SAMPLE)) {
    for (const [column, cell] of cells.entries()) {
      const number = readNumber(cell);
      if (number === undefined || !(columns.has(column) || RATE.test(number.digits))) continue;
      if (number.decimalMark === ',' || number.decimalMark === '.') marks.add(number.decimalMark);
    }
  }
  const [mark] = marks;
  return marks.size === 1 ? mark : undefined;
}

/** The mark that rates and other amounts in the same rows have, if they agree. */
function markOfOthers(rows: readonly MovementRow[]): DecimalMark | undefined {
  const cells = rows.slice(0, SAMPLE).flatMap(({ cells: row }) => row);
  const marks = new Set(cells.flatMap((cell) => readNumber(cell)?.decimalMark ?? []));
  return marks.has(',') === marks.has('.') ? undefined : marks.has(',') ? ',' : '.';
}

function askMark(cell: NumberCell, marks: DecimalMark[], options: ReadOptions): Question {
  return {
    code: 'decimalMark',
    about: cell.digits,
    choices: marks.map((mark) => ({
      value: mark,
      example: `${cell.digits} = ${moneyText(magnitude(cell, mark), options)}`,
    })),
  };
}
