import { describe, expect, it } from 'vitest';
import { readTableText } from '../formats/table.ts';
import { leaveOut } from '../leave-out.ts';

const YNAB =
  '"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"';

const ynab = (...amounts: string[]) =>
  [YNAB, ...amounts.map((amount) => `"A","","31/12/2026","Bar","","","","",${amount},"","Cleared"`)].join(
    '\n',
  );

const bank = (...amounts: string[]) =>
  ['Date,Description,Amount', ...amounts.map((amount) => `2026-03-14,Coffee,${amount}`)].join('\n');

function count(text: string, currency: string) {
  const options = { currency, language: 'en' };
  const { statements, leftOut } = leaveOut(readTableText(text, options), options);
  return {
    taken: statements.reduce((sum, { movements }) => sum + movements.length, 0),
    others: leftOut.otherCurrency,
  };
}

describe.each([
  ['the export of an application', ynab],
  ['the table of a bank', bank],
])('in %s', (_, write) => {
  it.each(['USD', 'MXN', 'COP', 'ARS', 'CLP', 'CAD', 'AUD'])('takes a bare $ as %s', (currency) => {
    expect(count(write('$4.75', '$12.00'), currency)).toEqual({ taken: 2, others: 0 });
  });

  it.each([
    ['$4.75', 'EUR'],
    ['US$4.75', 'MXN'],
    ['£4.75', 'USD'],
    ['4.75 USD', 'EUR'],
  ])('counts %s as another currency than %s', (amount, currency) => {
    expect(count(write(amount, amount), currency)).toEqual({ taken: 0, others: 2 });
  });

  it('takes amounts without a currency sign for the person’s own currency', () => {
    expect(count(write('4.75', '12.00'), 'EUR')).toEqual({ taken: 2, others: 0 });
  });
});

it('ignores a bare $ if other amounts have the sign of another currency', () => {
  expect(count(bank('$4.75', '€12.00'), 'EUR')).toEqual({ taken: 2, others: 0 });
});
