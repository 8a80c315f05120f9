import { currencyDecimals } from '../../money.ts';
import { moneyText } from '../money-text.ts';
import type { Question, ReadOptions } from '../types.ts';
import type { Layout } from './layout.ts';
import { magnitude, readNumber, type DecimalMark, type NumberCell } from './numbers.ts';
import type { MovementRow } from './rows.ts';

/** A decided value. The balance may still prove one of the alternatives, of which the decided value is the first. */
export type Decision<Value> = { value: Value; alternatives: Value[]; question: Question | undefined };

export function decided<Value>(value: Value): Decision<Value> {
  return { value, alternatives: [value], question: undefined };
}

/**
 * Decides the decimal mark of all number columns together. If every number can be read with either mark, returns a
 * question, which the balance may answer.
 */
export function decideMark(
  rows: readonly MovementRow[],
  options: ReadOptions,
  stated?: DecimalMark,
): Decision<DecimalMark> {
  const cells = rows.flatMap(({ amount, debit, credit, balance }) =>
    [amount, debit, credit, balance].filter((cell) => cell !== undefined),
  );
  const chosen = options.answers?.decimalMark;
  if (chosen !== undefined) return decided(chosen);
  const commas = cells.filter(({ decimalMark }) => decimalMark === ',').length;
  const points = cells.filter(({ decimalMark }) => decimalMark === '.').length;
  const open = cells.find(({ decimalMark }) => decimalMark === 'open');
  const likely: DecimalMark = commas > points ? ',' : '.';
  if (open === undefined) return decided(likely);
  const isClear = commas > 0 !== points > 0;
  if (isClear) return decided(likely);

  if (commas + points === 0 && stated !== undefined) return decided(stated);

  // Banks group thousands far more often than they write three decimals.
  const group: DecimalMark = open.digits.includes('.') ? '.' : ',';
  const other: DecimalMark = group === '.' ? ',' : '.';
  if (currencyDecimals(options.currency) === 0) return decided(other);
  const elsewhere = findMarkOfCells(rows);
  if (commas + points === 0 && elsewhere !== undefined) {
    const marks: DecimalMark[] = elsewhere === ',' ? [',', '.'] : ['.', ','];
    return { value: elsewhere, alternatives: marks, question: askMark(open, marks, options) };
  }
  const unlikely: DecimalMark = likely === ',' ? '.' : ',';
  const alternatives = commas + points > 0 ? [likely, unlikely] : [other, group];
  return { value: alternatives[0] ?? other, alternatives, question: askMark(open, alternatives, options) };
}

const SAMPLE_ROWS = 200;

/** Exchange rates have four decimals or more. */
const RATE = /[.,]\d{4,}$/;

/** Finds the mark that rates and other columns of amounts and fees have, if all of them agree. */
export function findMarkOfColumns(rows: readonly MovementRow[], layout: Layout): DecimalMark | undefined {
  const columns = new Set([...layout.otherAmounts, ...layout.taxes, layout.fee]);
  const marks = new Set<DecimalMark>();
  for (const { cells } of rows.slice(0, SAMPLE_ROWS)) {
    for (const [column, cell] of cells.entries()) {
      const number = readNumber(cell);
      if (number === undefined || !(columns.has(column) || RATE.test(number.digits))) continue;
      if (number.decimalMark === ',' || number.decimalMark === '.') marks.add(number.decimalMark);
    }
  }
  const [mark] = marks;
  return marks.size === 1 ? mark : undefined;
}

/** Finds the mark that all numbers in the first rows have, if they agree. */
function findMarkOfCells(rows: readonly MovementRow[]): DecimalMark | undefined {
  const cells = rows.slice(0, SAMPLE_ROWS).flatMap(({ cells: row }) => row);
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
