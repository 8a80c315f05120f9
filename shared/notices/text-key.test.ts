import { expect, it } from 'vitest';
import { noticeTextKey } from './text-key.ts';

it('names the category of those before, and tells a charge that is missing from income', () => {
  const large = { kind: 'large', type: 'expense' } as const;
  expect(noticeTextKey({ ...large, comparedWith: 'category' })).toBe('largeOfCategory');
  expect(noticeTextKey({ ...large, comparedWith: 'payee' })).toBe('large');
  const missed = { kind: 'missed', comparedWith: null } as const;
  expect(noticeTextKey({ ...missed, type: 'expense' })).toBe('missed');
  expect(noticeTextKey({ ...missed, type: 'income' })).toBe('missedIncome');
});
