import { describe, expect, it } from 'vitest';
import { addDays, countDays } from '#shared/calendar.ts';
import { createChance } from '#shared/testing/households/chance.ts';
import { makeHousehold } from '#shared/testing/households/make-household.ts';
import { judge, sumScores } from '#shared/testing/recognition-score.ts';
import { recogniseSeries } from './recognise-series.ts';
import { sureSeries } from './testing/payments.ts';

const FIRST_SEED = 2_000;
const HOUSEHOLDS = 15;
const households = Array.from({ length: HOUSEHOLDS }, (_, at) => makeHousehold(FIRST_SEED + at));

// `node bench/recognition.ts` measures more households, and prints the shares.
describe('in a household of each kind', () => {
  const score = sumScores(households.map((household) => judge(household).score));

  it('at most 5 of 100 series that are found do not repeat', () => {
    expect(score.found).toBeGreaterThan(150);
    expect(score.found - score.right).toBeLessThanOrEqual(Math.floor(score.found * 0.05));
  });

  it('at most 7 of 100 repeating payments are not found', () => {
    expect(score.asked - score.got).toBeLessThanOrEqual(Math.floor(score.asked * 0.07));
  });

  it('at most 3 cadences are wrong', () => {
    expect(score.cadences - score.cadencesRight).toBeLessThanOrEqual(3);
  });

  it('at most 2 changes of a price are wrong', () => {
    expect(score.changesFound).toBeGreaterThan(40);
    expect(score.changesFound - score.changesFoundRight).toBeLessThanOrEqual(2);
  });
});

it('no transaction is in two series', () => {
  for (const { transactions, today } of households) {
    const ids = recogniseSeries(transactions, today).flatMap(({ transactionIds }) => transactionIds);
    expect(ids.length).toBeGreaterThan(20);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

it('at most 1 in 50 payees with transactions on random days seems to repeat', () => {
  const chance = createChance(7);
  const payees = households
    .flatMap(({ truths, today }) => truths.map(({ transactions }) => ({ transactions, today })))
    .filter(({ transactions }) => transactions.length >= 3);
  const found = payees.filter(({ transactions, today }) => {
    const from = transactions[0]?.date ?? today;
    const days = countDays({ from, to: today });
    const shuffled = transactions.map((each) => ({
      ...each,
      description: 'Payee',
      date: addDays(from, chance.whole(0, days - 1)),
    }));
    return sureSeries(shuffled, today).length > 0;
  });
  expect(payees.length).toBeGreaterThan(150);
  expect(found.length).toBeLessThanOrEqual(Math.floor(payees.length / 50));
});
