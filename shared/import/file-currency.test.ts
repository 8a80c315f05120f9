import { describe, expect, it } from 'vitest';
import { readFile } from './read-file.ts';
import { encodeUtf8 } from './text-codec.ts';
import type { Answers } from './types.ts';

const ROWS = 'Fecha;Concepto;Importe\n02/09/2026;Pan;-1,20\n15/09/2026;Luz;-40,00\n';

async function read(text: string, answers: Answers = {}) {
  const options = { currency: 'GBP', language: 'en', answers };
  const { fileCurrency, leftOut, warnings, statements } = await readFile(encodeUtf8(text), options);
  const count = statements.flatMap(({ movements }) => movements).length;
  return { fileCurrency, count, otherCurrency: leftOut.otherCurrency, warnings };
}

describe('a file without a currency column, imported by a person whose currency is the pound', () => {
  it.each([
    ['a sentence above', `Importes expresados en euros\n${ROWS}`],
    ['a sentence below', `${ROWS}\nTodos los importes en euros.\n`],
    ['a sentence with a code', `Alle Beträge in EUR\n${ROWS}`],
    ['the name of a currency', `Moneda;Euro\n${ROWS}`],
    ['a balance above', `Saldo: 3.600,00 EUR\n${ROWS}`],
    ['the country of the bank', `BIC;CAIXESBB\n${ROWS}`],
  ])('is in euros because of %s, and its movements are left out with a warning', async (_, text) => {
    expect(await read(text)).toEqual({
      fileCurrency: { code: 'EUR', from: 'text' },
      count: 0,
      otherCurrency: 2,
      warnings: ['onlyOtherCurrencies'],
    });
  });

  it.each([
    ['EUR', 'ES91 2100 0418 4502 0005 1332'],
    ['EUR', '2100 0418 45 0200051332'],
    ['SEK', 'SE45 5000 0000 0583 9825 7466'],
  ])('is in %s because of the country of its account %s', async (code, account) => {
    expect(await read(`Cuenta: ${account}\n${ROWS}`)).toMatchObject({
      fileCurrency: { code, from: 'account' },
      count: 0,
      otherCurrency: 2,
    });
  });

  it.each([
    ['a sentence about something else', `Pague en euros en su oficina\n${ROWS}`],
    ['balances in several currencies', `Saldo: 3.600,00 EUR\nSaldo: 20,00 USD\n${ROWS}`],
    ['a number that is no account of Spain', `Cuenta: 2100 0418 46 0200051332\n${ROWS}`],
  ])('is in pounds if it only has %s', async (_, text) => {
    expect(await read(text)).toMatchObject({ fileCurrency: undefined, count: 2, otherCurrency: 0 });
  });

  it.each([
    ['the country of its account', `Cuenta: ES91 2100 0418 4502 0005 1332\n${ROWS}`],
    ['a sentence', `Importes expresados en euros\n${ROWS}`],
    ['a column', 'Date,Text,Amount,Currency\n2026-09-02,Bread,-1.20,EUR\n2026-09-15,Power,-40.00,EUR\n'],
  ])('is in the currency that the person chose, and still reports the one that %s names', async (_, text) => {
    expect(await read(text, { currency: 'GBP' })).toMatchObject({
      fileCurrency: { code: 'EUR' },
      count: 2,
      otherCurrency: 0,
    });
  });

  it('has movements in a third currency left out, whatever the person chose', async () => {
    const rows = ['EUR', 'EUR', 'USD'].map((code, at) => `2026-09-0${at + 1},Bread,-1.20,${code}`);
    const text = ['Date,Text,Amount,Currency', ...rows].join('\n');
    expect(await read(text, { currency: 'GBP' })).toMatchObject({ count: 2, otherCurrency: 1 });
  });
});

it.each([
  ['人民币', 'CNY'],
  ['rur', 'RUB'],
  ['CNH', 'CNY'],
  ['LTL', 'LTL'],
  ['USDT', 'USDT'],
  ['Euro', 'EUR'],
])('%s in a column of currencies is %s', async (cell, code) => {
  const text = `Date,Description,Amount,Currency\n2026-09-02,Bread,-1.20,${cell}\n2026-09-15,Power,-40.00,${cell}\n`;
  expect(await read(text)).toMatchObject({ fileCurrency: { code }, count: 0, otherCurrency: 2 });
});

it('uses the column of the posted currency, not that of the currency paid abroad', async () => {
  const text = [
    'Date,Description,Debit Amount,Credit Amount,Posted Currency,Local Currency Amount,Local Currency',
    '2026-09-02,Bread,4.50,,EUR,4.50,EUR',
    '2026-09-15,Hotel,41.00,,EUR,"1,025.00",CZK',
  ].join('\n');
  expect(await read(text)).toMatchObject({ fileCurrency: { code: 'EUR' }, count: 0, otherCurrency: 2 });
});

it('takes an unknown word in a column of currency codes for another currency', async () => {
  const rows = ['GBP', 'GBP', 'GBP', 'GBP', 'Points'].map((code, at) => `2026-09-1${at},Shop,-1.00,${code}`);
  const text = ['Date,Description,Amount,Currency', ...rows].join('\n');
  expect(await read(text)).toMatchObject({ count: 4, otherCurrency: 1 });
});
