import type { CalendarDay } from '../../calendar.ts';

/** A movement for the proof; amount and balance are in whole units of the smallest decimal. */
export type Step = { day: CalendarDay; amount: bigint; balance: bigint | undefined };

/** The number of steps from one balance to the next that agree with the amounts. */
export type ChainProof = { agrees: number; of: number };

/** `last` is the balance after the last step, in whole units, if all steps agree and the last one has a balance. */
type Chain = ChainProof & { last?: { day: CalendarDay; balance: bigint } | undefined };

/**
 * Counts the steps whose balance is the one before it plus the amount. Tries all likely orders of the file and takes
 * the best: oldest first, newest first, or either with the steps of each day reversed. `of` is 0 without balances.
 */
export function proveChain(steps: readonly Step[]): Chain {
  const withBalance = steps.filter(({ balance }) => balance !== undefined);
  const of = Math.max(0, withBalance.length - 1);
  // A balance that never changes is the current one of the account.
  if (of === 0 || withBalance.every(({ balance }) => balance === withBalance[0]?.balance))
    return { agrees: 0, of: 0 };
  let best = 0;
  let last: Chain['last'];
  for (const order of likelyOrders(steps)) {
    for (const kind of ['after', 'before'] as const) {
      const links = countLinks(order, kind);
      if (links > best) [best, last] = [links, lastBalance(order, kind)];
      if (best === of) return { agrees: best, of, last };
    }
  }
  return { agrees: best, of };
}

function lastBalance(order: readonly Step[], kind: 'after' | 'before'): Chain['last'] {
  const { day, amount, balance } = order.at(-1) ?? {};
  if (day === undefined || amount === undefined || balance === undefined) return undefined;
  return { day, balance: kind === 'after' ? balance : balance + amount };
}

/** Returns the orders in which the steps may have happened, oldest first. */
function likelyOrders(steps: readonly Step[]): (readonly Step[])[] {
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
 * Counts the steps that agree. A balance `after` includes the movement of its row, one `before` does not. The movements
 * of rows without a balance may be included in the next one, as in files with one balance a day, or not.
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
