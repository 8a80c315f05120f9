import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { line } from '../../contract/fields.ts';
import { MAX_DESCRIPTION_LENGTH } from '../../limits.ts';
import { cleanName } from './clean-name.ts';
import { payeeKey, payeeKeys } from './payee-key.ts';
import { EMPTY_ACCOUNT } from './default-result.ts';
import { movement, preview } from './testing/preview.ts';
import { toLine } from './text-line.ts';

const CLEANED = [
  ['COMPRA TARJ. 0000XXXXXXXX1234 MERCADONA VALENCIA', 'MERCADONA VALENCIA'],
  ['COMPRA EN MERCADONA, CON LA TARJETA : 0000XXXXXXXX1234 EL 2026-03-12', 'MERCADONA'],
  ['COMPRA TARJ. 0000__1234 LIDL-MADRID', 'LIDL-MADRID'],
  ['COMPRA TARJ. 0000____1234 LIDL-MADRID', 'LIDL-MADRID'],
  ['PAGO MOVIL EN MERCADONA, MADRID, TARJ. :*123456', 'MERCADONA, MADRID'],
  ['COMPRA MERCADONA, VALENCIA, TARJETA 0000XXXXXXXX1234 , COMISION 0,00', 'MERCADONA, VALENCIA'],
  ['COMPRA TARJETA 0000 0000 0000 1234 EL CORTE INGLES MADRID ES', 'EL CORTE INGLES MADRID'],
  ['RECIBO IBERDROLA CLIENTES, S.A.U Nº RECIBO 0049 1234 567 REF. MANDATO X', 'IBERDROLA CLIENTES, S.A.U'],
  ['CARD PAYMENT TO TESCO STORES 3297 ON 12-03-2026', 'TESCO STORES 3297'],
  ['POS PURCHASE 1234 12MAR WALMART #1234 SEATTLE WA', 'WALMART #1234 SEATTLE WA'],
  ['DEBIT CARD PURCHASE XXXXX1234 STARBUCKS', 'STARBUCKS'],
  ['CHECKCARD 0312 WHOLE FOODS', 'WHOLE FOODS'],
  ['Purchase authorized on 03/12 WHOLE FOODS S123456789 CARD 1234', 'WHOLE FOODS'],
  ['SQ *BLUE BOTTLE', 'BLUE BOTTLE'],
  ['AMZN Mktp US*2K4AB1', 'AMZN Mktp US'],
  ['REWE SAGT DANKE. 43234//Berlin/DE/2026-03-12T18:03', 'REWE SAGT DANKE. 43234'],
  ['EREF+123 SVWZ+Miete Maerz', 'Miete Maerz'],
  ['Lidl sagt Danke am 03.04.', 'Lidl sagt Danke'],
  ['PAIEMENT PAR CARTE X1234 CARREFOUR PARIS 12/03', 'CARREFOUR PARIS'],
  ['CARTE 12/03/26 MONOPRIX CB*1234', 'MONOPRIX'],
  ['PRLV SEPA FREE MOBILE', 'FREE MOBILE'],
  ['PAGAMENTO POS ESSELUNGA 12/03/2026 18.03 CARTA N. ****1234', 'ESSELUNGA'],
  ['COMPRA 1234 CONTINENTE MATOSINHOS CONTACTLESS', 'CONTINENTE MATOSINHOS'],
  ['BEA, Betaalpas ALBERT HEIJN 1234,PAS123 NR:XYZ 12.03.26/18:03 AMSTERDAM', 'ALBERT HEIJN 1234, AMSTERDAM'],
] as const;

/** Names as people and shops write them, and lines that would become empty. */
const UNCHANGED = [
  'Compra semanal',
  'Recibo luz',
  'Pago en efectivo',
  '24/7 Fitness',
  'Calle 13',
  'Invoice #1447',
  'Google *YouTube',
  'Menú del día',
  'H&M',
  'S.A.',
  'Metro T-10',
  'TRANSFERENCIA DE EMPRESA SL, CONCEPTO NOMINA',
  '寿司 かいと',
  '0000XXXXXXXX1234',
  '12/03/2026',
  'POS',
  'RECIBO',
  '***',
];

/** Parts of banks' lines in any order. */
const parts = fc.constantFrom(
  ...CLEANED.flatMap(([text]) => text.split(' ')),
  ...UNCHANGED.flatMap((text) => text.split(' ')),
  '//',
  '*',
  '٣',
  '💶',
);
const lines = fc.oneof(
  fc.array(parts, { maxLength: 9 }).map((words) => words.join(' ')),
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => toLine(text, 1_000)),
);

describe('the name in a bank’s wording', () => {
  it.each(CLEANED)('in %s is %s', (text, name) => {
    expect(cleanName(text)).toBe(name);
  });

  it.each(UNCHANGED)('stays %s', (text) => {
    expect(cleanName(text)).toBe(text);
  });

  it('does not change if it is cleaned again, and has a word if the line has one', () => {
    fc.assert(
      fc.property(lines, (text) => {
        const name = cleanName(text);
        expect(cleanName(name)).toBe(name);
        expect(/\p{L}{2}/u.test(name)).toBe(/\p{L}{2}/u.test(text));
      }),
    );
  });
});

describe('the payee of a line', () => {
  it.each([
    ['COMPRA TARJ. 0000XXXXXXXX1234 MERCADONA 0456', 'mercadona'],
    ['Mercadona', 'mercadona'],
    ['Invoice #1447', 'invoice'],
    ['Frutería Ñuñoa', 'fruteria nunoa'],
    ['H2O Wellness 12', 'h2o wellness'],
    ['2026', '2026'],
    ['***', ''],
  ])('%s is %s', (text, key) => {
    expect(payeeKey(text)).toBe(key);
  });

  it('is the same with a memory of keys', () => {
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 6 }), fc.integer({ min: 0, max: 9 }), (all, digit) => {
        const toKey = payeeKeys();
        for (const text of all.flatMap((each) => [each, each.replace(/\d/g, String(digit))])) {
          expect(toKey(text)).toBe(payeeKey(text));
        }
      }),
    );
  });
});

describe('the description of a row', () => {
  it('can be saved, whatever the file has', () => {
    const schema = z.strictObject({ description: line(MAX_DESCRIPTION_LENGTH) });
    const hostile = fc.oneof(
      lines,
      fc.string({ unit: 'binary', maxLength: 250 }),
      fc.constantFrom('\u3164', '\u2800', 'a\ud800'),
    );
    fc.assert(
      fc.property(hostile, fc.option(hostile), hostile, (text, payee, note) => {
        const [row] = preview([movement(1, '-1', text, { payee, note })]);
        expect(schema.safeParse({ description: row?.description }).error).toBeUndefined();
      }),
    );
  });

  it('is the payee if the file has one, else the text, else the note', () => {
    const more = { payee: 'Bar Pepe', note: 'Lunch' };
    const names = [
      movement(1, '-1', 'BAR PEPE CARD 1234', more),
      movement(1, '-1', 'BAR PEPE CARD 1234', { ...more, payee: '**' }),
      movement(1, '-1', ' ', { note: 'Lunch' }),
      movement(1, '-1', '--'),
    ].flatMap((each) => preview([each]).map(({ description }) => description));
    expect(names).toEqual(['Bar Pepe', 'BAR PEPE', 'Lunch', 'No description']);
  });

  it('is not cut within a character', () => {
    const [row] = preview([movement(1, '-1', `a${'💶'.repeat(150)}`)], EMPTY_ACCOUNT);
    expect(row?.description).toBe(`a${'💶'.repeat(99)}`);
    expect(row?.text).toBe(`a${'💶'.repeat(150)}`);
  });
});

describe('notes and tags of a file', () => {
  const importRow = (note: string, tags: string[]) => preview([movement(1, '-1', 'X', { note, tags })])[0];

  it('keep the lines of a note and drop other control characters', () => {
    expect(importRow(' one \r\n\u0000two\u202e\n', [])?.note).toBe('one\ntwo');
    expect(importRow('💶'.repeat(600), [])?.note).toBe('💶'.repeat(500));
  });

  it('keep each tag once, without separators, as many as there may be', () => {
    expect(importRow('', ['Viaje|2026', 'viaje 2026', ' ', '..', 'x'.repeat(40)])?.tags).toEqual([
      'Viaje 2026',
      'x'.repeat(30),
    ]);
    const many = Array.from({ length: 12 }, (_, at) => `t${at}`);
    expect(importRow('', many)?.tags).toEqual(many.slice(0, 10));
  });
});
