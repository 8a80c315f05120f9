import { describe, expect, it } from 'vitest';
import { EMPTY_ACCOUNT } from './default-result.ts';
import { movement, OPTIONS, preview, typed } from './testing/preview.ts';
import type { ImportHistory, MatchOptions, PreviewRow } from './types.ts';

/** Returns earlier transactions of one payee with these categories, the oldest first. Their amounts match no row. */
function history(description: string, ...categories: string[]): ImportHistory['transactions'] {
  return categories.map((category, at) =>
    typed(1, -1_000 - at, description, { id: `${description}${at}`, date: `2026-0${at + 1}-01`, category }),
  );
}

/** Returns the category and reason of a row with this text. */
function suggestionFor(
  text: string,
  transactions: ImportHistory['transactions'] = [],
  more: Parameters<typeof movement>[3] & { amount?: string; options?: Partial<MatchOptions> } = {},
): Pick<PreviewRow, 'category' | 'reason'> | undefined {
  const { amount = '-5', options = {}, ...fields } = more;
  const [row] = preview([movement(20, amount, text, fields)], { ...EMPTY_ACCOUNT, transactions }, options);
  return row && { category: row.category, reason: row.reason };
}

describe('the category of an application’s file', () => {
  it.each([
    ['by its name', 'Entertainment', {}, 'entertainment'],
    ['by the name that the person sees', 'ocio', { name: 'Ocio' }, 'entertainment'],
    ['as the person mapped it', 'Night life', { mapped: { 'night life': 'entertainment' } }, 'entertainment'],
    ['as the person mapped it to none', 'Other', { mapped: { other: 'uncategorized' } }, 'uncategorized'],
  ])(
    'counts %s',
    (_, category, { name = 'x', mapped = {} }: { name?: string; mapped?: object }, expected) => {
      const categories = OPTIONS.categories.map((each) =>
        each.id === 'entertainment' ? { ...each, name } : each,
      );
      const options = { categories, mapped: { ...mapped } };
      expect(suggestionFor('MERCADONA', [], { category, options })).toEqual({
        category: expected,
        reason: { kind: 'file', name: category },
      });
    },
  );

  it.each([
    ['of the other type', 'salary', {}],
    ['that is mapped to one of the other type', 'Pay', { mapped: { pay: 'salary' } }],
    ['that nobody knows', 'Night life', {}],
    ['that is mapped for the other type', 'Fun', { mapped: { 'income:fun': 'entertainment' } }],
    ['that is archived', 'Food', { categories: OPTIONS.categories.filter(({ id }) => id !== 'food') }],
  ])('does not count if it is one %s', (_, category, options) => {
    expect(suggestionFor('X', [], { category, options })?.reason.kind).toBe('none');
  });
});

it('maps a category of both types to one of each', () => {
  const options = { mapped: { 'expense:gifts': 'other', 'income:gifts': 'gift' } };
  const categoryOf = (amount: string) =>
    suggestionFor('MERCADONA', [], { category: 'Gifts', amount, options })?.category;
  expect(['-5', '5'].map(categoryOf)).toEqual(['other', 'gift']);
});

it('guesses if the file says uncategorized, unless the person chose that', () => {
  const reasonWith = (options: Partial<MatchOptions>) =>
    suggestionFor('MERCADONA', [], { category: 'Uncategorized', options })?.reason.kind;
  expect(reasonWith({})).toBe('seed');
  expect(reasonWith({ mapped: { 'expense:uncategorized': 'guess' } })).toBe('seed');
  expect(reasonWith({ mapped: { 'expense:uncategorized': 'uncategorized' } })).toBe('file');
});

describe('the payee', () => {
  it('gives the category of the last transactions, and their number', () => {
    expect(
      suggestionFor('COMPRA TARJ. 0000XXXXXXXX1234 BAR PEPE 0012', history('Bar Pepe', 'food', 'food')),
    ).toEqual({
      category: 'food',
      reason: { kind: 'payee', name: 'BAR PEPE 0012', count: 2 },
    });
  });

  it.each([
    ['needs more than one transaction', ['other'], 'uncategorized'],
    ['needs more than two of three', ['other', 'food', 'other'], 'uncategorized'],
    ['needs only four of the last five', ['food', 'other', 'other', 'other', 'other'], 'other'],
    ['counts only the last five', ['food', 'food', 'other', 'other', 'other', 'other', 'other'], 'other'],
    ['ignores those without a category', ['other', 'uncategorized', 'uncategorized', 'other'], 'other'],
  ])('%s', (_, categories, expected) => {
    // No other rule suggests the category 'other'.
    const all = history('Xyz', ...categories);
    const found = suggestionFor('XYZ', all);
    expect(found?.reason.kind === 'payee' ? found.category : 'uncategorized').toBe(expected);
  });

  it('gives no category that is not offered any more', () => {
    const food = history('Bar Pepe', 'food', 'food');
    const categories = OPTIONS.categories.filter(({ id }) => id !== 'food');
    expect(suggestionFor('BAR PEPE', food, { options: { categories } })?.category).toBe('uncategorized');
  });

  it('gives no category if it was paid more than 24 months ago', () => {
    const old = history('Bar Pepe', 'food', 'food').map((each) => ({ ...each, date: '2024-11-22' }));
    expect(suggestionFor('BAR PEPE', old)?.reason.kind).toBe('none');
    const recent = old.map((each) => ({ ...each, date: '2024-11-23' }));
    expect(suggestionFor('BAR PEPE', recent)?.reason.kind).toBe('payee');
  });
});

describe('the words of other payees', () => {
  const zoo = [...history('Zoológico', 'entertainment', 'entertainment', 'entertainment')];

  it('give a guess with its probability', () => {
    const found = suggestionFor('ZOOLOGICO BARCELONA', zoo);
    expect(found).toMatchObject({
      category: 'entertainment',
      reason: { kind: 'words', words: ['zoologico'] },
    });
    const probability = found?.reason.kind === 'words' ? found.reason.probability : 0;
    expect(probability).toBeGreaterThanOrEqual(0.8);
    expect(probability).toBeLessThan(1);
  });

  it.each([
    ['a word seen once', 'ZOOLOGICO BARCELONA', history('Zoológico', 'entertainment')],
    ['a town at the end', 'JUGUETES MADRID', history('Verduras Madrid', 'food', 'food', 'food', 'food')],
    ['a word among others', 'SHOP COMPUTERS', history('Corner shop, milk', 'food', 'food', 'food')],
    [
      'a word of two categories',
      'LUIS MARTIN',
      [...history('Luis', 'food', 'food', 'food'), ...history('Luis López', 'other', 'other', 'other')],
    ],
    [
      'a first word of two categories and a town of one',
      'LUIS MADRID',
      [
        ...history('Luis', 'food', 'food', 'food', 'other', 'other', 'other'),
        ...history('Verduras Madrid', 'food', 'food', 'food', 'food'),
        ...history('Frutas Madrid', 'food', 'food', 'food', 'food'),
      ],
    ],
    ['only one category', 'NADA CONOCIDO', history('Xyz', 'food', 'food', 'food', 'food', 'food')],
  ])('give none for %s', (_, text, transactions) => {
    expect(suggestionFor(text, transactions)?.reason.kind).toBe('none');
  });

  it('count more than well-known words', () => {
    const mine = history('Farmacia', 'other', 'other', 'other');
    expect(suggestionFor('FARMACIA GARCIA', mine)).toMatchObject({
      category: 'other',
      reason: { kind: 'words' },
    });
  });
});

describe('well-known words', () => {
  it.each([
    ['COMPRA TARJ. 0000XXXXXXXX1234 MERCADONA MADRID', '-5', 'food'],
    ['Lidl sagt Danke', '-5', 'food'],
    ['PAIEMENT PAR CARTE X1234 AUCHAN', '-5', 'food'],
    ['REPSOL E.S. 1234', '-5', 'transport'],
    ['RECIBO IBERDROLA CLIENTES', '-5', 'utilities'],
    ['APOTHEKE AM MARKT', '-5', 'health'],
    ['NETFLIX.COM', '-5', 'entertainment'],
    ['TRANSFERENCIA DE EMPRESA SL NOMINA', '1500', 'salary'],
    ['LOHN/GEHALT', '1500', 'salary'],
    ['ABONO INTERESES CUENTA', '5', 'investment'],
  ])('give %s of %s the category %s', (text, amount, category) => {
    expect(suggestionFor(text, [], { amount })).toMatchObject({ category, reason: { kind: 'seed' } });
  });

  it('give none that is not offered any more', () => {
    const categories = OPTIONS.categories.filter(({ id }) => id !== 'food');
    expect(suggestionFor('MERCADONA', [], { options: { categories } })?.reason.kind).toBe('none');
  });

  it.each([
    ['interest that was paid', 'INTERESES DEUDORES', '-5'],
    ['a part of a word', 'LIDLERA', '-5'],
    ['a day', 'MENU DEL DIA', '-5'],
  ])('give none for %s', (_, text, amount) => {
    expect(suggestionFor(text, [], { amount })?.category).toBe('uncategorized');
  });

  it('are found in the text if the payee does not have them', () => {
    const found = suggestionFor('ACME GMBH GEHALT MAERZ', [], { amount: '9', payee: 'Acme GmbH' });
    expect(found?.category).toBe('salary');
  });
});
