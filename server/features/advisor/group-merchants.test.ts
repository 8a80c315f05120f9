import fc from 'fast-check';
import { expect, it } from 'vitest';
import { merchantKey } from '#shared/recognition/merchant-key.ts';
import { toSearchText } from '#shared/search-text.ts';
import { groupMerchants } from './group-merchants.ts';
import type { TextSum } from './ledger-types.ts';

const textSum = (description: string, amountMinor: number, count = 1, last = '2026-06-30'): TextSum => ({
  text: toSearchText(description),
  description,
  type: 'expense',
  amountMinor,
  count,
  first: '2026-01-01',
  last,
});
const groupTotals = (...texts: TextSum[]) =>
  groupMerchants(texts).map(({ key, minor, count }) => [key, minor, count]);

it('counts descriptions that differ only in references as one merchant', () => {
  expect(
    groupTotals(
      textSum('Uber trip 48213', 1_200),
      textSum('Uber trip 99127', 800),
      textSum('Netflix', 1_500),
    ),
  ).toEqual([
    ['uber trip', 2_000, 2],
    ['netflix', 1_500, 1],
  ]);
});

it('counts no money twice if one merchant’s name begins with another’s', () => {
  expect(groupTotals(textSum('Netflix', 1_500, 3), textSum('Netflix gift', 2_500))).toEqual([
    ['netflix gift', 2_500, 1],
    ['netflix', 1_500, 3],
  ]);
});

it('names a merchant by its latest description, or by the shortest of the latest day', () => {
  const names = (...texts: TextSum[]) => groupMerchants(texts).map(({ name }) => name);
  const old = textSum('SUPERMARKET 0456', 100, 1, '2026-05-01');
  expect(names(old, textSum('Supermarket', 100))).toEqual(['Supermarket']);
  expect(names(textSum('Supermarket 0456', 100), textSum('Supermarket', 100))).toEqual(['Supermarket']);
  expect(names(textSum('Rent October 2026', 100))).toEqual(['Rent']);
});

it('sorts merchants by the amount paid, and returns none without transactions', () => {
  expect(
    groupTotals(textSum('Bakery', 300), textSum('Landlord', 75_000), textSum('Cinema', 900)).map(
      ([key]) => key,
    ),
  ).toEqual(['landlord', 'cinema', 'bakery']);
  expect(groupTotals()).toEqual([]);
});

it('counts each text for the merchant with its key', () => {
  const description = fc.stringMatching(/^(?:(?:Bar|Café|Luz|Luzon|TARJ|Sol|\d{6})[ *-]){1,4}(?:Sol|Luz|x)$/);
  const text = fc.tuple(description, fc.nat({ max: 900 })).map(([each, minor]) => textSum(each, minor));
  fc.assert(
    fc.property(fc.array(text, { maxLength: 20 }), (texts) => {
      const merchants = groupMerchants(texts);
      for (const { key, minor, count } of merchants) {
        const found = texts.filter((each) => merchantKey(each.description) === key);
        const sum = found.reduce((total, { amountMinor }) => total + amountMinor, 0);
        expect([key, minor, count]).toEqual([key, sum, found.length]);
      }
      expect(merchants.reduce((sum, { count }) => sum + count, 0)).toBe(texts.length);
    }),
  );
});
