import { expect, it } from 'vitest';
import { merchantKey } from './merchant-key.ts';

it('is the same for descriptions that differ in references, days and the words of payments', () => {
  const keys = [
    'Mercadona',
    'COMPRA TARJ. MERCADONA 0456',
    'compra tarj. mercadona 9912',
    'Mercadona 03/2026',
  ];
  expect(keys.map(merchantKey)).toEqual(keys.map(() => 'mercadona'));
});

it('keeps the digits that distinguish merchants, in any order of the calls', () => {
  const names = ['Studio 54', 'Bar A1', 'Bar A2', '12345', '98765', '54321'];
  const first = names.map(merchantKey);
  expect(names.toReversed().map(merchantKey)).toEqual(first.toReversed());
  expect(new Set(first).size).toBe(names.length);
});

it('is the description itself if that has no letters and digits', () => {
  expect(['!!!', '—', '=+-@'].map(merchantKey)).toEqual(['!!!', '—', '=+-@']);
});
