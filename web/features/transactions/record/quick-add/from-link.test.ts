import { expect, it } from 'vitest';
import { readLine } from '#shared/quick-add/read-line.ts';
import { amountText } from '#web/lib/format/amount-text.ts';
import { readLink } from './from-link.ts';
import type { ReadLine } from './taken-off.ts';

const TODAY = '2026-11-23';
const categories = [
  { id: 'food', name: 'Food' },
  { id: '0190a000-0000-7000-8000-000000000001', name: 'Café & té' },
];
const CASH = { id: '0190a000-0000-7000-8000-000000000002', name: 'Cash', accountEnd: null };
const BANK = { id: '0190a000-0000-7000-8000-000000000003', name: 'Bank', accountEnd: null };
const writer = { locale: 'en-GB', today: TODAY, currency: 'EUR', categories: [], accounts: [CASH, BANK] };
const person = {
  reader: { amounts: amountText('EUR', 'en-GB'), locale: 'en-GB', today: TODAY },
  decimals: 2,
  showDay: (day: string) => `on ${day}`,
  readLine: ((line, ignored) => readLine(line, writer, ignored)) satisfies ReadLine,
  writer,
  categories,
};
const fill = (query: string) => readLink(new URLSearchParams(query), 'expense', person);

it('reads each field of a link', () => {
  expect(fill('description=Bread&amount=2.50&category=food&date=2026-11-20')).toEqual({
    typed: { description: 'Bread', amount: '2.50', category: 'food', date: 'on 2026-11-20' },
    refused: [],
    type: 'expense',
  });
  expect(fill('category=CAFE %26 te').typed).toEqual({ category: categories[1]?.id });
});

it('reads an amount with a decimal point as programs write it, and any other amount as the user writes it', () => {
  const dinars = { ...person, decimals: 3, reader: { ...person.reader, amounts: amountText('KWD', 'es') } };
  const readAmount = (amount: string) =>
    readLink(new URLSearchParams({ amount }), 'expense', dinars).typed.amount;
  expect([readAmount('1.200'), readAmount('1,5'), readAmount('1.200,5')]).toEqual([
    '1,200',
    '1,500',
    '1200,500',
  ]);
});

it.each([
  ['amount', '-5'],
  ['amount', '1e9'],
  ['amount', '12 euros de mas'],
  ['amount', '9999999999999999'],
  ['amount', 'NaN'],
  ['category', 'salary'],
  ['category', '__proto__'],
  ['date', '2026-02-30'],
  ['date', '0001-01-01'],
  ['date', '2090-01-01'],
  ['date', 'javascript:alert(1)'],
  ['description', 'x'.repeat(201)],
  ['description', 'a\u202eb'],
  ['description', 'a\u0000b'],
  ['text', `coffee 2 ${'x'.repeat(300)}`],
  ['text', '\u202e2'],
])('refuses the field %s with the value %j, and uses the other fields', (field, value) => {
  const query = new URLSearchParams({ [field]: value });
  const other = field === 'date' ? 'category=food' : 'date=2026-11-20';
  const { typed, refused } = fill(`${query}&${other}`);
  expect(refused).toEqual([field]);
  expect(Object.keys(typed)).toEqual([field === 'date' ? 'category' : 'date']);
});

it('reads a shared text of several lines; a separate field overrides it', () => {
  const { typed } = fill(
    new URLSearchParams({ text: 'coffee\n2.50 yesterday #work', amount: '3' }).toString(),
  );
  expect(typed).toEqual({ description: 'coffee', amount: '3.00', date: 'on 2026-11-22', tags: 'work' });
});

it('fills in the account that a text names', () => {
  const { typed } = fill('text=coffee 2.50 from cash');
  expect(typed).toEqual({ description: 'coffee', amount: '2.50', account: CASH.id });
});

it('fills nothing from a text that is a transfer, and returns it', () => {
  const { typed, transfer } = fill('text=200 from bank%0Ato cash&date=2026-11-20');
  expect(typed).toEqual({ date: 'on 2026-11-20' });
  expect(transfer).toMatchObject({ amountMinor: 20_000, fromAccount: BANK.id, toAccount: CASH.id });
  expect(fill('text=coffee 2.50 from cash').transfer).toBeUndefined();
});

it('reads the words of a text, and refuses its amount in another currency', () => {
  const { typed, refused } = fill('text=%2412 book');
  expect([typed.description, typed.amount, refused]).toEqual(['book', undefined, ['amount']]);
});

it('recognizes a text about an income', () => {
  expect(fill('text=salary 1800').type).toBe('income');
  expect(fill('text=').type).toBe('expense');
});

it('leaves words of a cadence in the description, since the form has no field for it', () => {
  expect(fill('text=Rent 850 monthly yesterday').typed).toMatchObject({
    description: 'Rent monthly',
    date: 'on 2026-11-22',
  });
});

it('marks a refund, whose amount the form shows without a sign', () => {
  const { typed, type } = fill(`${new URLSearchParams({ text: 'zara refund -20' })}`);
  expect([typed.amount, typed.isRefund, type]).toEqual(['20.00', true, 'expense']);
});
