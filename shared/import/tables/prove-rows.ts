import type { CalendarDay } from '../../calendar.ts';
import { negate } from '../decimal.ts';
import type { DecimalText } from '../types.ts';
import type { Layout } from './layout.ts';
import { dayIn, type DateOrder } from './dates.ts';
import type { DecimalMark } from './numbers.ts';
import { proveChain, type ChainProof, type Step } from './proof.ts';
import { cellAt, type MovementRow } from './rows.ts';
import { balanceValue, signedAmounts } from './signs.ts';
import { decimalsOf, toUnits } from './units.ts';

/** Proves the amounts by the balances, as they are or all inverted, whichever agrees better. */
export function proveEither(
  movements: readonly MovementRow[],
  layout: Layout,
  mark: DecimalMark,
  order: DateOrder,
): ChainProof {
  const { amounts } = signedAmounts(movements, layout, mark);
  const days = fillDays(movements, order);
  const one = proveRows(movements, amounts, days, layout, mark);
  if (one.agrees === one.of) return one;
  return bestChain([
    one,
    proveRows(
      movements,
      amounts.map((amount) => negate(amount)),
      days,
      layout,
      mark,
    ),
  ]);
}

/** Returns the days of the rows; a pending row without a day gets that of the row before. */
export function fillDays(movements: readonly MovementRow[], order: DateOrder): (CalendarDay | undefined)[] {
  const days = movements.map(({ date }) => dayIn(date, order));
  const some = days.find((day) => day !== undefined);
  return days.map(
    (day, at) => day ?? (movements[at]?.isPending === true ? (days[at - 1] ?? some) : undefined),
  );
}

/** Proves each account and currency by its own balances, and adds up the results. Leaves out pending rows. */
export function proveRows(
  movements: readonly MovementRow[],
  amounts: readonly DecimalText[],
  days: readonly (CalendarDay | undefined)[],
  layout: Layout,
  mark: DecimalMark,
): ChainProof {
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
  const byAccount = new Map<string, Step[]>();
  for (const [at, { cells, isPending }] of movements.entries()) {
    if (isPending) continue;
    const key = `${cellAt(cells, layout.account)} ${cellAt(cells, layout.product)} ${cellAt(cells, layout.currency)}`;
    const steps = byAccount.get(key);
    if (steps) steps.push(toStep(at));
    else byAccount.set(key, [toStep(at)]);
  }
  const chains = [...byAccount.values()].map((steps) => proveChain(steps));
  return chains.reduce((sum, { agrees, of }) => ({ agrees: sum.agrees + agrees, of: sum.of + of }), {
    agrees: 0,
    of: 0,
  });
}

function signedUnits(text: DecimalText, decimals: number): bigint {
  return text.startsWith('-') ? -toUnits(text.slice(1), decimals) : toUnits(text, decimals);
}

export function bestChain(chains: readonly ChainProof[]): ChainProof {
  return chains.reduce((best, chain) => (chain.agrees > best.agrees ? chain : best));
}
