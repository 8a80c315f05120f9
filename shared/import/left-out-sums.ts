import { addDecimals, isNegative } from './decimal.ts';
import type { DecimalText, LeftOutSum } from './types.ts';

/** A movement that is left out, in the currency that the file or its account gives it. */
export type LeftOutRow = Pick<LeftOutSum, 'reason' | 'currency'> & { amount: DecimalText };

/** Sums the left-out movements exactly, by reason and currency. */
export function sumLeftOut(rows: readonly LeftOutRow[]): LeftOutSum[] {
  const groups = Map.groupBy(rows, ({ reason, currency }) => `${reason} ${currency ?? ''}`);
  return [...groups.values()].flatMap((rowsOfGroup) => {
    const [first] = rowsOfGroup;
    const amounts = rowsOfGroup.map(({ amount }) => amount);
    return first === undefined
      ? []
      : [
          {
            reason: first.reason,
            currency: first.currency,
            debits: addDecimals(amounts.filter((amount) => isNegative(amount))),
            credits: addDecimals(amounts.filter((amount) => !isNegative(amount))),
          },
        ];
  });
}

/** Adds further rows to the sums. */
export function addLeftOut(sums: readonly LeftOutSum[], rows: readonly LeftOutRow[]): LeftOutSum[] {
  const known = sums.flatMap(({ reason, currency, debits, credits }) => [
    { reason, currency, amount: debits },
    { reason, currency, amount: credits },
  ]);
  return sumLeftOut([...known, ...rows]);
}
