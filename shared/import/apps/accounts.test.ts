import { describe, expect, it } from 'vitest';
import { readTableText } from '../formats/table.ts';
import { EMPTY_ACCOUNT } from '../match/default-result.ts';
import { previewRows } from '../match/preview-rows.ts';
import { OPTIONS } from '../match/testing/preview.ts';
import type { SourceMovements } from '../match/types.ts';

const ACTUAL = [
  'Account,Date,Payee,Notes,Category,Amount,Split_Amount,Cleared',
  'Daily,2026-05-01,Starting Balance,,Starting Balances,500,0,Cleared',
  'Jar,2026-05-01,Starting Balance,,,40,0,Cleared',
  'Daily,2026-05-03,Baker,,Food,-6.2,0,Cleared',
  'Daily,2026-05-04,Jar,aside,,-80,0,Cleared',
  'Jar,2026-05-04,Daily,aside,,80,0,Cleared',
  'Jar,2026-05-09,Reconciliation balance adjustment,,,-1,0,Cleared',
];
const FIREFLY = [
  'journal_id,type,currency_code,amount,foreign_currency_code,description,date,source_name,source_iban,source_type,destination_name,destination_iban,destination_type,category,tags,notes',
  '1,Opening balance,EUR,500.00,,Initial balance,2026-05-01T00:00:00+02:00,Initial balance account of Daily,,Initial balance account,Daily,ES0011223344556677889900,Asset account,,,',
  '2,Opening balance,EUR,-75.00,,Initial balance,2026-05-01T00:00:00+02:00,Visa,,Asset account,Initial balance account of Visa,,Initial balance account,,,',
  '3,Withdrawal,EUR,-6.20,,Bread,2026-05-03T00:00:00+02:00,Daily,ES0011223344556677889900,Asset account,Baker,,Expense account,Food,,',
  '4,Transfer,EUR,80.00,,Aside,2026-05-04T00:00:00+02:00,Daily,ES0011223344556677889900,Asset account,Jar,ES9911223344556677889911,Asset account,,,',
  '5,Transfer,EUR,75.00,,Card,2026-05-05T00:00:00+02:00,Daily,ES0011223344556677889900,Asset account,Visa,,Asset account,,,',
  '6,Transfer,EUR,10.00,USD,Abroad,2026-05-06T00:00:00+02:00,Daily,ES0011223344556677889900,Asset account,Dollars,,Asset account,,,',
  '7,Reconciliation,EUR,1.00,,Correction,2026-05-09T00:00:00+02:00,Visa reconciliation (EUR),,Reconciliation account,Visa,,Asset account,,,',
];
const EZ = [
  'Time,Timezone,Type,Category,Sub Category,Account,Account Currency,Amount,Account2,Account2 Currency,Account2 Amount,Geographic Location,Tags,Description',
  '2026-05-01 08:00:00,+02:00,Balance Modification,,,Daily,EUR,500.00,,,,,,',
  '2026-05-03 08:00:00,+02:00,Expense,Food,Bread,Daily,EUR,6.20,,,,,,',
  '2026-05-04 08:00:00,+02:00,Transfer,General,Aside,Daily,EUR,80.00,Jar,EUR,80.00,,,',
  '2026-05-05 08:00:00,+02:00,Transfer,General,Abroad,Daily,EUR,10.00,Dollars,USD,11.00,,,',
];
const YNAB = [
  '"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"',
  '"Daily","","31/05/2026","Transfer : Jar","","","","","80,00€","0,00€","Cleared"',
  '"Jar","","31/05/2026","Transfer : Daily","","","","","0,00€","80,00€","Cleared"',
  '"Jar","","30/05/2026","Starting Balance","","","","","0,00€","40,00€","Cleared"',
];

describe('the export of an application with several accounts', () => {
  it.each([
    ['Actual', ACTUAL, ['Daily', 'Jar']],
    ['Firefly III', FIREFLY, ['Daily', 'Visa', 'Jar']],
    ['ezBookkeeping', EZ, ['Daily', 'Jar']],
    ['YNAB', YNAB, ['Daily', 'Jar']],
  ])('has a statement for each account that its rows or transfers name (%s)', (_, lines, names) => {
    expect(read(lines).map(({ accountName }) => accountName)).toEqual(names);
  });

  it.each([
    [
      'Actual',
      ACTUAL,
      [
        'Daily opening 500',
        'Daily added -6.2',
        'Daily transfer -80 Jar',
        'Jar opening 40',
        'Jar transfer 80 Daily',
        'Jar transfer -1 ?',
      ],
    ],
    [
      'Firefly III',
      FIREFLY,
      [
        'Daily opening 500',
        'Daily added -6.2',
        'Daily transfer -80 Jar',
        'Daily transfer -75 Visa',
        'Daily transfer -10 ?',
        'Visa opening -75',
        'Visa transfer 1 ?',
      ],
    ],
    [
      'ezBookkeeping',
      EZ,
      ['Daily opening 500', 'Daily added -6.2', 'Daily transfer -80 Jar', 'Daily transfer -10 ?'],
    ],
    ['YNAB', YNAB, ['Daily transfer -80 Jar', 'Jar transfer 80 Daily', 'Jar opening 40']],
  ])('names the other account of its transfers, and asks only about the rest (%s)', (_, lines, states) => {
    expect(preview(lines)).toEqual(states);
  });

  it('makes no transfer of opposite amounts that it does not call one', () => {
    const [header = ''] = FIREFLY;
    const rows = [
      '1,Withdrawal,EUR,-80.00,,A,2026-05-03T00:00:00+02:00,Daily,,Asset account,Shop,,Expense account,,,',
      '2,Deposit,EUR,80.00,,B,2026-05-03T00:00:00+02:00,Client,,Revenue account,Jar,,Asset account,,,',
      '3,Transfer,EUR,80.00,,C,2026-05-03T00:00:00+02:00,Daily,,Asset account,Jar,,Asset account,,,',
    ];
    expect(preview([header, ...rows])).toEqual(['Daily added -80', 'Daily transfer -80 Jar', 'Jar added 80']);
  });

  it('asks about its transfers if all of its accounts are one', () => {
    expect(preview(ACTUAL, () => 'all')).toEqual([
      'all opening 500',
      'all added -6.2',
      'all transfer -80 ?',
      'all opening 40',
      'all transfer 80 ?',
      'all transfer -1 ?',
    ]);
  });

  it('knows the other account of a transfer from another file of Actual', () => {
    const [header = '', ...rows] = ACTUAL;
    const files = ['Daily', 'Jar'].map((name) => [header, ...rows.filter((row) => row.startsWith(name))]);
    const rowsOfFiles = previewRows(
      files.flatMap((lines) => toFiles(lines)),
      EMPTY_ACCOUNT,
      OPTIONS,
    );
    expect(rowsOfFiles.flatMap(({ otherAccount }) => otherAccount ?? [])).toEqual(['Jar', 'Daily']);
  });
});

function read(lines: readonly string[]) {
  return readTableText(lines.join('\n'), { currency: 'EUR', language: 'es' }).statements;
}

function toFiles(lines: readonly string[], toSource = (name: string) => name): SourceMovements[] {
  return read(lines).map(({ account, accountName = '', movements }) => ({
    sourceId: toSource(accountName),
    fileId: 'file',
    account,
    isOfApp: true,
    movements,
  }));
}

/** Writes each row with its source, its outcome, its amount, and the other account; `?` is one to ask about. */
function preview(lines: readonly string[], toSource?: (name: string) => string): string[] {
  const files = toFiles(lines, toSource);
  return previewRows(files, EMPTY_ACCOUNT, OPTIONS).map((row) => {
    const { file, outcome, amountMinor, settlement, otherAccount } = row;
    const state = outcome === 'leftOut' ? 'opening' : outcome;
    const other = settlement === null ? (otherAccount ?? '') : '?';
    return `${files[file]?.sourceId} ${state} ${amountMinor / 100} ${other}`.trim();
  });
}
