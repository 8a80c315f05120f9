import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toSearchText } from '#shared/search-text.ts';
import { hasWordStart } from '#shared/transaction-search.ts';
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

it('sums what a search for the word of each merchant finds', () => {
  const description = fc.stringMatching(/^(?:(?:Bar|Café|Luz|Luzon|TARJ|Sol|\d{6})[ *-]){1,4}(?:Sol|Luz|x)$/);
  const text = fc.tuple(description, fc.nat({ max: 900 })).map(([each, minor]) => textSum(each, minor));
  fc.assert(
    fc.property(fc.array(text, { maxLength: 20 }), (all) => {
      for (const { word, minor, count } of groupMerchants(all)) {
        const found = all.filter((each) => hasWordStart(each.text, toSearchText(word)));
        const sum = found.reduce((total, { amountMinor }) => total + amountMinor, 0);
        expect([word, minor, count]).toEqual([word, sum, found.length]);
      }
    }),
  );
});

it('takes hardly longer where the texts are of many merchants than of one', () => {
  const msOf = (merchants: number) => {
    const all = Array.from({ length: 3_000 }, (_, at) => {
      const name = String.fromCodePoint(97 + (at % merchants)).repeat(5);
      return textSum(`Bar ${name} ref ${100_000 + at * 7}`, at + 1);
    });
    const times = [1, 2, 3].map(() => {
      const start = performance.now();
      groupMerchants(all);
      return performance.now() - start;
    });
    return Math.min(...times);
  };
  msOf(26);
  expect(msOf(26)).toBeLessThan(3 * msOf(1));
});
