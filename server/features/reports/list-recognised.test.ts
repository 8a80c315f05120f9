import { expect, it } from 'vitest';
import type { Repeating } from './list-repeating.ts';
import { listRecognised, sumRecognised } from './recognised.ts';

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const TODAY = '2026-11-15';

function repeating(changes: Partial<Repeating>): Repeating {
  const none = { paid: [], missed: [], coming: [] };
  return {
    key: 'k',
    type: 'expense',
    name: 'Rent',
    category: 'utilities',
    amountMinor: 9500,
    isEstimate: false,
    isRare: false,
    ...none,
    ...changes,
  };
}

const toPaid = (day: string) => ({ day, amountMinor: 9500, beforeMinor: null });

it('a recognised day is missed before today and coming from today on, in the range only', () => {
  const days = ['2026-10-31', '2026-11-14', TODAY, '2026-11-16', '2026-12-01'];
  const found = listRecognised([repeating({ paid: days.map(toPaid), missed: days, coming: days })], {
    range: NOVEMBER,
    currency: 'EUR',
    today: TODAY,
  });
  const toDays = (items: { day: string }[]) => items.map(({ day }) => day);
  expect(toDays(found.paid)).toEqual(['2026-11-14', TODAY, '2026-11-16']);
  expect(toDays(found.missed)).toEqual(['2026-11-14']);
  expect(toDays(found.coming)).toEqual([TODAY, '2026-11-16']);
});

it('the sum counts only recognised expenses in the range', () => {
  const days = ['2026-10-31', '2026-11-14', '2026-11-30'].map(toPaid);
  const items = [repeating({ paid: days }), repeating({ key: 'i', type: 'income', paid: days })];
  expect(sumRecognised(items, { range: NOVEMBER, currency: 'EUR' })).toEqual([
    { key: 'k', description: 'Rent', amount: 190, count: 2 },
  ]);
});

it('a series that is rarer than monthly needs two payments in the range', () => {
  const sum = (days: string[], isRare: boolean) =>
    sumRecognised([repeating({ isRare, paid: days.map(toPaid) })], { range: NOVEMBER, currency: 'EUR' });
  expect(sum(['2025-11-05', '2026-11-05'], true)).toEqual([]);
  expect(sum(['2026-11-05', '2026-11-30'], true)).toMatchObject([{ count: 2 }]);
  expect(sum(['2026-11-05'], false)).toMatchObject([{ count: 1 }]);
});
