import { expect, it } from 'vitest';
import type { WrittenCell } from '#shared/testing/bank-files/write-xls.ts';
import { writeXlsx } from '#shared/testing/bank-files/write-xlsx.ts';
import { readXlsx } from './spreadsheet.ts';

const HEADER = ['Date', 'Description', 'Amount'];
const NUMBERS: WrittenCell[][] = [
  [{ day: '2026-01-02' }, 'Shop', -1250],
  [{ day: '2026-01-03' }, 'Salary', 1900.5],
  [{ day: '2026-01-15' }, 'Kiosk', -3.5],
  [{ day: '2026-01-15' }, 'Kiosk', -3.5],
];
const TEXTS = [
  ['02/01/2026', 'SHOP', '-1.250,00 €'],
  ['03/01/2026', 'Salary', '1.900,50 €'],
  ['15/01/2026', 'Kiosk', '-3,50 €'],
  ['15/01/2026', 'Kiosk', '-3,50 €'],
];
const FEBRUARY = ['2026-02-02', 'Cinema', '-8.00'];

async function read(...sheets: WrittenCell[][][]) {
  const bytes = writeXlsx(sheets.map((rows) => [HEADER, ...rows]));
  const { statements, warnings } = await readXlsx(bytes, { currency: 'EUR', language: 'en' });
  return { count: statements.flatMap(({ movements }) => movements).length, warnings };
}

it.each<[string, WrittenCell[][][], number]>([
  ['the same rows as texts', [NUMBERS, TEXTS], 4],
  ['the same rows in another order', [NUMBERS, NUMBERS.toReversed()], 4],
  ['a part of the rows, above them', [TEXTS.slice(0, 3), [...NUMBERS, FEBRUARY]], 5],
])('reads each row once if a second sheet has %s', async (_, sheets, count) => {
  expect(await read(...sheets)).toEqual({ count, warnings: [] });
});

it('reads a row twice if one sheet has it twice and the other once', async () => {
  expect(await read(NUMBERS.slice(0, 3), NUMBERS)).toEqual({ count: 4, warnings: [] });
});

it('warns if most rows of a sheet are also in another one', async () => {
  const { count, warnings } = await read(NUMBERS, [...TEXTS.slice(0, 3), FEBRUARY]);
  expect({ count, warnings }).toEqual({ count: 8, warnings: ['overlappingTables'] });
});

it('joins sheets of different months that have one row in common', async () => {
  expect(await read(NUMBERS, [TEXTS[3] ?? [], FEBRUARY])).toEqual({ count: 6, warnings: [] });
});
