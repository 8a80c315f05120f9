import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Format } from '#shared/import/types.ts';
import { sampleFile } from '#shared/import/tables/sample.ts';

const options = { currency: 'EUR', language: 'en' };
const read = (name: string) => readFileSync(new URL(`../shared/import/samples/${name}`, import.meta.url));
const readSample = async (name: string, format: Format, answers = {}) =>
  await sampleFile(read(name), format, { ...options, answers });

it('shows the first rows of movements, their header and the role of each column', async () => {
  const sample = await readSample('csv/es-preamble-balance-newest-first.csv', 'csv');
  expect(sample?.header).toContain('Fecha valor');
  expect(sample?.roles).toHaveLength(sample?.header.length ?? 0);
  expect(sample?.roles).toEqual(expect.arrayContaining(['date', 'text', 'amount', 'balance']));
  expect(sample?.rows.length).toBeGreaterThan(0);
  for (const row of sample?.rows ?? []) expect(row).toHaveLength(sample?.roles.length ?? 0);
});

it('gives files of one bank the same shape, and files of other banks other shapes', async () => {
  const text = 'Fecha;Concepto;Importe\n01/09/2026;Pan;-1,20\n15/09/2026;Luz;-40,00\n';
  const sample = (content: string) => sampleFile(new TextEncoder().encode(content), 'csv', options);
  const [one, later, other] = await Promise.all([
    sample(text),
    sample('Cuenta 12\nFECHA ; Concepto;Importe\n02/10/2026;Gas;-9,99\n'),
    sample(text.replace('Concepto', 'Movimiento')),
  ]);
  expect(later?.shape).toBe(one?.shape);
  expect(other?.shape).not.toBe(one?.shape);
});

it('names the application that wrote an export', async () => {
  const sample = await readSample('mint/debits-credits.csv', 'csv');
  expect(sample?.app).toBe('Mint');
});

it('shows the roles that a person chose', async () => {
  const columns = ['unused', 'date', 'amount', 'text'];
  const bytes = new TextEncoder().encode('x;01.09.2026;-5,00;Brot\ny;17.09.2026;-6,00;Milch\n');
  const sample = await sampleFile(bytes, 'csv', {
    ...options,
    answers: { columns: ['unused', 'date', 'amount', 'text'] },
  });
  expect(sample?.roles).toEqual(columns);
});

it('shows rows of a table without movements', async () => {
  const sample = await readSample('csv/no-columns.csv', 'csv');
  expect(sample?.rows).not.toEqual([]);
  expect(new Set(sample?.roles)).toEqual(new Set(['unused']));
});

it.each([
  ['xlsx/es-preamble-balance.xlsx', 'xlsx'],
  ['xls/es-amounts-as-text.xls', 'xls'],
] as const)('reads %s', async (name, format) => {
  expect((await readSample(name, format))?.roles).toContain('date');
});

it('has no sample of a format that is not a table', async () => {
  expect(await sampleFile(new TextEncoder().encode('!Type:Bank'), 'qif', options)).toBeNull();
});
