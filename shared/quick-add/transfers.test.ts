import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar.ts';
import { LANGUAGES } from '../languages.ts';
import { scaled } from '../testing/scaled.ts';
import { ACCOUNTS } from './testing/accounts.ts';
import { TODAY } from './testing/line.ts';
import { ENGLISH_LINES } from './testing/lines.en.ts';
import { SPANISH_LINES } from './testing/lines.es.ts';
import { readTransferLine } from './transfers.ts';
import type { Writer } from './types.ts';

const WRITER: Omit<Writer, 'locale'> = {
  today: TODAY,
  currency: 'EUR',
  categories: [{ id: 'food', name: 'Food', type: 'expense' }],
  accounts: ACCOUNTS,
};
const read = (line: string, locale: string) => readTransferLine(line, { ...WRITER, locale });

type TransferLine = [line: string, from: string, to: string, amountMinor: number, note?: string];

describe.each<[locale: string, lines: TransferLine[]]>([
  [
    'en',
    [
      ['200 from bank to cash', 'Bank', 'Cash', 20_000],
      ['200 from the bank to my visa gold', 'Bank', 'Visa Gold', 20_000],
      ['€200.50 from bank into cash', 'Bank', 'Cash', 20_050],
      ['from bank to cash 200', 'Bank', 'Cash', 20_000],
      ['to cash 200 from bank', 'Bank', 'Cash', 20_000],
      ['200 from bank to capital one', 'Bank', 'Capital One', 20_000],
      ['transfer 200 bank to cash', 'Bank', 'Cash', 20_000],
      ['Transfer 200 from Bank to Cash', 'Bank', 'Cash', 20_000],
      ['moved 1.5k from bank to visa', 'Bank', 'Visa', 150_000],
      ['transfer 200 from bank to cash for the market', 'Bank', 'Cash', 20_000, 'the market'],
      ['200 de banco a efectivo', 'Banco', 'Efectivo', 20_000],
    ],
  ],
  [
    'es',
    [
      ['200 de banco a efectivo', 'Banco', 'Efectivo', 20_000],
      ['200 euros del banco al efectivo', 'Banco', 'Efectivo', 20_000],
      ['transferencia 200 de banco a efectivo', 'Banco', 'Efectivo', 20_000],
      ['traspaso de 200 de banco a la visa', 'Banco', 'Visa', 20_000],
      ['traspaso 1.200,50 desde banco a efectivo', 'Banco', 'Efectivo', 120_050],
      ['transferí 200 banco a efectivo', 'Banco', 'Efectivo', 20_000],
      ['200 from bank to cash', 'Bank', 'Cash', 20_000],
    ],
  ],
])('a transfer in %s', (locale, lines) => {
  it.each(lines)('is read from "%s"', (line, fromAccount, toAccount, amountMinor, note = '') => {
    expect(read(line, locale)).toEqual({ fromAccount, toAccount, amountMinor, note, day: TODAY });
  });
});

it('a transfer may have a day', () => {
  expect(read('200 from bank to cash yesterday', 'en')?.day).toBe(addDays(TODAY, -1));
  expect(read('ayer 200 de banco a efectivo', 'es')?.day).toBe(addDays(TODAY, -1));
});

describe('a line is no transfer', () => {
  it.each([
    ['with other words', 'rent 20 from cash to bank', 'en'],
    ['with other words', 'cena 30 de banco a efectivo', 'es'],
    ['with one account', 'coffee 2.50 from cash', 'en'],
    ['with one account', '200 from bank to Ana Maria', 'en'],
    ['with one account twice', '200 from cash to cash', 'en'],
    ['with a name of two accounts', '200 from bank to old card', 'en'],
    ['without an amount', 'from bank to cash', 'en'],
    ['with an amount in another currency', '$200 from bank to cash', 'en'],
    ['with two amounts', '200 300 from bank to cash', 'en'],
    ['without prepositions', '200 bank cash', 'en'],
    ['without the word or a preposition', '200 bank to cash', 'en'],
    ['with a tag', '200 from bank to cash #trip', 'en'],
    ['with a category', '200 from bank to cash @food', 'en'],
    ['that repeats', '200 from bank to cash monthly', 'en'],
    ['with a sign', '-200 from bank to cash', 'en'],
    ['with a shop that is named like an account', '200 from bank to Cash Converters', 'en'],
    ['as the time of a day', 'parking 5 from 5 to 7', 'en'],
    ['with accounts in words of other meaning', 'transfer to Ana 20', 'en'],
  ])('%s: "%s"', (_, line, locale) => {
    expect(read(line, locale)).toBeUndefined();
  });

  it('of somebody with fewer than two accounts', () => {
    const person = { ...WRITER, locale: 'en' };
    const line = '200 from bank to cash';
    const accounts = ACCOUNTS.filter(({ name }) => name === 'Bank');
    expect(readTransferLine(line, { ...person, accounts })).toBeUndefined();
    expect(readTransferLine(line, { ...person, accounts: [] })).toBeUndefined();
  });

  it('whatever the accounts of an ordinary line are called', () => {
    const lines = [...ENGLISH_LINES, ...SPANISH_LINES].map(([line]) => line);
    const locales = fc.constantFrom(...LANGUAGES, 'en-GB', 'es-MX');
    fc.assert(
      fc.property(fc.constantFrom(...lines), locales, (line, locale) => {
        const accounts = line.split(' ').map((name, id) => ({ id: String(id), name, accountEnd: null }));
        const found = readTransferLine(line, { ...WRITER, locale, accounts });
        if (found === undefined) return;
        const sides = [found.fromAccount, found.toAccount].map((id) => accounts[Number(id)]?.name ?? '');
        expect(new Set(sides).size, `${line}: ${sides.join(' to ')}`).toBe(2);
        expect(line).toMatch(/\b(?:from|de|del|desde|transfer\w*|traspas\w*|moved?)\b/iu);
      }),
      { numRuns: scaled(500) },
    );
  });
});
