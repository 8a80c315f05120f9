import { addMonths, endOfMonth, startOfMonth, type CalendarDay } from '#shared/calendar.ts';
import { createChance, type Chance } from './chance.ts';
import type { Household, MadeTransaction } from './types.ts';

type Month = { spending: number; isLost: boolean };

/**
 * Makes the transactions of a household less regular: purchases get seasons, drift, steps and correlated months, and
 * some are large. Some households get an unsteady income, or months without records. The truths do not change.
 */
export function roughen(household: Household): Household {
  const chance = createChance(household.seed * 31 + 17);
  const months = makeMonths(household, chance);
  const isUnsteady = chance.is(0.2);
  const change = (transactions: readonly MadeTransaction[]) =>
    transactions.flatMap((each): MadeTransaction[] => {
      const month = months.get(each.date.slice(0, 7));
      if (month === undefined || month.isLost) return [];
      if (each.type === 'income') return isUnsteady ? makeUnsteady(each, chance) : [each];
      return each.truth === null ? [{ ...each, amountMinor: multiplyAmount(each, month.spending) }] : [each];
    });
  const transactions = change(household.transactions);
  const later = change(household.later);
  return {
    ...household,
    kind: `rough ${household.kind}`,
    transactions: withLarge(transactions, chance),
    later: withLarge(later, chance),
  };
}

function makeMonths({ firstDay, today, later }: Household, chance: Chance): Map<string, Month> {
  const wave = chance.pick([0, 0.1, 0.25]);
  const season = Array.from({ length: 12 }, () => Math.exp(wave * chance.normal()));
  const noise = chance.pick([0.05, 0.12, 0.2]);
  const drift = chance.between(-0.1, 0.2) / 12;
  const last = later.at(-1)?.date ?? today;
  const months: CalendarDay[] = [];
  for (let month = startOfMonth(firstDay); month <= endOfMonth(last); month = addMonths(month, 1))
    months.push(month);
  const step = chance.is(0.25)
    ? { month: chance.whole(1, months.length), factor: chance.between(0.7, 1.5) }
    : undefined;
  const firstLost = chance.is(0.1) && months.length > 24 ? chance.whole(4, months.length - 18) : undefined;
  const lostMonths = chance.whole(1, 3);
  let deviation = 0;
  return new Map(
    months.map((month, at) => {
      deviation = 0.5 * deviation + noise * chance.normal();
      const level =
        (step !== undefined && at >= step.month ? step.factor : 1) * Math.exp(drift * at + deviation);
      const isLost = firstLost !== undefined && at >= firstLost && at < firstLost + lostMonths;
      return [month.slice(0, 7), { spending: level * (season[at % 12] ?? 1), isLost }];
    }),
  );
}

function makeUnsteady(each: MadeTransaction, chance: Chance): MadeTransaction[] {
  return chance.is(0.12)
    ? []
    : [{ ...each, amountMinor: multiplyAmount(each, Math.exp(0.35 * chance.normal())) }];
}

/** Multiplies about one purchase a year by 4 to 30. */
function withLarge(transactions: readonly MadeTransaction[], chance: Chance): MadeTransaction[] {
  const share = 1 / Math.max(1, transactions.filter(({ truth }) => truth === null).length / 12);
  return transactions.map((each) =>
    each.truth === null && each.type === 'expense' && chance.is(share / 12)
      ? { ...each, amountMinor: multiplyAmount(each, chance.between(4, 30)) }
      : each,
  );
}

function multiplyAmount({ amountMinor }: MadeTransaction, factor: number): number {
  return Math.max(1, Math.round(amountMinor * factor));
}
