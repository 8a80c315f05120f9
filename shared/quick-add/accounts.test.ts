import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { scaled } from '../testing/scaled.ts';
import { readLine } from './read-line.ts';
import { ACCOUNTS } from './testing/accounts.ts';
import { TODAY } from './testing/line.ts';
import { ENGLISH_LINES } from './testing/lines.en.ts';
import { SPANISH_LINES } from './testing/lines.es.ts';
import type { Writer } from './types.ts';

const WRITER: Omit<Writer, 'locale'> = {
  today: TODAY,
  currency: 'EUR',
  categories: [{ id: 'food', name: 'Food', type: 'expense' }],
  accounts: ACCOUNTS,
};
const read = (line: string, locale: string) => readLine(line, { ...WRITER, locale });

type NamedLine = [line: string, description: string, amountMinor: number, account: string];

describe.each<[locale: string, lines: NamedLine[]]>([
  [
    'en',
    [
      ['coffee 2.50 from cash', 'coffee', 250, 'Cash'],
      ['from cash: coffee 2.50', 'coffee', 250, 'Cash'],
      ['coffee (from CASH) 2.50', 'coffee', 250, 'Cash'],
      ['coffee from cash, 2.50', 'coffee', 250, 'Cash'],
      ['dinner 30 with visa', 'dinner', 3000, 'Visa'],
      ['dinner 30 with my visa yesterday', 'dinner', 3000, 'Visa'],
      ['dinner 30 on the Visa Gold', 'dinner', 3000, 'Visa Gold'],
      ['dinner with visa - gold 30', 'dinner', 3000, 'Visa Gold'],
      ['paid with visa 30 dinner', 'dinner', 3000, 'Visa'],
      ['salary 1800 to bank', 'salary', 180_000, 'Bank'],
      ['salary 1800 into the bank #job', 'salary', 180_000, 'Bank'],
      ['dinner 30 with Capital One', 'dinner', 3000, 'Capital One'],
      ['dinner 30 by credito mas', 'dinner', 3000, 'Crédito & Más'],
      ['dinner 30 from n26', 'dinner', 3000, 'N26'],
      ['dinner 30 from 4567', 'dinner', 3000, 'Visa'],
      ['from 4567 dinner 30', 'dinner', 3000, 'Visa'],
      ['dinner twelve euros from 4567', 'dinner', 1200, 'Visa'],
      ['lunch 12 @food from cash', 'lunch', 1200, 'Cash'],
      ['lunch 12 with food', 'lunch', 1200, 'Food'],
      ['café 2.50 de efectivo', 'café', 250, 'Efectivo'],
      ['rent 20 from cash to bank', 'rent to bank', 2000, 'Cash'],
    ],
  ],
  [
    'es',
    [
      ['café 2,50 de efectivo', 'café', 250, 'Efectivo'],
      ['cena 30 con la visa', 'cena', 3000, 'Visa'],
      ['cena con mi VISA 30 ayer', 'cena', 3000, 'Visa'],
      ['nómina 1800 en banco', 'nómina', 180_000, 'Banco'],
      ['nómina 1800 al banco', 'nómina', 180_000, 'Banco'],
      ['nómina 1800 a banco', 'nómina', 180_000, 'Banco'],
      ['nómina 1800 a el banco', 'nómina', 180_000, 'Banco'],
      ['pan 3 del efectivo @food', 'pan', 300, 'Efectivo'],
      ['pan 3 desde crédito & más', 'pan', 300, 'Crédito & Más'],
      ['con visa en mercadona 30', 'mercadona', 3000, 'Visa'],
      ['cena 30 con 4567', 'cena', 3000, 'Visa'],
      ['dinner 30 with visa', 'dinner', 3000, 'Visa'],
    ],
  ],
])('an account after a preposition in %s', (locale, lines) => {
  it.each(lines)('is read from "%s"', (line, description, amountMinor, account) => {
    expect(read(line, locale)).toMatchObject({ description, amountMinor, account, ambiguous: [] });
  });
});

describe('words stay what they are without accounts:', () => {
  it.each([
    ['without a preposition', 'cash gift 20', 'en'],
    ['without a preposition', 'birthday cash 20', 'en'],
    ['without a preposition', 'efectivo para Ana 20', 'es'],
    ['as a part of a word', 'books 20 on cash-flow', 'en'],
    ['as a part of a name', 'phone 20 from Cash Converters', 'en'],
    ['after a word that ends with a preposition', 'ticket 20 drive-to bank', 'en'],
    ['after an English article', 'a visa 160', 'en'],
    ['as a tag', 'dinner 30 with #visa', 'en'],
    ['after another sign', 'dinner 30 with #4567', 'en'],
    ['after the sign of categories', 'dinner 30 with @visa', 'en'],
    ['as a name of two accounts', 'dinner 30 with old card', 'en'],
    ['as an end of two accounts', 'dinner 30 with 3333', 'en'],
    ['as a day', 'coffee 3 from monday', 'en'],
    ['as a month', 'cena 30 del 3 de mayo', 'es'],
    ['as the time of a day', 'parking 5 from 5 to 7', 'en'],
    ['as a range', 'parking 5 from 4567 to 5000', 'en'],
    ['as a range', 'parking 5 de 1000 a 4567', 'es'],
    ['as an amount', 'pan de 20 euros', 'es'],
    ['as an amount', 'coche de 4567 euros, 5 puertas', 'es'],
    ['as the only amount', 'car from 4567', 'en'],
    ['as cents', 'café 20 con diez', 'es'],
    ['as a currency', 'piso 1 millón de pesos', 'es'],
    ['as a unit', 'flight 90 from 4567 km', 'en'],
  ])('%s, in "%s"', (_, line, locale) => {
    const { accounts: _accounts, ...person } = WRITER;
    expect(read(line, locale)).toEqual(readLine(line, { ...person, locale }));
    expect(read(line, locale).account).toBeNull();
  });
});

describe('the account after a word for where money goes', () => {
  it.each([
    ['200 to cash', 'to cash', 'en'],
    ['paid 20 to visa', 'to visa', 'en'],
    ['rent 20 into bank', 'rent into bank', 'en'],
    ['20 euros a la visa', 'a la visa', 'es'],
    ['regalo 20 al banco', 'regalo al banco', 'es'],
  ])('stays in the description of an expense: "%s"', (line, description, locale) => {
    expect(read(line, locale)).toMatchObject({ description, account: null, kind: 'expense' });
  });

  it.each([
    ['bonus 200 from cash to bank', 'bonus from cash', 'Bank', 'en'],
    ['salary 1800 from food to bank', 'salary from food', 'Bank', 'en'],
    ['refund 20 to visa', 'refund', 'Visa', 'en'],
    ['nómina 200 de efectivo al banco', 'nómina de efectivo', 'Banco', 'es'],
  ])('counts first if money comes in: "%s"', (line, description, account, locale) => {
    expect(read(line, locale)).toMatchObject({ description, account });
  });
});

it('returns the words of an account that was taken off, and then reads another one', () => {
  const line = 'rent 20 from cash with bank';
  const { parts } = read(line, 'en');
  const taken = parts.filter(({ what }) => what === 'account');
  expect(taken.map(({ start, end }) => line.slice(start, end))).toEqual(['from cash']);
  const other = readLine(line, { ...WRITER, locale: 'en' }, taken);
  expect(other).toMatchObject({ description: 'rent from cash', account: 'Bank' });
  const all = [...taken, ...other.parts.filter(({ what }) => what === 'account')];
  expect(readLine(line, { ...WRITER, locale: 'en' }, all)).toMatchObject({
    description: line.replace(' 20', ''),
    account: null,
  });
});

it('accounts named by any words change neither the day, the tags nor the amount of a line', () => {
  const lines = [...ENGLISH_LINES, ...SPANISH_LINES].map(([line]) => line);
  const words = lines.flatMap((line) => line.split(' '));
  const names = fc.uniqueArray(fc.constantFrom(...words), { minLength: 5, maxLength: 100 });
  const locales = fc.constantFrom(...LANGUAGES, 'en-GB', 'es-MX');
  fc.assert(
    fc.property(fc.constantFrom(...lines), locales, names, (line, locale, someNames) => {
      const accounts = [...someNames, ...line.split(' ')].map((name, id) => ({
        id: String(id),
        name,
        accountEnd: null,
      }));
      const { day, tags, amountMinor } = readLine(line, { ...WRITER, locale, accounts: [] });
      expect(readLine(line, { ...WRITER, locale, accounts })).toMatchObject({ day, tags, amountMinor });
    }),
    { numRuns: scaled(2000) },
  );
});
