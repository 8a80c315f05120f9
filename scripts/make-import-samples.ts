// `node scripts/make-import-samples.ts` writes the sample files that are spreadsheets.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  record,
  writeBiff,
  writeCompoundFile,
  writeXls,
  type WrittenCell,
} from '#shared/testing/bank-files/write-xls.ts';
import { writeXlsx } from '#shared/testing/bank-files/write-xlsx.ts';

const samples = join(import.meta.dirname, '..', 'shared', 'import', 'samples');
const day = (text: string) => ({ day: text });

const account: WrittenCell[][] = [['Titular', 'Ana Pérez'], ['Cuenta', 'ES91 2100 0418 4502 0005 1332'], []];
const spanish = ['F. Operación', 'Concepto', 'F. Valor', 'Importe', 'Saldo'];
const english = ['Date', 'Description', 'Amount'];

const balance: WrittenCell[][] = [
  ...account,
  spanish,
  [day('2026-01-02'), 'Café ☕', day('2026-01-03'), -30.1, 969.9],
  [day('2026-01-03'), 'Nómina', day('2026-01-03'), 1000.33, 1970.2299999999998],
  [day('2026-01-13'), 'Seguro', day('2026-01-13'), -0.1 - 0.2, 1969.93],
  [day('2026-02-28'), 'Alquiler', day('2026-03-01'), -1000.03, 969.9000000000001],
];
const texts: WrittenCell[][] = [
  ...account,
  spanish,
  ['02/01/2026', 'Compra', '02/01/2026', '-30,00 €', '970,00 €'],
  ['03/01/2026', 'Nómina', '03/01/2026', '1.000,33 €', '1.970,33 €'],
  ['13/01/2026', 'Alquiler', '13/01/2026', '-1.000,00 €', '970,33 €'],
];
const many = Array.from({ length: 600 }, (_, at): WrittenCell[] => [
  day(`2026-01-${String(1 + (at % 28)).padStart(2, '0')}`),
  `Shop number ${at} with a long name ${'é'.repeat(at % 40)}`,
  at % 2 === 0 ? -1.5 : -1.51,
]);

const files: Record<string, Uint8Array> = {
  'xlsx/es-preamble-balance.xlsx': writeXlsx([balance]),
  'xlsx/prefix-inline-texts.xlsx': writeXlsx(
    [
      [['Summary', 'of two pages']],
      [
        ['Buchungstag', 'Verwendungszweck', 'Betrag'],
        ['30.01.2026', 'Miete <warm> & Strom', '-850,00'],
        ['31.01.2026', 'Gehalt', '2.345,67'],
      ],
    ],
    { prefix: 'x:', isInline: true },
  ),
  'xlsx/months-as-sheets.xlsx': writeXlsx([
    [english, [day('2026-01-05'), 'Bus', -10.2], [day('2026-01-06'), 'Bus', -10.2]],
    [english, [day('2026-02-06'), 'Bus', -10.2]],
    // A copy of the first one.
    [english, [day('2026-01-05'), 'Bus', -10.2], [day('2026-01-06'), 'Bus', -10.2]],
  ]),
  'xlsx/two-kinds-of-sheets.xlsx': writeXlsx([
    [english, [day('2026-01-05'), 'A', -1], [day('2026-01-06'), 'B', -2], [day('2026-01-07'), 'C', -3]],
    [
      ['Booking date', 'Payee', 'Debit', 'Credit'],
      [day('2026-01-05'), 'Card', 7, null],
      [day('2026-01-06'), 'Card', null, 8],
    ],
  ]),
  'xls/es-amounts-as-text.xls': writeXls([[['Avisos']], texts]),
  'xls/large-shared-strings.xls': writeXls([[english, ...many]]),
  'xls/without-container.xls': writeBiff([
    [english, [day('2026-03-01'), 'House', -1234567.89], [day('2026-03-02'), 'Cent', 0.01]],
  ]),
  'xls/protected.xls': writeCompoundFile(
    Uint8Array.from([
      ...record(0x0809, [0, 6, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
      ...record(0x2f, [1, 0, 1, 0, 1, 0]),
    ]),
  ),
};

for (const [name, bytes] of Object.entries(files)) {
  const path = join(samples, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, bytes);
}
