import { absolute, addDecimals, isNegative, isSameDecimal, isZero } from '../decimal.ts';
import type { DecimalText } from '../types.ts';
import { foldText } from './cells.ts';
import type { DecimalMark } from './numbers.ts';
import type { Layout } from './layout.ts';
import { SUM_PHRASES } from './phrases.ts';
import type { MovementRow } from './rows.ts';
import { signedAmounts } from './signs.ts';

const sums: ReadonlySet<string> = new Set(SUM_PHRASES);

/** Finds a row with a day that is a total: the last or the first one, with a word for it and the sum of the others. */
export function findTotal(
  rows: readonly MovementRow[],
  layout: Layout,
  mark: DecimalMark,
): MovementRow | undefined {
  return [rows.at(-1), rows[0]].find((row) => {
    if (row === undefined || rows.length < 3 || !row.cells.some((cell) => sums.has(foldText(cell))))
      return false;
    const others = signedAmounts(
      rows.filter((each) => each !== row),
      layout,
      mark,
    ).amounts;
    const [total = '0'] = signedAmounts([row], layout, mark).amounts;
    return possibleTotals(others).some((each) => isSameDecimal(absolute(each), absolute(total)));
  });
}

/** Returns the sums that a total may have: of all amounts, of debits or of credits. */
function possibleTotals(amounts: readonly DecimalText[]): DecimalText[] {
  const parts = [
    amounts,
    amounts.filter((amount) => isNegative(amount)),
    amounts.filter((amount) => !isNegative(amount)),
  ];
  return parts.map((part) => addDecimals(part)).filter((sum) => !isZero(sum));
}
