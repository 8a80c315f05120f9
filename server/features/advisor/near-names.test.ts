import { expect, it } from 'vitest';
import { toSearchText } from '#shared/search-text.ts';
import { nearNames } from './near-names.ts';

const toTextSums = (...descriptions: string[]) =>
  descriptions.map((description, at) => ({
    text: toSearchText(description),
    description,
    type: 'expense' as const,
    amountMinor: 100,
    count: at + 1,
    first: '2026-01-01',
    last: '2026-06-30',
  }));

it('finds the three most frequent names with a word of the same beginning or almost the same spelling', () => {
  const texts = toTextSums(
    'Starbuks Sol',
    'Market',
    'Starlight',
    'Café Starbucks',
    'Starbucks Airport',
    'Tar',
  );
  expect(nearNames('starbucks', texts)).toEqual({
    names: ['Starbucks Airport', 'Café Starbucks', 'Starlight'],
    hasAllWords: true,
  });
  expect(nearNames('tarr', texts)).toEqual({ names: ['Tar'], hasAllWords: true });
  expect(nearNames('tax', texts)).toEqual({ names: [], hasAllWords: true });
  expect(nearNames('cinema', texts)).toEqual({ names: [], hasAllWords: true });
});

it('finds other payments of the same kind, in both languages', () => {
  const texts = toTextSums('Market', 'Home insurance', 'Seguro vida', 'Carwash');
  expect(nearNames('seguro coche', texts)).toEqual({
    names: ['Seguro vida', 'Home insurance'],
    hasAllWords: true,
  });
});

it('compares only the most frequent words if there are too many, and reports that some were left out', () => {
  const rare = toTextSums('Starbucks', ...Array.from({ length: 6_000 }, (_, at) => `word${at.toString(36)}`));
  expect(nearNames('starbacks', rare)).toEqual({ names: [], hasAllWords: false });
  const frequent = [...rare, ...toTextSums('Starbucks').map((each) => ({ ...each, count: 9_000 }))];
  expect(nearNames('starbacks', frequent)).toEqual({ names: ['Starbucks'], hasAllWords: false });
});
