import { expect, it } from 'vitest';
import { readTableText } from './formats/table.ts';
import { leaveOut } from './leave-out.ts';

function read(rows: readonly string[], moreOptions: { today?: string } = {}) {
  const options = { currency: 'EUR', language: 'en', ...moreOptions };
  return leaveOut(readTableText(['Date;Description;Amount', ...rows].join('\n'), options), options);
}

it('rows whose day or amount no transaction can have are listed as unreadable, and the rest is read', () => {
  const rows = [
    '2026-01-05;Baker;-2.50',
    '1899-12-31;Old;-1.00',
    '2027-12-01;Far;-3.00',
    '2026-01-06;Castle;-1000000000000.00',
    '2026-01-07;Ship;-999999999999.99',
  ];
  const result = read(rows, { today: '2026-11-20' });
  const [statement] = result.statements;
  expect(statement?.movements.map(({ text }) => text)).toEqual(['Baker', 'Ship']);
  expect(statement?.unreadable.map(({ line, reason }) => [line, reason])).toEqual([
    [3, 'dateRange'],
    [4, 'dateRange'],
    [5, 'amountRange'],
  ]);
  expect(result.warnings).toEqual(['rowsUnreadable']);
});

it('days far ahead are accepted if the current day is not given', () => {
  const { statements, warnings } = read(['2026-01-05;Baker;-2.50', '2099-12-01;Far;-3.00']);
  expect(statements[0]?.movements).toHaveLength(2);
  expect(warnings).toEqual([]);
});

it('the currencies of movements that are left out for their currency are listed', () => {
  const rows = ['2026-01-05;Baker;-2.50 USD', '2026-01-06;Pub;-4.00 GBP', '2026-01-07;Bus;-1.00 USD'];
  const { leftOut, otherCurrencies } = read(rows);
  expect(leftOut.otherCurrency).toBe(3);
  expect(otherCurrencies).toEqual(['GBP', 'USD']);
});
