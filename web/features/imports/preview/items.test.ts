import { expect, it } from 'vitest';
import { sampleRow } from '../testing/sample-row.ts';
import { arrange, WHOLE_VIEW } from './arrange.ts';
import { startPreview } from './decisions.ts';
import { keyOf, toItems, type LostRow } from './items.ts';

const rows = [
  sampleRow({}),
  sampleRow({ group: 'there', outcome: 'known' }),
  sampleRow({ date: '2026-09-02' }),
];
const lost: LostRow = { line: 7, reason: 'date', text: '31/09', fileName: 'a.csv', account: '' };

it('lists the rows of open groups under their headings, and what cannot be read last', () => {
  const groups = arrange(startPreview(rows), { view: WHOLE_VIEW, accounts: [], locale: 'en' });
  const items = toItems(rows, groups, [lost], (group) => group === 'new' || group === 'unreadable');
  expect(items.map(keyOf)).toEqual(['new', '2', '0', 'there', 'unreadable', 'lost 0']);
  expect(items[3]).toMatchObject({ kind: 'heading', count: 1, isOpen: false });
});

it('has no group for rows that do not exist', () => {
  expect(toItems([], [], [], () => true)).toEqual([]);
});
