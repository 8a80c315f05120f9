import { expect, it } from 'vitest';
import { sampleRow } from '../testing/sample-row.ts';
import { startPreview, tickAll } from './decisions.ts';
import { findTickedRows } from './ticked.ts';

it('finds the rows that are added among the given ones, separated by the direction of the money', () => {
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
  expect(findTickedRows(preview, [0, 1, 2, 4, 5, 6, 7], new Set([7]))).toEqual({ out: [0, 6], in: [1, 4] });
});
