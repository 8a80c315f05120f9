import { expect, it } from 'vitest';
import type { Summary } from '#shared/contract/summaries.ts';
import { upToToday } from '#web/features/transactions/write/up-to-today.ts';
import { toRecentRows } from './recent-rows.ts';
import { sampleTransaction } from '#web/features/transactions/write/testing/sample-transaction.ts';

it('shows a split purchase as one row, and the only part left of another purchase as a transaction', () => {
  const [whole, a, b, last] = [
    sampleTransaction({ id: 'whole' }),
    sampleTransaction({ id: 'a', groupId: 'g', amount: 1 }),
    sampleTransaction({ id: 'b', groupId: 'g', amount: 2 }),
    sampleTransaction({ id: 'last', groupId: 'h' }),
  ];
  const groups = [
    { id: 'g', count: 3, amount: 6 },
    { id: 'h', count: 1, amount: last.amount },
  ];
  expect(toRecentRows([whole, a, b, last], groups)).toEqual([
    { transaction: whole },
    { transaction: { ...a, amount: 6 }, parts: 3 },
    { transaction: { ...last, groupId: null } },
  ]);
});

const dated = (...days: number[]) =>
  days.map((day) => sampleTransaction({ id: `id-${day}`, date: `2026-11-${day}` }));

it.each<[string, Pick<Summary, 'recent'> & { others?: Summary['recent'] }, number[]]>([
  ['all five', { recent: dated(26, 25, 24, 23, 22) }, [26, 25, 24, 23, 22]],
  [
    'five others if some of the latest are dated after today',
    { recent: dated(30, 29, 28, 26, 25), others: dated(26, 25, 24, 23, 22) },
    [26, 25, 24, 23, 22],
  ],
  [
    'only others if all of the latest are dated after today',
    { recent: dated(30, 29), others: dated(27, 26, 25, 24, 23, 22) },
    [27, 26, 25, 24, 23],
  ],
  [
    'those that were dated after today when the summary was made',
    { recent: dated(30, 29, 28, 27), others: dated(26, 25, 24, 23, 22) },
    [27, 26, 25, 24, 23],
  ],
  ['nothing if all are dated after today', { recent: dated(30) }, []],
])('the latest transactions up to today are %s', (_, { recent, others }, expected) => {
  const recentUpToToday = others && { items: others, groups: [] };
  const { items } = upToToday({ recent, recentGroups: [], recentUpToToday }, '2026-11-27');
  expect(items).toEqual(dated(...expected));
});
