import type { CalendarDay } from '../../calendar.ts';

/** A movement as the proof sees it, in whole units of the smallest decimal. */
export type Step = { day: CalendarDay; amount: bigint; balance: bigint | undefined };

export type Chain = { agrees: number; of: number };

/**
 * On how many steps the balance is the one before it plus the amount, in the order of the file that agrees best:
 * oldest first, newest first, or one of these with the steps of a day the other way round. `of` is 0 without balances.
 */
export function proveChain(steps: readonly Step[]): Chain {
  const withBalance = steps.filter(({ balance }) => balance !== undefined);
  const of = Math.max(0, withBalance.length - 1);
  // A balance that never changes is the account's today.
  if (of === 0 || withBalance.every(({ balance }) => balance === withBalance[0]?.balance))
    return { agrees: 0, of: 0 };
  let best = 0;
  for (const order of ordersOf(steps)) {
    best = Math.max(best, countLinks(order, 'after'));
    if (best < of) best = Math.max(best, countLinks(order, 'before'));
    if (best === of) break;
  }
  return { agrees: best, of };
}

/** The orders in which the steps may have happened, oldest first; the days decide where they can. */
function ordersOf(steps: readonly Step[]): (readonly Step[])[] {
  const isRising = steps.every((step, at) => at === 0 || (steps[at - 1]?.day ?? '') <= step.day);
  const isFalling = steps.every((step, at) => at === 0 || (steps[at - 1]?.day ?? '') >= step.day);
  const reversed = steps.toReversed();
  if (isRising && isFalling) return [steps, reversed];
  if (isRising) return [steps, sortByDay(reversed)];
  if (isFalling) return [reversed, sortByDay(steps)];
  return [steps, reversed, sortByDay(steps), sortByDay(reversed)];
}

function sortByDay(steps: readonly Step[]): Step[] {
  return steps.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

/**
 * `after` is a balance that includes the movement of its row, `before` one that does not yet. Rows without a balance
 * between two that have one may be in it, as where a bank writes one a day, or not.
 */
function countLinks(steps: readonly Step[], kind: 'after' | 'before'): number {
  let links = 0;
  let last: Step | undefined;
  let since = 0n;
  for (const step of steps) {
    if (kind === 'after') since += step.amount;
    if (step.balance === undefined) {
      if (kind === 'before') since += step.amount;
      continue;
    }
    if (last?.balance !== undefined) {
      const amount = kind === 'after' ? step.amount : last.amount;
      if (last.balance + amount === step.balance || last.balance + since === step.balance) links++;
    }
    last = step;
    since = kind === 'after' ? 0n : step.amount;
  }
  return links;
}
