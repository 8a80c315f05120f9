import { describe, expect, it } from 'vitest';
import { MAX_IMPORT_BODY_BYTES, MAX_IMPORT_ROWS_AT_ONCE, MAX_NOTE_LENGTH } from '#shared/limits.ts';
import {
  inChunks,
  sampleEntry,
  sampleExport,
  sampleOccurrence,
  sampleRecord,
} from '../testing/sample-export.ts';
import type { Part } from './backup.ts';
import { openBackup } from './open-backup.ts';
import { divideItems, readParts } from './parts.ts';

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

async function readAllParts(file: object): Promise<Part[]> {
  const content = inChunks(JSON.stringify(file), 65_536);
  const { small, backup } = await openBackup(content);
  return await all(readParts(content, small, backup.counts));
}

describe('the parts of a restore', () => {
  it('contain an item only after the items that it refers to, in any order of the file', async () => {
    const { categories, sources, imports, transfers, recurringTransfers, statements } = sampleExport();
    const { records, deletedRecords, importEntries } = sampleExport();
    const { recurring, recurringOccurrences, recurringDecisions } = sampleExport();
    const { noticeDecisions, budgets, goals, goalEntries } = sampleExport();
    const expected = [
      { rows: { categories, sources }, count: 4 },
      { rows: { imports }, count: 1 },
      { rows: { transfers }, count: 1 },
      { rows: { recurringTransfers }, count: 1 },
      { rows: { statements }, count: 1 },
      { rows: { records }, count: 3 },
      { rows: { deletedRecords }, count: 1 },
      { rows: { importEntries }, count: 2 },
      { rows: { recurring, recurringOccurrences }, count: 3 },
      { rows: { recurringDecisions }, count: 1 },
      { rows: { noticeDecisions }, count: 1 },
      { rows: { budgets }, count: 3 },
      { rows: { goals }, count: 1 },
      { rows: { goalEntries }, count: 2 },
    ];
    expect(await readAllParts(sampleExport())).toEqual(expected);
    const reversed = Object.fromEntries(Object.entries(sampleExport()).toReversed());
    expect(await readAllParts(reversed)).toEqual(expected);
  });

  it('are not sent without rows', async () => {
    const { format, version, exportedAt, profile } = sampleExport();
    expect(await readAllParts({ format, version, exportedAt, profile })).toEqual([]);
  });

  it('keep within the limits of a request, and together contain every row once', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
    // Three bytes each.
    const note = '漢'.repeat(MAX_NOTE_LENGTH);
    const records = many(2_500).map((n) => sampleRecord(n, { note }));
    const importEntries = many(4_001).map((n) => sampleEntry(n));
    const recurringOccurrences = many(2_000).map(() => sampleOccurrence(1));
    const parts = await readAllParts(sampleExport({ records, importEntries, recurringOccurrences }));
    for (const { rows, count } of parts) {
      const lists = Object.values(rows) as unknown[][];
      expect(lists.reduce((sum, list) => sum + list.length, 0)).toBe(count);
      expect(count).toBeLessThanOrEqual(MAX_IMPORT_ROWS_AT_ONCE);
      const body = JSON.stringify({ id: '00000000-0000-7000-8000-000000000000', ...rows });
      expect(new Blob([body]).size).toBeLessThanOrEqual(MAX_IMPORT_BODY_BYTES);
    }
    expect(parts.flatMap(({ rows }) => rows.records ?? [])).toEqual(records);
    expect(parts.flatMap(({ rows }) => rows.importEntries ?? [])).toEqual(importEntries);
    const sizes = parts.filter(({ rows }) => rows.importEntries).map(({ count }) => count);
    expect(sizes).toEqual([2_000, 2_000, 1]);
    const occurrenceCounts = parts.flatMap(({ rows }) => rows.recurringOccurrences?.length ?? []);
    expect(occurrenceCounts).toEqual([1_999, 1]);
  });

  it('are filled up to both limits, and an item above the limit has a part of its own', async () => {
    const divide = (items: string[], limits: { rows: number; bytes: number }) =>
      all(divideItems(items, limits));
    expect(await divide([], { rows: 2, bytes: 100 })).toEqual([]);
    expect(await divide(['a', 'b', 'c'], { rows: 2, bytes: 100 })).toEqual([['a', 'b'], ['c']]);
    // "a" and its comma are four bytes.
    expect(await divide(['a', 'b', 'c'], { rows: 9, bytes: 8 })).toEqual([['a', 'b'], ['c']]);
    expect(await divide(['a', 'é', 'c'], { rows: 9, bytes: 8 })).toEqual([['a'], ['é'], ['c']]);
    expect(await divide(['aaaaaaaaaa', 'b'], { rows: 9, bytes: 8 })).toEqual([['aaaaaaaaaa'], ['b']]);
  });
});
