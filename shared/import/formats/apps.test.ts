import { describe, expect, it } from 'vitest';
import { tallyMutations } from '#shared/testing/bank-files/hostile.ts';
import type { Movement } from '../types.ts';
import { readApp } from './apps.ts';
import { readSaldoJson } from './saldo-json.ts';
import { readTableText } from './table.ts';

const OPTIONS = { currency: 'EUR', language: 'en' };
const read = (text: string, options = OPTIONS) => readTableText(text, options);

const EXPORTS: [app: string, text: string, first: Partial<Movement>][] = [
  [
    'Actual',
    'Account,Date,Payee,Notes,Category,Amount,Split_Amount,Cleared\nGiro,2026-03-02,Grocer,(SPLIT 1 OF 2) for #home #fête,Usual: Food,-30.1,0,Cleared\n',
    {
      date: '2026-03-02',
      amount: '-30.1',
      text: 'Grocer',
      payee: 'Grocer',
      category: 'Food',
      note: 'for #home #fête',
      tags: ['home', 'fête'],
    },
  ],
  [
    'Firefly III',
    'journal_id,type,currency_code,amount,description,date,source_name,source_iban,destination_name,destination_iban,category,tags,notes\n7,Deposit,EUR,12.00,Refund,2026-04-02T00:00:00+02:00,Shop,ES91,Giro,NL12,Wear,"a,b",Hm\n',
    {
      date: '2026-04-02',
      amount: '12.00',
      text: 'Refund',
      payee: 'Shop',
      counterAccount: 'ES91',
      currency: 'EUR',
      category: 'Wear',
      note: 'Hm',
      tags: ['a', 'b'],
      bankId: '7',
    },
  ],
  [
    'ezBookkeeping',
    'Time,Timezone,Type,Category,Sub Category,Account,Account Currency,Amount,Account2,Account2 Currency,Account2 Amount,Geographic Location,Tags,Description\n2026-06-01 23:59:59,+02:00,Expense,Eating,Lunch,Cash,EUR,-8.40,,,,,trip;b c,\n',
    {
      date: '2026-06-01',
      amount: '8.40',
      type: 'expense',
      text: 'Lunch',
      category: 'Lunch',
      currency: 'EUR',
      tags: ['trip', 'b c'],
    },
  ],
  [
    'YNAB',
    '"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"\n"A","Red","31/12/2026","Bar","Fun: Drinks: cold","Fun","Drinks: cold","Split (1/2) Sam","1.234,50€","0,00€","Cleared"\n',
    {
      date: '2026-12-31',
      amount: '-1234.50',
      text: 'Bar',
      payee: 'Bar',
      category: 'Drinks: cold',
      note: 'Sam',
      tags: ['Red'],
    },
  ],
  [
    'Mint',
    '"Date","Description","Original Description","Amount","Transaction Type","Category","Account Name","Labels","Notes"\n"1/02/2026","Shop","SHOP 12","3.50","debit","Books","Card","x y","n"\n',
    {
      date: '2026-01-02',
      amount: '-3.50',
      text: 'SHOP 12',
      payee: 'Shop',
      category: 'Books',
      tags: ['x', 'y'],
      note: 'n',
    },
  ],
  [
    'Monarch',
    'Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags\n2026-05-02,Deli,Bars,Card,DELI 42,lunch,-18.20,"a b,c"\n',
    {
      date: '2026-05-02',
      amount: '-18.20',
      text: 'DELI 42',
      payee: 'Deli',
      category: 'Bars',
      note: 'lunch',
      tags: ['a b', 'c'],
    },
  ],
  [
    'Saldo',
    "\ufeffFecha,Tipo,Descripción,Categoría,Importe,Moneda\r\n2026-11-20,Gasto,'-1 and -2,Comida,4.50,EUR\r\n",
    { date: '2026-11-20', amount: '-4.50', text: '-1 and -2', category: 'food', currency: 'EUR' },
  ],
];

describe('a refund in a CSV of Saldo', () => {
  const csv = {
    en: ['Date,Type,Description,Category,Amount,Currency', 'Expense', 'Income', 'Food', 'Uncategorized'],
    es: ['Fecha,Tipo,Descripción,Categoría,Importe,Moneda', 'Gasto', 'Ingreso', 'Comida', 'Sin categoría'],
  };

  it.each(Object.entries(csv))('is read as an expense again, with money that came in (%s)', (_, texts) => {
    const [header, expense, income, food, none] = texts;
    const rows = [
      `${expense},Shop,${food},-5.00`,
      `${expense},Shop,${none},'-5`,
      `${income},Shop,${none},5.00`,
    ];
    const { statements } = read([header, ...rows.map((row) => `2026-11-20,${row},EUR`)].join('\n'));
    const movements = statements.flatMap((each) => each.movements);
    expect(movements.map(({ amount, type, category }) => [Number(amount), type, category])).toEqual([
      [5, 'expense', 'food'],
      [5, 'expense', null],
      [5, 'income', null],
    ]);
  });

  it('may have a decimal comma', () => {
    const text = `${csv.es[0]}\n2026-11-20,Gasto,Tienda,Comida,"-7,000",KWD`;
    const { statements } = read(text, { ...OPTIONS, currency: 'KWD' });
    expect(statements[0]?.movements).toMatchObject([{ amount: '7.000', type: 'expense' }]);
  });
});

describe.each(EXPORTS)('the export of %s', (_app, text, first) => {
  it('is read with categories, notes, tags and payees, and without a question', () => {
    const { statements, questions, warnings } = read(text);
    expect(statements.flatMap(({ movements }) => movements)).toEqual([expect.objectContaining(first)]);
    expect([questions, warnings]).toEqual([[], []]);
  });

  it('is not recognised if the columns are chosen by hand', () => {
    const table = { rows: text.split('\n').map((line) => line.split(',')), lines: [1, 2, 3] };
    expect(readApp(table, { ...OPTIONS, answers: { columns: ['date'] } } as typeof OPTIONS)).toBeNull();
  });

  it('is read or refused after any of many mutations', () => {
    const awkward = [',', '"', '\n', '-', '.', '2026-02-30', '99999999999999999999', "'"];
    expect(
      tallyMutations((changed, options) => read(changed, options), text, awkward).get('read'),
    ).toBeGreaterThan(50);
  });
});

it('a table of a bank is not taken for an export', () => {
  expect(
    readApp(
      {
        rows: [
          ['Date', 'Description', 'Amount'],
          ['2026-01-02', 'A', '1'],
        ],
        lines: [1, 2],
      },
      OPTIONS,
    ),
  ).toBeNull();
});

describe('the JSON export', () => {
  const whole = (records: unknown[], more: object = {}) =>
    JSON.stringify({ format: 'saldo', version: 1, profile: { currency: 'EUR' }, records, ...more });
  const record = {
    id: 'a',
    type: 'expense',
    description: 'Café',
    amount: 0.1,
    category: 'food',
    date: '2026-11-20',
  };

  it('is read with notes, tags and the names of own categories', () => {
    const own = { ...record, category: 'c1', note: 'n', tags: ['t'] };
    const { statements } = readSaldoJson(
      whole([own], { version: 2, categories: [{ id: 'c1', name: 'Pets' }] }),
    );
    expect(statements[0]?.movements).toMatchObject([
      { amount: '-0.1', text: 'Café', category: 'Pets', note: 'n', tags: ['t'], currency: 'EUR' },
    ]);
  });

  it('is read with an expense below zero as a refund', () => {
    const { statements } = readSaldoJson(
      whole([
        { ...record, amount: -5 },
        { ...record, type: 'income' },
      ]),
    );
    expect(statements[0]?.movements).toMatchObject([
      { amount: '5', type: 'expense', category: 'food' },
      { amount: '0.1', type: 'income' },
    ]);
  });

  it.each([
    ['a newer version', whole([record], { version: 3 }), 'unknownFormat'],
    ['other JSON', '{"format":"other","records":[]}', 'unknownFormat'],
    ['a list', '[1]', 'unknownFormat'],
    ['half of a file', whole([record]).slice(0, -3), 'damaged'],
    ['an amount with an exponent', whole([{ ...record, amount: 1e-9 }]), 'wrongAmount at line 1'],
    ['an income below zero', whole([{ ...record, type: 'income', amount: -5 }]), 'wrongAmount at line 1'],
    ['a day that does not exist', whole([record, { ...record, date: '2026-02-30' }]), 'wrongDate at line 2'],
    ['an unknown type', whole([{ ...record, type: 'gift' }]), 'damaged at line 1'],
    ['deep nesting', '['.repeat(1_000_000), 'damaged'],
  ])('%s is refused', (_title, text, message) => {
    expect(() => readSaldoJson(text)).toThrow(message);
  });

  it('is read or refused after any of many mutations', () => {
    const awkward = ['"', '{', '[', '-', '1e999', 'null', '"date":1,', '\\u0000'];
    expect(tallyMutations(readSaldoJson, whole([record, record]), awkward).get('damaged')).toBeGreaterThan(
      100,
    );
  });
});
