import { currencyOf } from './about.ts';
import { foldText, hasWord, isBlankCell } from './cells.ts';
import { magnitude, readNumber } from './numbers.ts';
import { toUnits } from './units.ts';

/**
 * Columns of amounts with the likeliest one first: not one of zeros only, and the one whose header names the person's
 * currency before those that name none or another.
 */
export function rankAmounts(
  columns: readonly number[],
  header: readonly string[],
  rows: readonly string[][],
  currency: string | undefined,
): number[] {
  if (columns.length < 2) return [...columns];
  const counters = columns.filter((column) => isCounter(rows, column));
  const left =
    counters.length < columns.length ? columns.filter((each) => !counters.includes(each)) : columns;
  const rank = (column: number) => {
    if (!rows.some((row) => /[1-9]/.test(row[column] ?? ''))) return 3;
    if (isBooked(header[column])) return 0;
    const named = currencyOf(header[column]);
    if (named === null) return 1;
    return named === currency ? 0 : 2;
  };
  return left.toSorted((one, other) => rank(one) - rank(other));
}

/** Headers that say that their amounts are in the account's currency, folded. */
const BOOKED: readonly string[] =
  'account currency,currency of account,kontowahrung,walucie rachunku,waluta rachunku,divisa de la cuenta,moneda de la cuenta,devise du compte,valuta del conto,valuta conto,rekeningvaluta,moeda da conta,kontovaluta,в валюту счета,в валюте счета'.split(
    ',',
  );

export const isBooked = (header = '') => hasWord(foldText(header), BOOKED);

/** Whole numbers of which each is one more than the one before, or one less, number the rows. */
export function isCounter(rows: readonly string[][], column: number): boolean {
  const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
  if (cells.length < 2 || !cells.every((cell) => /^\d{1,9}$/.test(cell))) return false;
  const step = Number(cells[1]) - Number(cells[0]);
  const isEven = cells.every((cell, at) => at === 0 || Number(cell) - Number(cells[at - 1]) === step);
  return Math.abs(step) === 1 && isEven;
}

type Columns = {
  amounts: number[];
  otherAmounts: number[];
  debit: number | undefined;
  credit: number | undefined;
  fee: number | undefined;
};

/** Whether another column of amounts says something else than the chosen one, and nothing says which is booked. */
export function areAmountsOpen(
  { amounts: [amount], otherAmounts, debit, credit, fee }: Columns,
  header: readonly string[],
  rows: readonly string[][],
): boolean {
  const chosen = amount === undefined ? [debit, credit] : [amount];
  if (chosen.some((column) => column !== undefined && isBooked(header[column]))) return false;
  const named = nameOf(chosen, header);
  const sized = (row: readonly string[], columns: readonly (number | undefined)[]) =>
    columns.map((column) => unitsOf(row[column ?? -1])).find((units) => units !== undefined && units !== 0n);
  return otherAmounts.some((other) => {
    if (other === amount || isCounter(rows, other) || (named !== null && nameOf([other], header) !== named))
      return false;
    const both = rows.flatMap((row) => {
      const [one, two] = [sized(row, chosen), sized(row, [other])];
      return one === undefined || two === undefined ? [] : [{ one, two, fee: sized(row, [fee]) }];
    });
    const differs = both.some((each) => each.one !== each.two && size(each.one - each.two) !== each.fee);
    return both.length > rows.length / 2 && differs;
  });
}

function nameOf(columns: readonly (number | undefined)[], header: readonly string[]): string | null {
  return columns.map((column) => currencyOf(header[column ?? -1])).find((each) => each !== null) ?? null;
}

const size = (units: bigint) => (units < 0n ? -units : units);

/** Without a sign; which mark is meant does not matter where columns of one file are compared. */
function unitsOf(cell = ''): bigint | undefined {
  const number = isBlankCell(cell) ? undefined : readNumber(cell);
  return number === undefined ? undefined : toUnits(magnitude(number, '.'), 4);
}
