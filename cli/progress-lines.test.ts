import { beforeEach, expect, test } from 'vitest';
import type { MoveProgress } from '#server/move/moved-rows.ts';
import { createProgressLines } from './progress-lines.ts';

let written: string[];
let clockMs: number;
beforeEach(() => {
  written = [];
  clockMs = 5_000;
});

/** Reports batches at the given times, and returns the written lines. */
function show(isTTY: boolean, batches: [atMs: number, progress: Partial<MoveProgress>][]): string[] {
  const write = (text: string) => written.push(text);
  const lines = createProgressLines({ isTTY, write }, () => clockMs);
  for (const [atMs, progress] of batches) {
    clockMs = 5_000 + atMs;
    lines.show({ doing: 'Copying', table: 'transactions', rows: 0, total: 3_000, ...progress });
  }
  lines.end();
  return written;
}

test('a terminal has one line for each table, updated in place', () => {
  expect(
    show(true, [
      [0, {}],
      [50, { rows: 500 }],
      [500, { rows: 1_000 }],
      [1_000, { rows: 3_000 }],
      [1_000, { table: 'outbox', total: 1 }],
      [1_100, { table: 'outbox', rows: 1, total: 1 }],
    ]),
  ).toEqual([
    '\r\u001B[2KCopying   transactions        0 of 3,000 rows',
    '\r\u001B[2KCopying   transactions        1,000 of 3,000 rows, 2,000 a second',
    '\r\u001B[2KCopying   transactions        3,000 rows, 3,000 a second',
    '\n',
    '\r\u001B[2KCopying   outbox              0 of 1 rows',
    '\r\u001B[2KCopying   outbox              1 rows, 10 a second',
    '\n',
  ]);
});

test('a file gets a line at intervals and at the end of each table, with the speed of this run', () => {
  expect(
    show(false, [
      [0, { rows: 1_000 }],
      [9_000, { rows: 1_500 }],
      [10_000, { rows: 2_000 }],
      [20_000, { rows: 3_000 }],
      [20_000, { table: 'photos', total: 0 }],
      [20_000, { doing: 'Verifying', table: 'settings', rows: 2, total: 2 }],
    ]),
  ).toEqual([
    'Copying   transactions        2,000 of 3,000 rows, 100 a second\n',
    'Copying   transactions        3,000 rows, 100 a second\n',
    'Verifying settings            2 rows\n',
  ]);
});
