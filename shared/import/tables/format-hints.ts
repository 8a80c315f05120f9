import { readDate, type DateOrder } from './dates.ts';
import { readNumber, type DecimalMark } from './numbers.ts';

/** The order of days and the decimal mark in the lines above a table, if they are clear and agree. */
export type FormatHints = { order: DateOrder | undefined; mark: DecimalMark | undefined };

const DAYS = /(?<!\d)\d{1,2}([./-])\d{1,2}\1\d{4}(?!\d)/g;
/** Groups of thousands and two decimals: '3.600,00'. */
const GROUPED = /(?<![\d.,])\d{1,3}(?:[.,]\d{3})+[.,]\d{2}(?![\d.,])/g;
const MAX_LENGTH = 500;

/** Reads the hints in periods, '01/05/2026 - 31/05/2026', and in balances, '3.600,00 €'. */
export function readFormatHints(rows: readonly string[][]): FormatHints {
  const cells = rows.flat().map((cell) => cell.slice(0, MAX_LENGTH));
  return {
    order: commonValue(
      cells.flatMap((cell) => (cell.match(DAYS) ?? []).flatMap((day) => findOrder(day) ?? [])),
    ),
    mark: commonValue(cells.flatMap((cell) => findMarks(cell))),
  };
}

function findOrder(text: string): DateOrder | undefined {
  const orders = Object.keys(readDate(text)?.days ?? {}) as DateOrder[];
  return orders.length === 1 ? orders[0] : undefined;
}

function findMarks(cell: string): DecimalMark[] {
  const [, value = cell] = /:\s*([^:]+)$/.exec(cell) ?? [];
  const money = readNumber(value);
  const isMoney = money !== undefined && (money.currency ?? money.sharedSign) !== null;
  const texts = [...(cell.match(GROUPED) ?? []), ...(isMoney ? [money.digits] : [])];
  return texts.flatMap((text) => {
    const mark = /[.,]\d{2}$/.test(text) ? readNumber(text)?.decimalMark : undefined;
    return mark === ',' || mark === '.' ? [mark] : [];
  });
}

function commonValue<Value>(values: readonly Value[]): Value | undefined {
  return new Set(values).size === 1 ? values[0] : undefined;
}
