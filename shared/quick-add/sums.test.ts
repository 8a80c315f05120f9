import { expect, it } from 'vitest';
import { readLine } from './read-line.ts';
import { TODAY } from './testing/line.ts';

const read = (line: string, locale: string) =>
  readLine(line, { locale, currency: 'EUR', today: TODAY, categories: [] });

it.each([
  ['en', '12.50+3 tea', 1550, 'tea'],
  ['es', 'té 12,50+3', 1550, 'té'],
  ['en', 'tea 10-2.5', 750, 'tea'],
  ['es', 'té 10-2,5 ayer', 750, 'té'],
  ['en', 'dinner 45.50/2', 2275, 'dinner'],
  ['es', 'cena 45,50÷2 personas', 2275, 'cena personas'],
  ['en', 'dinner 45/2', 2250, 'dinner'],
  ['en', 'tea 3*4.20', 1260, 'tea'],
  ['en', 'tea 12.5×1.21', 1513, 'tea'],
  ['en', 'tea 12.50+3*2', 1850, 'tea'],
  ['en', 'tea 12.50+3-2€', 1350, 'tea'],
  ['en', 'tea €20-5', 1500, 'tea'],
  ['en', 'tea €12/2', 600, 'tea'],
  ['en', 'tea 12€+3€', 1500, 'tea'],
  ['es', 'té 45/2 €', 2250, 'té'],
  ['en', '-10-2.5 tea', 750, 'tea'],
  ['en', '(12.50-3) tea', 950, 'tea'],
])('calculates in %s: %s', (locale, line, amountMinor, description) => {
  expect(read(line, locale)).toMatchObject({ amountMinor, description });
});

it.each([
  ['dinner 3-4 people', null, 'dinner 3-4 people'],
  ['dinner 3-4 people 20', 2000, 'dinner 3-4 people'],
  ['40-30 people 20', 2000, '40-30 people'],
  ['gym 24/7 30', 3000, 'gym'],
  ['24/7 gym 30', 3000, '24/7 gym'],
  ['1/2 chicken 8', 800, '1/2 chicken'],
  ['size 38/40 shoes', null, 'size 38/40 shoes'],
  ['split 50/50', null, 'split 50/50'],
  ['flat 302/3 water 20', 2000, 'flat 302/3 water'],
  ['python 3.12/3.13 course 20', 2000, 'python 3.12/3.13 course'],
  ['tel 600-123-456 tea 3', 300, 'tel 600-123-456 tea'],
  ['A-10.5-2 tea 3', 300, 'A-10.5-2 tea'],
  ['tea 2.5-2 kg 3', 300, 'tea 2.5-2 kg'],
  ['room 12.5-2 tea 3', 300, 'room 12.5-2 tea'],
  ['meeting 10:30-12:00 tea 3', 300, 'meeting 10:30-12:00 tea'],
  ['tea 12.50-3x', null, 'tea 12.50-3x'],
  ['tea 5/0', null, 'tea 5/0'],
])('calculates nothing with numbers among words: %s', (line, amountMinor, description) => {
  expect(read(line, 'en')).toMatchObject({ amountMinor, description });
});

it.each([
  ['en', 'lunch 12/11', null, '2025-12-11'],
  ['es', 'comida 12/11 20', 2000, '2026-11-12'],
  ['es', 'comida 12-11-2026 20', 2000, '2026-11-12'],
  ['en', 'lunch 2026-11-12 20', 2000, '2026-11-12'],
])('keeps a date in %s: %s', (locale, line, amountMinor, day) => {
  expect(read(line, locale)).toMatchObject({ amountMinor, day });
});

it('offers the first number of a calculation as the second reading of the amount', () => {
  expect(read('dinner 45.50/2', 'en').ambiguous).toEqual([{ what: 'amount', chosen: 2275, other: 4550 }]);
});

it('finds no amount in a calculation with another currency', () => {
  for (const line of ['dinner $45.50/2', 'dinner 40€+$5.50/2'])
    expect(read(line, 'en')).toMatchObject({ amountMinor: null, missing: ['amount'] });
});
