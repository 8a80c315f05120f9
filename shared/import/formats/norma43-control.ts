import { addDecimals, isSameDecimal, isZero } from '../decimal.ts';
import type { DecimalText, Proof, WarningCode } from '../types.ts';

/** The bank's own counts, sums and closing balance of an account. Debits are negative. */
export type ControlRecord = {
  debitCount: number;
  debits: DecimalText;
  creditCount: number;
  credits: DecimalText;
  closing: DecimalText | null;
};

/** The opening balance and the amounts that were read for an account. */
export type Booked = { opening: DecimalText; debits: DecimalText[]; credits: DecimalText[] };

/**
 * Compares the sums of both sides and the closing balance with those of the bank, and warns if they differ. Returns the
 * closing balance only if everything agrees.
 */
export function checkAccount(
  booked: Booked,
  control: ControlRecord,
  warnings: Set<WarningCode>,
): { proof: Proof; closing: DecimalText | undefined } {
  const { opening, debits, credits } = booked;
  if (debits.length !== control.debitCount || credits.length !== control.creditCount)
    warnings.add('countDisagrees');
  const sums = [
    isSameDecimal(addDecimals(debits), control.debits),
    isSameDecimal(addDecimals(credits), control.credits),
  ];
  if (sums.includes(false)) warnings.add('sumDisagrees');
  const { closing } = control;
  const isClosed = closing !== null && isSameDecimal(addDecimals([opening, ...debits, ...credits]), closing);
  // Some banks leave the balances of cards at zero.
  const hasClosing = closing !== null && (isClosed || !(isZero(opening) || isZero(closing)));
  if (hasClosing && !isClosed) warnings.add('proofDisagrees');
  const checks = hasClosing ? [...sums, isClosed] : sums;
  const agrees = checks.filter(Boolean).length;
  return {
    proof: { kind: 'controlSums', agrees, of: checks.length },
    closing: isClosed && agrees === checks.length ? closing : undefined,
  };
}

/** Whether the last record (88) states a wrong number of records. Some banks count that record, too. */
export function isWrongCount(line: string, lines: readonly string[]): boolean {
  const count = /^88.{18}(\d{6})/.exec(line)?.[1];
  const records = lines.filter((each) => each !== '' && !each.startsWith('88')).length;
  return count !== undefined && Math.abs(Number(count) - records) > 1;
}
