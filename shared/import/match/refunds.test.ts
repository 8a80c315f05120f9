import { describe, expect, it } from 'vitest';
import { EMPTY_ACCOUNT } from './default-result.ts';
import { movement, preview, saved, typed } from './testing/preview.ts';
import type { ImportHistory } from './types.ts';

/** Returns purchases from one payee with these fields. */
function history(
  description: string,
  ...more: Partial<ImportHistory['transactions'][number]>[]
): ImportHistory {
  const transactions = more.map((each, at) =>
    typed(1, -80, description, { id: `${description}${at}`, date: `2026-0${at + 1}-01`, ...each }),
  );
  return { ...EMPTY_ACCOUNT, transactions };
}

const AMAZON = history('Amazon', { category: 'other' }, { category: 'other' });
const FRIEND = history('Ana Pérez', { category: 'food' }, { category: 'food' });
const SHOPPING = history('Tienda', { amount: 950 }, { amount: 40 }, { amount: 10 });
const refunded = (category: string) =>
  ({ type: 'expense', amount: -5, category, date: '2026-06-01' }) as const;
const earned = { type: 'income', amount: 5, category: 'other income', date: '2026-06-01' } as const;
const mapped = (map: Record<string, string>) => ({ mapped: map });

type Case = [
  because: string,
  text: string,
  amount: string,
  more?: Parameters<typeof movement>[3],
  known?: ImportHistory,
];

describe('money that came in is a refund', () => {
  const cases: [...Case, category?: string, options?: ReturnType<typeof mapped>][] = [
    ['of a shop that everybody knows', 'MERCADONA 0456', '5', {}, EMPTY_ACCOUNT, 'food'],
    [
      'of a shop whose name follows a code',
      'COMPRA TARJ. 0000XXXXXXXX1234 LIDL',
      '5',
      {},
      EMPTY_ACCOUNT,
      'food',
    ],
    ['no larger than a usual expense', 'DELIVEROO', '40', {}, SHOPPING, 'food'],
    ['of a payee that the person pays', 'AMAZON', '20', {}, AMAZON, 'other'],
    ['with a word for it', 'DEVOLUCION RESTAURANTE PEPE', '12', {}, EMPTY_ACCOUNT, 'food'],
    ['with a word for it, of a payee that the person pays', 'Refund from Amazon', '400', {}, AMAZON, 'other'],
    ['with a German word for it', 'ERSTATTUNG REWE MARKT', '12', {}, EMPTY_ACCOUNT, 'food'],
    [
      'with a word for it in the payee alone',
      '4711',
      '400',
      { payee: 'Reembolso Renfe' },
      SHOPPING,
      'transport',
    ],
    ['by the category of the file', 'x', '5', { category: 'Food' }, EMPTY_ACCOUNT, 'food'],
    [
      'by the category of the file as the person mapped it',
      'x',
      '5',
      { category: 'Eating' },
      EMPTY_ACCOUNT,
      'food',
      mapped({ 'expense:eating': 'food', 'income:eating': 'guess' }),
    ],
    ['by the type of the file, as its payee', 'DEVOLUCION AMAZON', '5', { type: 'expense' }, AMAZON, 'other'],
    [
      'by the type of the file',
      'TRANSFERENCIA DE ANA',
      '5',
      { type: 'expense' },
      EMPTY_ACCOUNT,
      'uncategorized',
    ],
    [
      'if the person made the last one a refund',
      'TIENDA LUNA',
      '5',
      {},
      history('Tienda Luna', earned, { ...refunded('other'), date: '2026-07-01' }),
      'uncategorized',
    ],
  ];

  it.each(cases)('%s: %s %s', (_, text, amount, more, known, category, options) => {
    expect(preview([movement(20, amount, text, more)], known, options)[0]).toMatchObject({
      type: 'expense',
      amountMinor: Number(amount) * 100,
      category,
      group: 'new',
    });
  });

  it.each([
    ['a known shop without a category', '80', 'AMAZON', 'expense'],
    ['more than was paid', '80.01', 'AMAZON', 'income'],
    ['nobody that is known', '80', 'ZAPATERIA LUNA', 'income'],
    ['nobody that is known, but says so', '80', 'REEMBOLSO ZAPATERIA LUNA', 'expense'],
  ])('if a purchase of the file covers it: %s, %s %s', (_, amount, text, type) => {
    const bought = movement(3, '-80', text.replace('REEMBOLSO ', ''));
    expect(preview([movement(20, amount, text), bought]).map((row) => row.type)).toEqual([type, 'expense']);
    expect(preview([movement(2, amount, text), bought])[0]?.type).toBe('income');
  });

  it('if several parts together pay back a purchase to the last cent', () => {
    const rows = ['-60.30', '20.10', '20.10', '20.10'].map((amount, at) =>
      movement(at + 1, amount, 'AMAZON'),
    );
    expect(new Set(preview(rows).map(({ type }) => type))).toEqual(new Set(['expense']));
  });

  it('as long as the purchases are not paid back', () => {
    const rows = ['-80', '50', '30', '1'].map((amount, at) => movement(at + 1, amount, 'AMAZON'));
    expect(preview(rows).map(({ type }) => type)).toEqual(['expense', 'expense', 'expense', 'income']);
  });

  it('if one purchase is as large, but not if only two together are', () => {
    const rows = ['-50', '-50', '80'].map((amount, at) => movement(at + 1, amount, 'AMAZON'));
    expect(preview(rows).map(({ type }) => type)).toEqual(['expense', 'expense', 'income']);
  });

  it('if the last money from the payee was saved as a refund, under any category', () => {
    const rows = preview([movement(1, '5', 'TIENDA LUNA')]);
    const known = saved(rows.map((row) => ({ ...row, type: 'expense' as const, category: 'health' })));
    expect(preview([movement(9, '7', 'TIENDA LUNA')], known)[0]?.type).toBe('expense');
    // One transaction is not enough for the payee's category.
    expect(preview([movement(9, '-7', 'TIENDA LUNA')], known)[0]?.category).toBe('uncategorized');
    const twice = saved(
      preview([movement(9, '7', 'TIENDA LUNA')], known).map((row) => ({ ...row, category: 'health' })),
      { known },
    );
    for (const amount of ['-7', '8'])
      expect(preview([movement(20, amount, 'TIENDA LUNA')], twice)[0]).toMatchObject({
        type: 'expense',
        category: 'health',
      });
  });
});

describe('money that came in stays an income', () => {
  const cases: [...Case, options?: ReturnType<typeof mapped>][] = [
    ['of nobody that is known', 'ZAPATERIA LUNA', '5'],
    ['with a word of money back alone', 'REFUND', '5'],
    ['of a salary', 'NOMINA MERCADONA SA', '1500'],
    ['of a salary of a shop', 'ABONO MERCADONA SA', '1500', {}, SHOPPING],
    ['larger than a usual expense', 'DELIVEROO', '40.01', {}, SHOPPING],
    ['of a company that pays who works for it', 'SPOTIFY PAYOUTS', '5'],
    ['for something that friends share', 'Netflix Tom Berlin', '5'],
    ['of interest', 'INTEREST PAYMENT TESCO BANK', '5'],
    ['of a friend, for a dinner', 'BIZUM DE ANA PEREZ RESTAURANTE', '20', {}, FRIEND],
    ['of a friend, who says refund', 'BIZUM DEVOLUCION RESTAURANTE', '20'],
    ['of a friend, by a transfer', 'TRANSFERENCIA DE ANA PEREZ', '20', {}, FRIEND],
    ['of a friend, by a transfer that says refund', 'TRANSFERENCIA DEVOLUCION MERCADONA', '20'],
    ['of a friend, for something', 'Ana comida', '20'],
    ['of a tenant', 'ALQUILER PISO', '750'],
    ['of a hospital that may pay a salary', 'HOSPITAL DEL MAR', '1500'],
    ['of somebody behind a service', 'PAYPAL *JUANPEREZ', '20'],
    [
      'of the service alone',
      'PAYPAL EUROPE',
      '20',
      {},
      history('PayPal Europe', { category: 'other' }, { category: 'other' }),
    ],
    ['of a salary in other words', 'LIDL SUELDO', '5'],
    ['of a shop, by a transfer', 'LIDL TRANSFERENCIA', '5'],
    ['of a card that was paid, whatever its category', 'PAYMENT THANK YOU', '300', { category: 'Food' }],
    [
      'more than once, where nothing was paid',
      'MERCADONA',
      '5',
      {},
      history('Mercadona', { type: 'income', amount: 5 }),
    ],
    ['if the person made the last one an income', 'AMAZON', '20', {}, history('Amazon', {}, {}, {}, earned)],
    ['by the category of the file', 'MERCADONA', '5', { category: 'Salary' }],
    ['by the type of the file', 'MERCADONA', '5', { type: 'income', category: 'Food' }],
    [
      'by a category of the file for transfers',
      'x',
      '5',
      { category: 'Transfers' },
      EMPTY_ACCOUNT,
      mapped({ 'expense:transfers': 'other' }),
    ],
    [
      'by a category of both types',
      'x',
      '5',
      { category: 'Gifts' },
      EMPTY_ACCOUNT,
      mapped({ 'expense:gifts': 'other', 'income:gifts': 'gift' }),
    ],
  ];

  it.each(cases)('%s: %s %s', (_, text, amount, more, known, options) => {
    expect(preview([movement(20, amount, text, more)], known, options)[0]?.type).toBe('income');
  });

  it('if it is a recurring income that is due', () => {
    const due: ImportHistory['occurrences'][number] = {
      recurringId: 'r',
      day: '2026-11-20',
      dueDay: '2026-11-20',
      type: 'income',
      amount: 20,
      isEstimate: false,
      description: 'Pay',
      category: 'salary',
      transactionId: null,
    };
    const [row] = preview([movement(20, '20', 'AMAZON')], { ...AMAZON, occurrences: [due] });
    expect(row).toMatchObject({ type: 'income', match: { occurrence: { recurringId: 'r' } } });
    // An expense that is due does not count.
    const expense = { ...due, type: 'expense' as const };
    const [other] = preview([movement(20, '20', 'AMAZON')], { ...AMAZON, occurrences: [expense] });
    expect(other).toMatchObject({ type: 'expense', match: null });
  });
});

describe('a refund that was typed by hand', () => {
  const hand = typed(19, 5, 'Money back', { id: 'hand', type: 'expense', amount: -5 });

  it.each(['MERCADONA', 'TRANSFERENCIA DE ANA'])('is perhaps the row %s of the bank', (text) => {
    const [row] = preview([movement(20, '5', text)], { ...EMPTY_ACCOUNT, transactions: [hand] });
    expect(row).toMatchObject({ group: 'perhaps', match: { transactionId: 'hand' } });
  });

  it('does not match a payment', () => {
    const [row] = preview([movement(20, '-5', 'MERCADONA')], { ...EMPTY_ACCOUNT, transactions: [hand] });
    expect(row?.group).toBe('new');
  });

  it('is there after a row was joined to it', () => {
    const known = { ...EMPTY_ACCOUNT, transactions: [hand] };
    const rows = [movement(20, '5', 'MERCADONA')];
    const [row] = preview(rows, saved(preview(rows, known), { known }));
    expect(row).toMatchObject({ group: 'there', match: { transactionId: 'hand' } });
  });
});
