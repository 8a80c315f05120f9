import { expect, it } from 'vitest';
import { toSearchText } from '#shared/search-text.ts';
import { groupMerchants } from './group-merchants.ts';
import type { TextSum } from './ledger-types.ts';

const textSum = (description: string, amountMinor: number, count = 1): TextSum => ({
  text: toSearchText(description),
  description,
  type: 'expense',
  amountMinor,
  count,
  first: '2026-01-01',
  last: '2026-06-30',
});
const shown = (...all: TextSum[]) =>
  groupMerchants(all).map(({ word, minor, count }) => [word, minor, count]);

it('takes descriptions that differ in references for one merchant', () => {
  expect(
    shown(textSum('Uber trip 48213', 1_200), textSum('Uber trip 99127', 800), textSum('Netflix', 1_500)),
  ).toEqual([
    ['uber trip', 2_000, 2],
    ['netflix', 1_500, 1],
  ]);
});

it('takes the longest word that all descriptions have where the history does not find them by their words', () => {
  expect(shown(textSum('Uber *trip 48213', 1_200), textSum('Uber *trip 99127', 800))).toEqual([
    ['uber', 2_000, 2],
  ]);
  expect(shown(textSum('48213', 1_200))).toEqual([['48213', 1_200, 1]]);
});

it('gives each merchant all that its words find in the history, as its filter does', () => {
  const [netflix] = groupMerchants([textSum('Netflix', 1_500, 3), textSum('Netflix gift', 2_500)]);
  const all = shown(textSum('Netflix', 1_500, 3), textSum('Netflix gift', 2_500));
  expect(netflix).toMatchObject({ word: 'netflix', minor: 4_000, count: 4 });
  expect(all).toContainEqual(['netflix gift', 2_500, 1]);
});

it('orders merchants by what was paid, and is empty without any', () => {
  expect(
    shown(textSum('Bakery', 300), textSum('Landlord', 75_000), textSum('Cinema', 900)).map(([word]) => word),
  ).toEqual(['landlord', 'cinema', 'bakery']);
  expect(shown()).toEqual([]);
});
