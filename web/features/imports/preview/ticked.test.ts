import { expect, it } from 'vitest';
import { sampleRow } from '../testing/sample-row.ts';
import { startPreview, tickAll } from './decisions.ts';
import { tickedRows } from './ticked.ts';

it('are those that are added, apart by type, of the groups that are shown', () => {
  const rows = [
    sampleRow({}),
    sampleRow({ type: 'income', amountMinor: 100 }),
    sampleRow({}),
    sampleRow({}),
    sampleRow({ group: 'perhaps', outcome: 'joined' }),
    sampleRow({ group: 'deleted', outcome: 'known' }),
    sampleRow({}),
  ];
  const preview = tickAll(tickAll(startPreview(rows), [2], false), [5], true);
  const groups = [
    { group: 'perhaps', indexes: [4] },
    { group: 'new', indexes: [0, 1, 2, 6] },
    { group: 'deleted', indexes: [5] },
  ] as const;
  expect(tickedRows(preview, groups, new Set([6]))).toEqual({ expense: [0, 5], income: [1] });
});
