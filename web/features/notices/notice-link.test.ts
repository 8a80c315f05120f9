import { expect, it } from 'vitest';
import type { Notice } from '#shared/contract/notices.ts';
import { noticeLinks } from './notice-link.ts';

const notice: Notice = {
  key: 'abcdefghijklmnopqrstuv',
  kind: 'twice',
  type: 'expense',
  day: '2026-11-13',
  name: 'GARAGE 12345',
  category: 'transport',
  amount: 99.5,
  usual: null,
  comparedWith: null,
  count: 2,
  transactionIds: [],
};
const findLinks = (more: Partial<Notice>) => noticeLinks({ ...notice, ...more }).map(({ to }) => to);

it('two equal charges are found by their amount, since their descriptions may differ', () => {
  expect(findLinks({})).toEqual([
    '/transactions?type=expense&min=99.5&max=99.5&from=2026-11-10&to=2026-11-13',
  ]);
});

it('a notice about a series opens the recurring transactions and its own transactions', () => {
  const transactions = '/transactions?q=%22GARAGE+12345%22&to=2026-11-13';
  for (const kind of ['missed', 'ended', 'newSeries'] as const)
    expect(findLinks({ kind })).toEqual(['/recurring', transactions]);
  expect(findLinks({ kind: 'priceRise' })).toEqual([transactions]);
});

it('a name that reads like an amount is searched as text', () => {
  const [link = ''] = findLinks({ kind: 'priceRise', name: 'Bonus >100' });
  expect(new URL(link, 'http://x').searchParams.get('q')).toBe('"Bonus >100"');
});

it('a notice about a high category opens its month up to that day; a notice about a low month opens the forecast', () => {
  expect(findLinks({ kind: 'categoryHigh', name: '' })).toEqual([
    '/transactions?type=expense&category=transport&from=2026-11-01&to=2026-11-13',
  ]);
  expect(findLinks({ kind: 'lowPoint', name: '', category: null })).toEqual(['/insights/forecast']);
});
