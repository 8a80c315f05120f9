import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOutcome, tallyMutations, repeatToMillions } from '#shared/testing/bank-files/hostile.ts';
import { decimal, writtenMovements, type WrittenMovement } from '#shared/testing/bank-files/written.ts';
import type { Movement } from '../types.ts';
import { looksLikeMt940, readMt940 } from './mt940.ts';

const OPTIONS = { currency: 'EUR', language: 'en' };

function side(cents: number): string {
  return cents < 0 ? 'D' : 'C';
}

function write(movements: readonly WrittenMovement[], structure: 'free' | 'subfields'): string {
  const compact = (day: string) => day.slice(2).replaceAll('-', '');
  const fields = movements.flatMap(({ day, cents, text }) => [
    `:61:${compact(day)}${compact(day).slice(2)}${side(cents)}${decimal(Math.abs(cents), ',')}NMSCNONREF//B1`,
    structure === 'free' ? `:86:${text}` : `:86:166?00BUCHUNG?20${text.slice(0, 27)}?21${text.slice(27)}`,
  ]);
  const closing = 5_000 + movements.reduce((sum, { cents }) => sum + cents, 0);
  const end = `:62F:${side(closing)}260101EUR${decimal(Math.abs(closing), ',')}`;
  return [
    ':20:X',
    ':25:DE02120300000000202051',
    ':28C:1/1',
    ':60F:C260101EUR50,00',
    ...fields,
    end,
    '-',
  ].join('\r\n');
}

const SAMPLE = write(
  [
    { day: '2026-12-31', cents: -1234, text: 'Bakery' },
    { day: '2026-02-05', cents: 99900, text: 'Salary' },
  ],
  'subfields',
);

function readOne(entry: string, details = ''): Partial<Movement> | undefined {
  const text = [':20:X', ':25:1', ':28C:1', entry, details].join('\n');
  return readMt940(text, OPTIONS).statements[0]?.movements[0];
}

describe('MT940', () => {
  it.each(['free', 'subfields'] as const)(
    'reads the movements that were written with %s details, and the balances prove them',
    (structure) => {
      fc.assert(
        fc.property(writtenMovements('1990-01-01', 25_000), (movements) => {
          const text = write(movements, structure);
          const { statements, questions, warnings } = readMt940(text, OPTIONS);
          expect([looksLikeMt940(text), questions, warnings]).toEqual([true, [], []]);
          const read = statements[0]?.movements.map(({ date, amount }) => ({ date, amount }));
          expect(read).toEqual(
            movements.map(({ day, cents }) => ({ date: day, amount: decimal(cents, '.') })),
          );
          expect(statements[0]?.proof).toEqual({ kind: 'statementBalance', agrees: 1, of: 1 });
          const letters = (words: string) => words.replaceAll(' ', '');
          for (const [index, { text: words }] of movements.entries()) {
            expect(letters(statements[0]?.movements[index]?.text ?? '')).toContain(letters(words));
          }
        }),
      );
    },
  );

  it.each([
    [':61:2601050105D10,00NMSC', '-10.00', false],
    [':61:2601050105RD10,00NMSC', '10.00', false],
    [':61:2601050105RC10,00NMSC', '-10.00', false],
    [':61:2601050105RDR10,00NMSC', '10.00', false],
    [':61:2601050105CR10,00NMSC', '10.00', false],
    [':61:2601050105EC10,00NMSC', '10.00', true],
    [':61:2601050105ED10,00NMSC', '-10.00', true],
    [':61:2601050105D-10,00NMSC', '10.00', false],
    [':61:20260105D10NMSC', '-10', false],
  ])('%s has the amount %s, and is pending: %s', (entry, amount, isPending) => {
    expect(readOne(entry)).toMatchObject({ date: '2026-01-05', amount, isPending });
  });

  it.each([
    [':61:2512310102C1,00NMSC', '2026-01-02'],
    [':61:2601021231C1,00NMSC', '2025-12-31'],
    [':61:260230C1,00NMSC', '2026-02-28'],
    [':61:2802300229C1,00NMSC', '2028-02-29'],
    [':61:991231C1,00NMSC', '1999-12-31'],
  ])('%s has the day %s', (entry, date) => {
    expect(readOne(entry)).toMatchObject({ date });
  });

  it.each([
    ['free text on', ':86:PAYMENT FOR\nTHE GARDEN', 'PAYMENT FOR THE GARDEN', null, null],
    [
      'subfields',
      ':86:166?00LASTSCHRIFT?20EREF+1?21SVWZ+Wasser?31DE1234567890?32Stadtwerke',
      'LASTSCHRIFT Stadtwerke Wasser',
      'Stadtwerke',
      'DE1234567890',
    ],
    [
      'keys',
      ':86:/TRTP/IDEAL/IBAN/NL91ABNA0417164300/NAME/Shop BV/REMI/Order 7/EREF/9',
      'IDEAL Shop BV Order 7',
      'Shop BV',
      'NL91ABNA0417164300',
    ],
    ['two fields', ':86:First\n:86:Second', 'First Second', null, null],
  ])('reads %s of field 86', (_name, details, text, payee, counterAccount) => {
    expect(readOne(':61:260105C1,00NMSC', details)).toMatchObject({ text, payee, counterAccount });
  });

  it('reads or refuses a file after any of many mutations', () => {
    const awkward = [
      '\n',
      ':61:',
      ':86:',
      '-\n',
      '?20',
      '/NAME/',
      '{4:',
      ',',
      'RC',
      '9'.repeat(40),
      '?'.repeat(50),
    ];
    const tally = tallyMutations(readMt940, SAMPLE, awkward);
    expect([...tally.keys()].toSorted()).toEqual(['noMovements', 'read', 'wrongAmount', 'wrongDate']);
  });

  it('reads a field with 8 MB of lines', () => {
    const line = 'PAYMENT FOR THE WATER OF THE GARDEN\n';
    const found = readOne(':61:260105C1,00NMSC', `:86:${line.repeat(230_000)}`);
    expect(found).toMatchObject({ amount: '1.00', text: `${line.trim()} `.repeat(230_000).trim() });
  });

  it.each(['?20', '/NAME/'])('reads or refuses millions of %j in one line', (piece) => {
    expect(readOutcome(readMt940, SAMPLE.slice(0, -1) + repeatToMillions(piece))).toBe(2);
    expect(readOutcome(readMt940, `${SAMPLE}\n:61:260105C1,00NMSC\n:86:${repeatToMillions(piece)}`)).toBe(3);
    expect(readOutcome(readMt940, `:61:${repeatToMillions(piece)}`)).toMatch(/^wrong/);
  });
});
