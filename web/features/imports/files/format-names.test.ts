import { expect, it } from 'vitest';
import { readFile } from '#shared/import/read-file.ts';
import { sampleFile } from '#shared/import/tables/sample.ts';
import { fileKindName } from './format-names.ts';

const OPTIONS = { currency: 'EUR', language: 'en' };

it.each([
  ['Actual', 'Account,Date,Payee,Notes,Category,Amount,Cleared\nBank,2026-09-01,Market,,Food,-12.50,Cleared'],
  ['CSV', 'Fecha;Concepto;Importe\n15/09/2026;CAFE;-1,20'],
])('names a file %s', async (name, text) => {
  const bytes = new TextEncoder().encode(text);
  const reading = await readFile(bytes, OPTIONS);
  const sample = await sampleFile(bytes, reading.format, OPTIONS);
  expect(fileKindName({ ...reading, sample })).toBe(name);
});

it('names the export of an account Saldo', () => {
  expect(fileKindName({ format: 'saldoJson', sample: null })).toBe('Saldo');
});
