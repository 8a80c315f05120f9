import { expect, it } from 'vitest';
import { sampleRow } from '../testing/sample-row.ts';
import { arrange, UNFILTERED_VIEW } from './arrange.ts';
import { startPreview } from './decisions.ts';
import { toItemKey, toItems, type UnreadableLine } from './items.ts';

const rows = [
  sampleRow({}),
  sampleRow({ group: 'there', outcome: 'known' }),
  sampleRow({ date: '2026-09-02' }),
];
const unreadable: UnreadableLine = { line: 7, reason: 'date', text: '31/09', fileName: 'a.csv', account: '' };

it('lists the rows of open groups under their headings, and rows that cannot be read last', () => {
  const groups = arrange(startPreview(rows), { view: UNFILTERED_VIEW, accounts: [], locale: 'en' });
  const items = toItems(rows, groups, [unreadable], (group) => group === 'new' || group === 'unreadable');
  expect(items.map(toItemKey)).toEqual(['new', '2', '0', 'there', 'unreadable', 'unreadable 0']);
  expect(items[3]).toMatchObject({ kind: 'heading', count: 1, isOpen: false });
});

it('lists nothing if there are no rows', () => {
  expect(toItems([], [], [], () => true)).toEqual([]);
});
