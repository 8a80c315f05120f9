import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toWords, toWordStart } from '#shared/transaction-search.ts';
import { createWordFinder } from './word-finder.ts';

it('finds the starts of words that a text includes, also several of the same', () => {
  const starts = ['luz', 'cafe', 'cafe luz', 'café', 'cafe'].map(toWordStart);
  const find = createWordFinder(starts);
  expect([...find(toWords('cafe luzon'))]).toEqual([1, 4, 2]);
  expect(find(toWords('un cafe*luz'))).toEqual(new Set([0, 1, 2, 4]));
  expect([...find(toWords('nescafe'))]).toEqual([]);
});

it('finds the same as one search for each start', () => {
  const text = fc.stringMatching(/^[ab*][ab *]{0,12}$/);
  fc.assert(
    fc.property(fc.array(text, { maxLength: 6 }), text, (words, searched) => {
      const starts = words.map(toWordStart);
      const found = starts.flatMap((start, at) => (toWords(searched).includes(start) ? [at] : []));
      expect([...createWordFinder(starts)(toWords(searched))].toSorted((one, other) => one - other)).toEqual(
        found,
      );
    }),
  );
});
