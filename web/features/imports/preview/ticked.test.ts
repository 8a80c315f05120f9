import { expect, it } from 'vitest';
import { sampleRow } from '../testing/sample-row.ts';
import { startPreview, tickAll } from './decisions.ts';
import { tickedRows } from './ticked.ts';

it('are those that are added, apart by where the money went, of the groups that are shown', () => {
  const rows = [
    sampleRow({}),
    sampleRow({ type: 'income', amountMinor: 100 }),
    sampleRow({}),
    sampleRow({}),
    sampleRow({ amountMinor: 100 }),
    sampleRow({ group: 'perhaps', outcome: 'joined' }),
    sampleRow({ group: 'deleted', outcome: 'known' }),
    sampleRow({}),
  ];
  const preview = tickAll(tickAll(startPreview(rows), [2], false), [6], true);
  const groups = [
    { group: 'perhaps', indexes: [5] },
    { group: 'new', indexes: [0, 1, 2, 4, 7] },
    { group: 'deleted', indexes: [6] },
  ] as const;
  expect(tickedRows(preview, groups, new Set([7]))).toEqual({ out: [0, 6], in: [1, 4] });
});
