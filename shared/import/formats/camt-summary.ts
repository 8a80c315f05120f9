import { addDecimals, isNegative, isSameDecimal, negate } from '../decimal.ts';
import { textAt, type Element } from '../elements.ts';
import type { DecimalText, Proof, WarningCode } from '../types.ts';
import { readAmount } from './amount-texts.ts';

/** The number of entries, and the unsigned sums of debits and credits, that a statement states. */
export type Summary = { count: number | null; debits: DecimalText | null; credits: DecimalText | null };

/** Reads a TxsSummry. */
export function readSummary(element: Element, currency: string): Summary {
  const sum = (name: string) => {
    const text = textAt(element, name, 'Sum');
    return text === null ? null : readAmount(text, '.', currency);
  };
  const count = textAt(element, 'TtlNtries', 'NbOfNtries');
  return {
    count: count !== null && /^\d{1,6}$/.test(count) ? Number(count) : null,
    debits: sum('TtlDbtNtries'),
    credits: sum('TtlCdtNtries'),
  };
}

/** Compares all entries with the summary, and warns if they differ. Returns null if the summary has no sums. */
export function checkSummary(
  { count, debits, credits }: Summary,
  amounts: readonly DecimalText[],
  entries: number,
  warnings: Set<WarningCode>,
): Proof | null {
  if (count !== null && count !== entries) warnings.add('countDisagrees');
  const out = negate(addDecimals(amounts.filter((amount) => isNegative(amount))));
  const into = addDecimals(amounts.filter((amount) => !isNegative(amount)));
  const checks = [
    debits === null ? null : isSameDecimal(debits, out),
    credits === null ? null : isSameDecimal(credits, into),
  ].filter((agrees) => agrees !== null);
  if (checks.includes(false)) warnings.add('sumDisagrees');
  if (checks.length === 0) return null;
  return { kind: 'controlSums', agrees: checks.filter(Boolean).length, of: checks.length };
}
