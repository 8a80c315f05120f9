import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Movement } from '../types.ts';
import { previewRows } from './preview-rows.ts';
import { EMPTY_ACCOUNT } from './default-result.ts';
import { toFile, movement, OPTIONS, saved, typed } from './testing/preview.ts';
import type { PreviewRow } from './types.ts';

const days = fc.integer({ min: 1, max: 12 });

it('adds each movement exactly once from downloads of whole days, however they overlap', () => {
  // Few texts and amounts, so that many rows are equal.
  const movements = fc.array(
    fc.record({
      day: days,
      amount: fc.constantFrom('-1', '-2.50', '7'),
      text: fc.constantFrom('PAN', 'CAFE', 'FRUTA'),
    }),
    { maxLength: 40 },
  );
  const cuts = fc.array(fc.tuple(days, days), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(movements, cuts, fc.array(fc.boolean()), (all, ranges, withFirst) => {
      const ledger = all.map(({ day, amount, text }) => movement(day, amount, text));
      const downloads = ranges.map(([one, other]) =>
        within(ledger, Math.min(one, other), Math.max(one, other)),
      );
      let known = EMPTY_ACCOUNT;
      for (const [at, download] of downloads.entries()) {
        // Some downloads are in a preview with the first one.
        const files = withFirst[at] ? [toFile(download), toFile(downloads[0] ?? [])] : [toFile(download)];
        known = saved(previewRows(files, known, OPTIONS), { known });
      }
      const covered = ledger.filter(({ date }) =>
        ranges.some(([one, other]) => {
          const day = Number(date.slice(8));
          return day >= Math.min(one, other) && day <= Math.max(one, other);
        }),
      );
      const added = known.transactions.map(({ date, type, amount, description }) =>
        [date, type === 'expense' ? -amount : amount, description].join(' '),
      );
      expect(added.toSorted()).toEqual(
        covered.map(({ date, amount, text }) => [date, Number(amount), text].join(' ')).toSorted(),
      );
    }),
  );
});

it('gives the same rows in any order of files and lines', () => {
  const fileRow = fc.record({
    day: days,
    amount: fc.constantFrom('-5', '5', '-9', '9'),
    text: fc.constantFrom('ABONO', 'COMPRA X', 'TRANSFERENCIA'),
  });
  const files = fc.array(
    fc.record({ source: fc.constantFrom('bank', 'card', 'cash'), rows: fc.array(fileRow, { maxLength: 8 }) }),
    { maxLength: 4 },
  );
  const typedRows = fc.array(fc.record({ day: days, amount: fc.constantFrom(-5, 5, -9) }), { maxLength: 6 });
  fc.assert(
    fc.property(files, typedRows, fc.infiniteStream(fc.nat()), (allFiles, allTyped, random) => {
      const transactions = allTyped.map(({ day, amount }, at) =>
        typed(day, amount, 'Algo', { id: `h${at}` }),
      );
      const known = { ...EMPTY_ACCOUNT, transactions };
      const input = allFiles.map(({ source, rows }) =>
        toFile(
          rows.map(({ day, amount, text }) => movement(day, amount, text)),
          source,
        ),
      );
      const shuffled = input
        .map((file) => ({ file, rank: random.next().value ?? 0 }))
        .toSorted((one, other) => one.rank - other.rank)
        .map(({ file }) => ({ ...file, movements: file.movements.toReversed() }));
      const summary = (rows: readonly PreviewRow[]) =>
        rows
          .map((row) => [row.key, row.occurrence, row.group, row.match?.transactionId].join(' '))
          .toSorted();
      expect(summary(previewRows(shuffled, known, OPTIONS))).toEqual(
        summary(previewRows(input, known, OPTIONS)),
      );
    }),
  );
});

function within(ledger: readonly Movement[], from: number, to: number): Movement[] {
  return ledger.filter(({ date }) => Number(date.slice(8)) >= from && Number(date.slice(8)) <= to);
}
