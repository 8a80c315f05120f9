import fc from 'fast-check';
import { writeXlsx as writeByLibrary } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { randomNumbers } from '#shared/testing/bank-files/hostile.ts';
import { zipWithZeros } from '#shared/testing/bank-files/pack-zip.ts';
import {
  record,
  writeBiff,
  writeCompoundFile,
  writeXls,
  type WrittenCell,
} from '#shared/testing/bank-files/write-xls.ts';
import { writeXlsx } from '#shared/testing/bank-files/write-xlsx.ts';
import { decimal, writtenMovements, type WrittenMovement } from '#shared/testing/bank-files/written.ts';
import { scaled } from '#shared/testing/scaled.ts';
import { isSameDecimal } from '../decimal.ts';
import { cellText } from '../spreadsheets/cell-text.ts';
import { MAX_UNPACKED_BYTES } from '../spreadsheets/zip.ts';
import { ImportError, type Movement, type Reading } from '../types.ts';
import { readXls, readXlsx } from './spreadsheet.ts';

const OPTIONS = { currency: 'EUR', language: 'en' };
const HEADER = ['Date', 'Description', 'Amount', 'Balance'];
const SMALL: WrittenCell[][] = [
  HEADER,
  [{ day: '2026-01-02' }, 'Coffee', -2.5, 97.5],
  [{ day: '2026-01-03' }, 'Salary', 1000, 1097.5],
];

const WRITERS = [
  ['XLSX', (rows: WrittenCell[][]) => writeXlsx([rows]), readXlsx],
  [
    'XLSX with prefixes and inline texts',
    (rows: WrittenCell[][]) => writeXlsx([rows], { prefix: 'x:', isInline: true }),
    readXlsx,
  ],
  ['XLS', (rows: WrittenCell[][]) => writeXls([rows]), readXls],
  ['XLS without its container', (rows: WrittenCell[][]) => writeBiff([rows]), readXls],
] as const;

function allMovements({ statements }: Reading): Movement[] {
  return statements.flatMap(({ movements }) => movements);
}

/** Returns rows whose balance has the rounding errors of a spreadsheet's binary fractions. */
function toRows(written: readonly WrittenMovement[]): WrittenCell[][] {
  let balance = 0;
  return [
    HEADER,
    ...written.map(({ day, cents, text }) => [{ day }, text, cents / 100, (balance += cents / 100)]),
  ];
}

async function readOutcome(reading: Promise<Reading>): Promise<string> {
  try {
    await reading;
    return 'read';
  } catch (error) {
    if (error instanceof ImportError) return error.code;
    throw error;
  }
}

describe.each(WRITERS)('a written %s', (_name, write, read) => {
  it('is read with the exact amounts, days and texts that were written', async () => {
    await fc.assert(
      fc.asyncProperty(writtenMovements('2020-01-01', 3_000), async (written) => {
        // If all amounts have the same sign, the reader would ask for the direction.
        const answers = { sign: 'asIs' } as const;
        const found = allMovements(await read(write(toRows(written)), { ...OPTIONS, answers }));
        expect(found.map(({ date, text }) => [date, text])).toEqual(
          written.map(({ day, text }) => [day, text]),
        );
        for (const [at, { amount }] of found.entries()) {
          expect(isSameDecimal(amount, decimal(written[at]?.cents ?? 0, '.'))).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('is read or refused after any of many damages', async () => {
    const whole = write(SMALL);
    const random = randomNumbers(15);
    const outcomes = new Set<string>();
    for (let time = 0; time < scaled(1_000); time++)
      outcomes.add(await readOutcome(read(damage(whole, random), OPTIONS)));
    expect([...outcomes]).toEqual(expect.arrayContaining(['read', 'damaged']));
  });
});

/** Changes some bytes, or cuts off the end. */
function damage(whole: Uint8Array, random: () => number): Uint8Array {
  const bytes = whole.slice();
  const times = 1 + Math.floor(random() * 6);
  for (let time = 0; time < times; time++)
    bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
  return random() < 0.2 ? bytes.subarray(0, Math.floor(random() * bytes.length)) : bytes;
}

it.each([
  [30.099999999999998, '30.1'],
  [-0.30000000000000004, '-0.3'],
  [0.30000000000291038, '0.3'],
  [1.234, '1.2340'],
  [-1234567.891, '-1234567.8910'],
  [1e21, '1000000000000000000000'],
  [5e-324, '0'],
  [-0, '0'],
  [999_999_999.99, '999999999.99'],
  [Number.NaN, ''],
  [new Date(Date.UTC(2026, 1, 28, 23, 59, 59)), '2026-02-28'],
  [new Date(Date.UTC(1899, 11, 31, 14, 5)), '14:05'],
  // A number with the format of a day.
  [new Date(Date.UTC(1900, 3, 9)), '100'],
  [true, ''],
  [null, ''],
])('the cell %s becomes the text %j', (value, text) => {
  expect(cellText(value)).toBe(text);
});

describe('hostile and strange XLSX', () => {
  const other = writeXlsx([SMALL], { parts: { 'xl/workbook.xml': '<workbook/>' } });

  it.each([
    ['says that it unpacks to more than allowed', MAX_UNPACKED_BYTES + 1, 'tooLarge'],
    ['says that it unpacks to 4 GB', 0xfffffffe, 'tooLarge'],
    ['says that it unpacks to little', 1_000, 'tooLarge'],
    ['says that it unpacks to nothing', 0, 'tooLarge'],
  ])('a file of 200 MB that %s is refused', async (_title, claimed, code) => {
    const zip = await zipWithZeros([{ name: 'xl/workbook.xml', content: new Uint8Array(0) }], {
      name: 'xl/worksheets/sheet1.xml',
      size: 200_000_000,
      claimed,
    });
    expect(await readOutcome(readXlsx(zip, OPTIONS))).toBe(code);
  });

  it.each([
    [
      'a million definitions of all columns',
      `<cols>${'<col min="1" max="16384" width="9"/>'.repeat(1_000_000)}</cols><sheetData/>`,
      'empty',
    ],
    [
      'a cell at the far corner',
      '<sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>',
      'tooLarge',
    ],
    [
      'cells beyond the columns that are read',
      '<sheetData><row><c r="AMA1"><v>1</v></c></row></sheetData>',
      'tooLarge',
    ],
    ['rows without an end', '<sheetData><row>', 'damaged'],
    [
      'more rows than allowed',
      `<sheetData>${'<row><c><v>1</v></c></row>'.repeat(60_001)}</sheetData>`,
      'tooManyRows',
    ],
    ['deep nesting', `<sheetData>${'<row><c><is>'.repeat(300_000)}</sheetData>`, 'empty'],
    ['a DOCTYPE', '<!DOCTYPE x [<!ENTITY a "b">]><sheetData/>', 'doctype'],
  ])(
    'a file with %s is refused',
    async (_title, content, code) => {
      const sheet = content.startsWith('<!') ? content : `<worksheet>${content}</worksheet>`;
      const zip = writeXlsx([SMALL], { parts: { 'xl/worksheets/sheet1.xml': sheet } });
      expect(await readOutcome(readXlsx(zip, OPTIONS))).toBe(code);
    },
    60_000,
  );

  const toSheetPart = (rows: string) => ({
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  });
  it.each([
    ['millions of strings', { 'xl/sharedStrings.xml': `<sst>${'<si/>'.repeat(2_000_000)}</sst>` }],
    [
      'millions of styles',
      { 'xl/styles.xml': `<styleSheet><cellXfs>${'<xf/>'.repeat(2_000_000)}</cellXfs></styleSheet>` },
    ],
    [
      'two cells that span millions',
      toSheetPart(
        '<row r="1"><c s="1" r="ALL1"><v>1</v></c></row><row r="6000"><c r="A6000"><v>1</v></c></row>',
      ),
    ],
    ['more than a million cells', toSheetPart(`<row>${'<c/>'.repeat(100)}</row>`.repeat(10_001))],
    [
      'parts that are too large together',
      { 'xl/sharedStrings.xml': ' '.repeat(21_000_000), 'xl/styles.xml': ' '.repeat(21_000_000) },
    ],
  ])('a file with %s is too large', async (_title, parts) => {
    expect(await readOutcome(readXlsx(writeXlsx([SMALL], { parts }), OPTIONS))).toBe('tooLarge');
  });

  it('a file with a chart sheet has the movements of its other sheets', async () => {
    const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const parts = {
      'xl/workbook.xml': `<workbook xmlns:r="${relations}"><sheets><sheet name="Chart" sheetId="2" r:id="rId2"/><sheet name="Rows" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/chartsheet" Target="chartsheets/sheet1.xml"/><Relationship Id="rId3" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId4" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
      'xl/chartsheets/sheet1.xml': '<chartsheet/>',
    };
    expect(allMovements(await readXlsx(writeXlsx([SMALL], { parts }), OPTIONS))).toHaveLength(2);
  });

  it('a file whose workbook lists no sheet is empty', async () => {
    expect(await readOutcome(readXlsx(other, OPTIONS))).toBe('empty');
  });

  it('a file with a password is refused', async () => {
    const encryption = { password: 'secret', spinCount: 10 };
    const bytes = await writeByLibrary({ sheets: [{ name: 'A', rows: [['x']] }], encryption });
    expect(await readOutcome(readXls(bytes, OPTIONS))).toBe('encrypted');
  });

  it('a zip with other content is refused', async () => {
    const zip = await zipWithZeros([], { name: 'photo.png', size: 10, claimed: 10 });
    expect(await readOutcome(readXlsx(zip, OPTIONS))).toBe('unknownFormat');
  });

  it('a packed file that the library wrote is read, although its first sheet has no table', async () => {
    const rows = [HEADER, [new Date(Date.UTC(2026, 0, 2)), 'Coffee', -2.5, 97.5]];
    const bytes = await writeByLibrary({
      sheets: [
        { name: 'Notes', rows: [['Read me']] },
        { name: 'Mov', rows },
      ],
    });
    expect(allMovements(await readXlsx(bytes, OPTIONS))).toMatchObject([
      { line: 2, date: '2026-01-02', amount: '-2.5' },
    ]);
  });
});

describe('hostile and strange XLS', () => {
  const bof = record(0x0809, [0, 6, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  const join = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

  it.each([
    ['is of Excel 95', join(record(0x0809, [0, 5, 5, 0])), 'unknownFormat'],
    ['ends before its last sheet does', writeBiff([SMALL]).subarray(0, -4), 'damaged'],
    ['ends in the middle of a cell', writeBiff([SMALL]).subarray(0, -20), 'damaged'],
    [
      'names more sheets than allowed',
      join(bof, ...Array.from({ length: 101 }, () => record(0x85, [0, 0, 0, 0, 0, 0]))),
      'tooLarge',
    ],
    [
      'spans more cells than allowed',
      join(
        bof,
        record(0x85, [36, 0, 0, 0, 0, 0, 0, 0]),
        record(0x0a, []),
        bof,
        record(0x0203, [255, 255, 255, 0, 0, 0, 0, 0]),
        record(0x0a, []),
      ),
      'tooLarge',
    ],
  ])('a file that %s is refused', async (_title, stream, code) => {
    expect(await readOutcome(readXls(stream, OPTIONS))).toBe(code);
    expect(await readOutcome(readXls(writeCompoundFile(stream), OPTIONS))).toBe(code);
  });

  it('another document in the same container is refused', async () => {
    expect(await readOutcome(readXls(writeCompoundFile(writeBiff([SMALL]), 'WordDocument'), OPTIONS))).toBe(
      'unknownFormat',
    );
  });
});
