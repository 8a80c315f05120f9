import { expect, it } from 'vitest';
import { noticeTextKey } from './text-key.ts';

it('differs for a comparison with the category, and for a missing income', () => {
  const large = { kind: 'large', type: 'expense' } as const;
  expect(noticeTextKey({ ...large, comparedWith: 'category' })).toBe('largeOfCategory');
  expect(noticeTextKey({ ...large, comparedWith: 'payee' })).toBe('large');
  const missed = { kind: 'missed', comparedWith: null } as const;
  expect(noticeTextKey({ ...missed, type: 'expense' })).toBe('missed');
  expect(noticeTextKey({ ...missed, type: 'income' })).toBe('missedIncome');
});
