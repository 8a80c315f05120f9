import { expect, it } from 'vitest';
import { toSearchText } from '#shared/search-text.ts';
import { nearNames } from './near-names.ts';

const all = (...descriptions: string[]) =>
  descriptions.map((description, at) => ({
    text: toSearchText(description),
    description,
    type: 'expense' as const,
    amountMinor: 100,
    count: at + 1,
    first: '2026-01-01',
    last: '2026-06-30',
  }));

it('finds names with a word that is almost the same or begins so, those of most transactions first', () => {
  const texts = all('Starbuks Sol', 'Market', 'Starlight', 'Café Starbucks', 'Starbucks Airport', 'Tar');
  expect(nearNames('starbucks', texts)).toEqual(['Starbucks Airport', 'Café Starbucks', 'Starlight']);
  expect(nearNames('tax', texts)).toEqual(['Tar']);
  expect(nearNames('cinema', texts)).toEqual([]);
});

it('finds other things of the same kind, in both languages', () => {
  const texts = all('Market', 'Home insurance', 'Seguro vida', 'Carwash');
  expect(nearNames('seguro coche', texts)).toEqual(['Seguro vida', 'Home insurance']);
});
