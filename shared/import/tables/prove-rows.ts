import type { CalendarDay } from '../../calendar.ts';
import { negate } from '../decimal.ts';
import type { Closing, DecimalText } from '../types.ts';
import type { Layout } from './layout.ts';
import { dayIn, type DateOrder } from './dates.ts';
import type { DecimalMark } from './numbers.ts';
import { proveChain, type ChainProof, type Step } from './proof.ts';
import { cellAt, type MovementRow } from './rows.ts';
import { balanceValue, signedAmounts } from './signs.ts';
import { decimalsOf, fromUnits, toUnits } from './units.ts';

/** `closing` is the balance after the last row, if the rows are of one account and all balances agree. */
export type RowsProof = ChainProof & { closing?: Closing | undefined };

/** Proves the amounts by the balances, as they are or all inverted, whichever agrees better. */
export function proveWithEitherSign(
  movements: readonly MovementRow[],
  layout: Layout,
  mark: DecimalMark,
  order: DateOrder,
): ChainProof {
  const { amounts } = signedAmounts(movements, layout, mark);
  const days = fillDays(movements, order);
  const asIs = proveRows(movements, amounts, days, layout, mark);
  if (asIs.agrees === asIs.of) return asIs;
  const inverted = amounts.map((amount) => negate(amount));
  return bestProof([asIs, proveRows(movements, inverted, days, layout, mark)]);
}

/** Returns the days of the rows; a pending row without a day gets that of the row before. */
export function fillDays(movements: readonly MovementRow[], order: DateOrder): (CalendarDay | undefined)[] {
  const days = movements.map(({ date }) => dayIn(date, order));
  const firstKnown = days.find((day) => day !== undefined);
  return days.map(
    (day, at) => day ?? (movements[at]?.isPending === true ? (days[at - 1] ?? firstKnown) : undefined),
  );
}

/** Proves the rows of each account and currency by their own balances, and adds up the results. Leaves out pending rows. */
export function proveRows(
  movements: readonly MovementRow[],
  amounts: readonly DecimalText[],
  days: readonly (CalendarDay | undefined)[],
  layout: Layout,
  mark: DecimalMark,
): RowsProof {
  if (layout.balances.length === 0) return { agrees: 0, of: 0 };
  const balances = movements.map(({ balance }) =>
    balance === undefined ? undefined : balanceValue(balance, mark),
  );
  const decimals = [...amounts, ...balances].reduce(
    (most, text) => Math.max(most, decimalsOf(text ?? '')),
    0,
  );
  const toStep = (at: number): Step => ({
    day: days[at] ?? '',
    amount: signedUnits(amounts[at] ?? '0', decimals),
    balance: balances[at] === undefined ? undefined : signedUnits(balances[at], decimals),
  });
  const booked = [...movements.entries()].filter(([, { isPending }]) => !isPending);
  const accountColumns = [layout.account, layout.product, layout.currency];
  const byAccount = Map.groupBy(booked, ([, { cells }]) =>
    accountColumns.map((column) => cellAt(cells, column)).join(' '),
  );
  const proof: RowsProof = { agrees: 0, of: 0 };
  for (const rows of byAccount.values()) {
    const { agrees, of, last } = proveChain(rows.map(([at]) => toStep(at)));
    proof.agrees += agrees;
    proof.of += of;
    if (last !== undefined && byAccount.size === 1)
      proof.closing = { day: last.day, balance: fromUnits(last.balance, decimals) };
  }
  return proof;
}

function signedUnits(text: DecimalText, decimals: number): bigint {
  return text.startsWith('-') ? -toUnits(text.slice(1), decimals) : toUnits(text, decimals);
}

export function bestProof<Proof extends ChainProof>(proofs: readonly Proof[]): Proof {
  return proofs.reduce((best, proof) => (proof.agrees > best.agrees ? proof : best));
}
