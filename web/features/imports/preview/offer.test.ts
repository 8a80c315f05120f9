import { expect, it } from 'vitest';
import { sampleRow } from '../testing/sample-row.ts';
import { startPreview } from './decisions.ts';
import { findOffer } from './offer.ts';

const rows = [
  sampleRow({ category: 'food' }),
  sampleRow({}),
  sampleRow({ amountMinor: 500, type: 'income' }),
  sampleRow({ amountMinor: 600, type: 'income', category: 'gift' }),
  sampleRow({ amountMinor: 700 }),
  sampleRow({ payee: 'lidl' }),
  sampleRow({ group: 'there', outcome: 'known' }),
];

it.each([
  ['of money out', 'money out and refunds', 1, 'expense health', [0, 4]],
  ['of money out', 'rows without it', 1, 'expense food', [4]],
  ['of a refund', 'all other rows', 2, 'expense food', [1, 3, 4]],
  ['of an income', 'money in', 4, 'income gift', [2]],
] as const)('the category %s is offered for %s of the payee', (_, __, index, value, others) => {
  const [type, category] = value.split(' ') as ['expense' | 'income', string];
  const choice = { type, category };
  expect(findOffer(startPreview(rows), index, choice)).toEqual({ index, choice, others });
});

it('a category is not offered if the payee has no other rows', () => {
  expect(findOffer(startPreview(rows), 5, { type: 'expense', category: 'food' })).toBeUndefined();
});
