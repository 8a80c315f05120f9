import { addDays, addMonths } from '#shared/calendar.ts';
import { createChance, type Chance } from '#shared/testing/households/chance.ts';
import type { Household, MadeTransaction } from '#shared/testing/households/types.ts';
import type { Choice, Writing } from './choice.ts';
import { HOME, INCOMES } from './pool.ts';
import { SUBSCRIPTIONS } from './subscriptions.ts';
import { CITIES } from './texts.ts';
import { makePurchases, textOf } from './purchases.ts';
import type { Repeat } from './repeats.ts';
import { makeStream } from './stream.ts';

/** The minor units that a price of one euro has in several currencies: cents, yen, Colombian pesos. */
const UNITS = [100, 100, 100, 160, 4_400];
const MONTHS = [8, 13, 20, 26, 37];

/** Makes the household of a seed, with other words, prices and habits than `makeHousehold`. */
export function makeOtherHousehold(seed: number): Household {
  const chance = createChance(seed * 7 + 3);
  const writing: Writing = chance.is(0.5) ? 'hand' : 'bank';
  const today = addDays('2024-03-01', chance.whole(0, 900));
  const from = addMonths(today, -chance.pick(MONTHS));
  const city = chance.pick(CITIES);
  const toMinor = minorUnits(chance.pick(UNITS));
  const repeats = [
    ...chosen(INCOMES, writing, chance),
    ...chosen(HOME, writing, chance),
    ...chosen(SUBSCRIPTIONS, writing, chance),
  ];
  const streams = repeats.map((repeat, at) =>
    makeStream(repeat, { id: `r${at}`, from, today, chance, city, toMinor }),
  );
  const bought = makePurchases({ from, to: addMonths(today, 1), chance }).map(
    (purchase, at): MadeTransaction => ({
      id: `p${at}`,
      date: purchase.day,
      type: purchase.shop.type ?? 'expense',
      amountMinor: toMinor(purchase.amount),
      category: purchase.shop.category,
      description: textOf(purchase, writing, { city, chance }),
      truth: null,
    }),
  );
  const all = [...streams.flatMap((stream) => stream.all), ...bought].toSorted((one, other) =>
    one.date < other.date ? -1 : 1,
  );
  return {
    kind: writing,
    seed,
    firstDay: from,
    today,
    transactions: all.filter(({ date }) => date <= today),
    later: all.filter(({ date }) => date > today),
    truths: streams.map(({ truth }) => truth),
  };
}

function chosen(choices: readonly Choice[], writing: Writing, chance: Chance): Repeat[] {
  return choices.filter(({ share }) => chance.is(share)).flatMap(({ repeats }) => repeats(writing));
}

function minorUnits(unit: number): (amount: number) => number {
  const round = unit > 1_000 ? 100 : 1;
  return (amount) => Math.max(1, Math.round((amount * unit) / round)) * round;
}
