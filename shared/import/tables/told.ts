import { readDate, type DateOrder } from './dates.ts';
import { readNumber, type DecimalMark } from './numbers.ts';

/** How the lines above a table write days and numbers, where they leave one reading only and agree. */
export type Told = { order: DateOrder | undefined; mark: DecimalMark | undefined };

const DAYS = /(?<!\d)\d{1,2}([./-])\d{1,2}\1\d{4}(?!\d)/g;
/** Groups of thousands and two decimals: '3.600,00'. */
const GROUPED = /(?<![\d.,])\d{1,3}(?:[.,]\d{3})+[.,]\d{2}(?![\d.,])/g;
const MAX_LENGTH = 500;

/** The period of a statement, '01/05/2026 - 31/05/2026', and its balances, '3.600,00 €'. */
export function readTold(rows: readonly string[][]): Told {
  const cells = rows.flat().map((cell) => cell.slice(0, MAX_LENGTH));
  return {
    order: only(cells.flatMap((cell) => (cell.match(DAYS) ?? []).flatMap((day) => orderOf(day) ?? []))),
    mark: only(cells.flatMap((cell) => marksIn(cell))),
  };
}

function orderOf(text: string): DateOrder | undefined {
  const orders = Object.keys(readDate(text)?.days ?? {}) as DateOrder[];
  return orders.length === 1 ? orders[0] : undefined;
}

function marksIn(cell: string): DecimalMark[] {
  const [, value = cell] = /:\s*([^:]+)$/.exec(cell) ?? [];
  const money = readNumber(value);
  const isMoney = money !== undefined && (money.currency ?? money.sharedSign) !== null;
  const texts = [...(cell.match(GROUPED) ?? []), ...(isMoney ? [money.digits] : [])];
  return texts.flatMap((text) => {
    const mark = /[.,]\d{2}$/.test(text) ? readNumber(text)?.decimalMark : undefined;
    return mark === ',' || mark === '.' ? [mark] : [];
  });
}

function only<Value>(values: readonly Value[]): Value | undefined {
  return new Set(values).size === 1 ? values[0] : undefined;
}
