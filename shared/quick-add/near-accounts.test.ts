import { describe, expect, it } from 'vitest';
import { readLine } from './read-line.ts';
import { TODAY } from './testing/line.ts';
import { readTransferLine } from './transfers.ts';
import type { OfferedAccount, Writer } from './types.ts';

/** Accounts with a name and a kind. The id of each is its name. */
type Names = Record<string, string>;

const ENGLISH: Names = { 'Green Bank': 'bank', Cash: 'cash', 'Orange Account': 'app' };
const SPANISH: Names = {
  'Banco Verde': 'bank',
  Efectivo: 'cash',
  'Cuenta Naranja': 'bank',
  Ahorros: 'other',
};

const toAccounts = (names: Names): OfferedAccount[] =>
  Object.entries(names).map(([name, kind]) => ({ id: name, name, accountEnd: null, kind }));
const toWriter = (names: Names, locale: string): Writer => ({
  today: TODAY,
  currency: 'EUR',
  categories: [],
  accounts: toAccounts(names),
  locale,
});
const read = (line: string, names: Names, locale: string) => readTransferLine(line, toWriter(names, locale));

type NearLine = [line: string, from: string, to: string, note?: string];

describe.each<[locale: string, names: Names, lines: NearLine[]]>([
  [
    'en',
    ENGLISH,
    [
      ['200 from bank to cash', 'Green Bank', 'Cash'],
      ['200 from my green bank to cash', 'Green Bank', 'Cash'],
      ['200 from green to orange', 'Green Bank', 'Orange Account'],
      ['200 from the bank account to cash yesterday', 'Green Bank', 'Cash'],
      ['200 from cash to bank', 'Cash', 'Green Bank'],
      ['200 from orange account to cash rent', 'Orange Account', 'Cash', 'rent'],
      ['transfer 200 from bank to orange for rent', 'Green Bank', 'Orange Account', 'rent'],
      ['move 200 bank to orange', 'Green Bank', 'Orange Account'],
      ['deposit 200 from cash to bank', 'Cash', 'Green Bank'],
      ['200 de banco a efectivo', 'Green Bank', 'Cash'],
    ],
  ],
  [
    'es',
    SPANISH,
    [
      ['200 de banco a efectivo', 'Banco Verde', 'Efectivo'],
      ['200 de naranja a efectivo', 'Cuenta Naranja', 'Efectivo'],
      ['200 de la cuenta naranja a mi banco', 'Cuenta Naranja', 'Banco Verde'],
      ['200 del verde al ahorro', 'Banco Verde', 'Ahorros'],
      ['ingreso 200 de efectivo a cuenta naranja', 'Efectivo', 'Cuenta Naranja'],
      ['pasar 200 de banco a naranja para alquiler', 'Banco Verde', 'Cuenta Naranja', 'para alquiler'],
      ['pasé 200 de banco a naranja', 'Banco Verde', 'Cuenta Naranja'],
      ['200 from bank to cash', 'Banco Verde', 'Efectivo'],
    ],
  ],
])('a transfer in %s', (locale, names, lines) => {
  it.each(lines)('is read by words for its accounts: "%s"', (line, fromAccount, toAccount, note = '') => {
    expect(read(line, names, locale)).toMatchObject({ fromAccount, toAccount, amountMinor: 20_000, note });
  });
});

describe('a line is no transfer', () => {
  const BANKS: Names = { 'Green Bank': 'bank', 'Blue Bank': 'bank', Cash: 'cash' };
  it.each<[string, string, Names, string]>([
    ['with words for two accounts', '200 from bank to cash', BANKS, 'en'],
    ['with a kind of two accounts', '200 from bank to cash', { A: 'bank', B: 'bank', Cash: 'cash' }, 'en'],
    ['with a word of two names', '200 from green to cash', { ...ENGLISH, 'Green Card': 'card' }, 'en'],
    ['with words of different accounts', '200 from green cash to orange', ENGLISH, 'en'],
    ['with one account for both sides', '200 from green to bank', ENGLISH, 'en'],
    ['with a word for any account', '200 from account to cash', ENGLISH, 'en'],
    ['with a small word of a name', '200 from the to cash', { 'The Bank': 'app', Cash: 'cash' }, 'en'],
    ['with a day of a name', '200 from monday to cash', { 'Monday Club': 'app', Cash: 'cash' }, 'en'],
    ['with one account', '200 from bank to cash', { 'Green Bank': 'bank' }, 'en'],
    ['with a place', 'coffee 2.50 from starbucks to go', ENGLISH, 'en'],
    ['with a place', '15 from bank street to cash converters', ENGLISH, 'en'],
    ['with a place', 'transfer 15 from bank street to cash converters', ENGLISH, 'en'],
    ['with a shop', '15 from bank to cash converters', ENGLISH, 'en'],
    ['with a shop', '15 from Green Shop to Cash', ENGLISH, 'en'],
    ['with a shop', '15 from bank to cash converters', { Bank: 'bank', Cash: 'cash' }, 'en'],
    ['with other words', 'pase de metro 20 de naranja a verde', SPANISH, 'es'],
    ['with a dash', '15 from bank-holiday to cash', ENGLISH, 'en'],
    ['with a tag', '15 from #bank to cash', ENGLISH, 'en'],
    ['with other words', 'rent 200 from bank to cash', ENGLISH, 'en'],
    ['with other words', 'bus 2 from green to orange', ENGLISH, 'en'],
    ['with other words', '20 de pan a medias', SPANISH, 'es'],
    ['with other words', 'cena 20 de banco a efectivo', SPANISH, 'es'],
    ['with other words', 'zumo 3 de naranja a medias', SPANISH, 'es'],
    ['with one side', '3 de naranja', SPANISH, 'es'],
    ['with one side', 'ingreso 200 de efectivo', SPANISH, 'es'],
    ['with an account that is not there', '200 de banco a ahorro', { Banco: 'bank', Efectivo: 'cash' }, 'es'],
  ])('%s: "%s"', (_, line, names, locale) => {
    expect(read(line, names, locale)).toBeUndefined();
  });
});

it('an account that is not clear is no account of an expense', () => {
  const names: Names = { 'Green Bank': 'bank', 'Blue Bank': 'bank', Cash: 'cash' };
  const reading = readLine('200 from bank to cash', toWriter(names, 'en'));
  expect(reading).toMatchObject({ account: null, description: 'bank to cash', kind: 'expense' });
});
