import { findHeaderCurrency } from './account-info.ts';
import { foldText, hasWord, isBlankCell } from './cells.ts';
import { magnitude, readNumber } from './numbers.ts';
import { toUnits } from './units.ts';

/**
 * Sorts columns of amounts, the likeliest to be the booked one first: those in the account's or the person's currency,
 * those without a currency, those in another currency, and those with only zeros. Leaves out columns of row numbers.
 */
export function rankAmounts(
  columns: readonly number[],
  header: readonly string[],
  rows: readonly string[][],
  currency: string | undefined,
): number[] {
  if (columns.length < 2) return [...columns];
  const counters = columns.filter((column) => isCounter(rows, column));
  const withoutCounters =
    counters.length < columns.length ? columns.filter((each) => !counters.includes(each)) : columns;
  const rank = (column: number) => {
    if (!rows.some((row) => /[1-9]/.test(row[column] ?? ''))) return 3;
    if (isInAccountCurrency(header[column])) return 0;
    const named = findHeaderCurrency(header[column]);
    if (named === null) return 1;
    return named === currency ? 0 : 2;
  };
  return withoutCounters.toSorted((one, other) => rank(one) - rank(other));
}

/** Words in headers of amounts in the account's currency, folded. */
const ACCOUNT_CURRENCY_WORDS: readonly string[] =
  'account currency,currency of account,kontowahrung,walucie rachunku,waluta rachunku,divisa de la cuenta,moneda de la cuenta,devise du compte,valuta del conto,valuta conto,rekeningvaluta,moeda da conta,kontovaluta,в валюту счета,в валюте счета'.split(
    ',',
  );

export const isInAccountCurrency = (header = '') => hasWord(foldText(header), ACCOUNT_CURRENCY_WORDS);

/** Whether a column numbers the rows: each number is one more, or one less, than the one before. */
export function isCounter(rows: readonly string[][], column: number): boolean {
  const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
  if (cells.length < 2 || !cells.every((cell) => /^\d{1,9}$/.test(cell))) return false;
  const step = Number(cells[1]) - Number(cells[0]);
  const hasEqualSteps = cells.every((cell, at) => at === 0 || Number(cell) - Number(cells[at - 1]) === step);
  return Math.abs(step) === 1 && hasEqualSteps;
}

type Columns = {
  amounts: number[];
  otherAmounts: number[];
  debit: number | undefined;
  credit: number | undefined;
  fee: number | undefined;
};

/** Whether another column of amounts differs by more than a fee from the chosen one, and no header shows which is booked. */
export function areAmountsUnclear(
  { amounts: [amount], otherAmounts, debit, credit, fee }: Columns,
  header: readonly string[],
  rows: readonly string[][],
): boolean {
  const chosen = amount === undefined ? [debit, credit] : [amount];
  if (chosen.some((column) => column !== undefined && isInAccountCurrency(header[column]))) return false;
  const currency = firstCurrency(chosen, header);
  const firstUnits = (row: readonly string[], columns: readonly (number | undefined)[]) =>
    columns
      .map((column) => readUnits(row[column ?? -1]))
      .find((units) => units !== undefined && units !== 0n);
  return otherAmounts.some((other) => {
    if (
      other === amount ||
      isCounter(rows, other) ||
      (currency !== null && firstCurrency([other], header) !== currency)
    )
      return false;
    const pairs = rows.flatMap((row) => {
      const [chosenUnits, otherUnits] = [firstUnits(row, chosen), firstUnits(row, [other])];
      return chosenUnits === undefined || otherUnits === undefined
        ? []
        : [{ chosenUnits, otherUnits, feeUnits: firstUnits(row, [fee]) }];
    });
    const differs = pairs.some(
      ({ chosenUnits, otherUnits, feeUnits }) =>
        chosenUnits !== otherUnits && absolute(chosenUnits - otherUnits) !== feeUnits,
    );
    return pairs.length > rows.length / 2 && differs;
  });
}

function firstCurrency(columns: readonly (number | undefined)[], header: readonly string[]): string | null {
  return (
    columns.map((column) => findHeaderCurrency(header[column ?? -1])).find((each) => each !== null) ?? null
  );
}

const absolute = (units: bigint) => (units < 0n ? -units : units);

/** Reads the amount without its sign. Any decimal mark will do to compare the columns of one file. */
function readUnits(cell = ''): bigint | undefined {
  const number = isBlankCell(cell) ? undefined : readNumber(cell);
  return number === undefined ? undefined : toUnits(magnitude(number, '.'), 4);
}
