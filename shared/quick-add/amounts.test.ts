import { expect, it } from 'vitest';
import { readAmountInCurrency } from '../money-reading.ts';
import { currencyDecimals, totalToMinorUnits } from '../money.ts';
import { readLine } from './read-line.ts';
import { TODAY } from './testing/line.ts';

const read = (line: string, locale: string, currency: string) =>
  readLine(line, { locale, currency, today: TODAY, categories: [] });

it.each([
  ['en', 'EUR', 'milk 1.234', 123_400, 123],
  ['en', 'USD', 'milk $1.234', 123_400, 123],
  ['es', 'EUR', 'leche 1,234', 123_400, 123],
  ['en', 'EUR', 'rent 1.200', 120, 120_000],
  ['es', 'EUR', 'alquiler 1,200', 120, 120_000],
  ['en', 'KWD', 'tea 1.234', 1234, 1_234_000],
  ['en', 'KWD', 'tea 1,234', 1_234_000, 1234],
  ['es', 'KWD', 'té 1.234', 1_234_000, 1234],
  ['en', 'EUR', 'coffee 4 50', 5000, 450],
  ['es', 'EUR', 'sofá 1 234', 23_400, 123_400],
])(
  'shows both readings of an ambiguous number, in %s with %s: %s',
  (locale, currency, line, chosen, other) => {
    expect(read(line, locale, currency)).toMatchObject({
      amountMinor: chosen,
      ambiguous: [{ what: 'amount', chosen, other }],
    });
  },
);

it.each([
  ['en', 'EUR', 'tv 1,234.50', 123_450],
  ['es', 'EUR', 'tele 1.234,50', 123_450],
  ['en', 'EUR', 'tv 1.234.567', 123_456_700],
  ['en', 'JPY', 'tv 1.234', 1234],
  ['en', 'USD', 'rent $1,450', 145_000],
])('shows no doubt if only one reading is possible, in %s with %s: %s', (locale, currency, line, minor) => {
  expect(read(line, locale, currency)).toMatchObject({ amountMinor: minor, ambiguous: [] });
});

it.each([
  ['en', 'EUR'],
  ['es', 'EUR'],
  ['en', 'COP'],
  ['es', 'KWD'],
  ['en', 'JPY'],
])('reads a number with one mark as the form does, in %s with %s', (locale, currency) => {
  const decimals = currencyDecimals(currency);
  for (const number of ['1.234', '1,234', '1.200', '1,200', '12.345', '1.5', '1,50', '18.000'] as const) {
    const form = readAmountInCurrency(number, currency, locale);
    const { amountMinor } = read(`milk ${number}`, locale, currency);
    expect([number, amountMinor]).toEqual([
      number,
      form.ok ? totalToMinorUnits(form.amount, decimals) : null,
    ]);
  }
});
