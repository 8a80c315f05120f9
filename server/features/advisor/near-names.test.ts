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
  expect(nearNames('starbucks', texts)).toEqual({
    names: ['Starbucks Airport', 'Café Starbucks', 'Starlight'],
    isWhole: true,
  });
  expect(nearNames('tarr', texts)).toEqual({ names: ['Tar'], isWhole: true });
  expect(nearNames('tax', texts)).toEqual({ names: [], isWhole: true });
  expect(nearNames('cinema', texts)).toEqual({ names: [], isWhole: true });
});

it('finds other things of the same kind, in both languages', () => {
  const texts = all('Market', 'Home insurance', 'Seguro vida', 'Carwash');
  expect(nearNames('seguro coche', texts)).toEqual({
    names: ['Seguro vida', 'Home insurance'],
    isWhole: true,
  });
});

it('looks only at the most frequent words of somebody with many, and says so', () => {
  const rare = all('Starbucks', ...Array.from({ length: 6_000 }, (_, at) => `word${at.toString(36)}`));
  expect(nearNames('starbacks', rare)).toEqual({ names: [], isWhole: false });
  const frequent = [...rare, ...all('Starbucks').map((each) => ({ ...each, count: 9_000 }))];
  expect(nearNames('starbacks', frequent)).toEqual({ names: ['Starbucks'], isWhole: false });
});
