import { describe, expect, it } from 'vitest';
import { previewRows } from './preview-rows.ts';
import { sameTextRows } from './same-text-rows.ts';
import { EMPTY_ACCOUNT } from './default-result.ts';
import { toFile, movement, OPTIONS, preview, saved, typed } from './testing/preview.ts';
import type { ImportHistory } from './types.ts';

describe('the person’s own name for a payee', () => {
  const text = 'COMPRA TARJ. 0000XXXXXXXX1234 MERCADONA 0456';
  /** Returns what an account has after the rows were saved under these names. */
  const renamed = (texts: readonly string[], ...names: string[]): ImportHistory =>
    saved(
      preview(texts.map((each, at) => movement(1 + at, `-${at + 1}`, each))).map((row, at) => ({
        ...row,
        description: names[at] ?? row.description,
      })),
    );
  const findName = (line: string, known: ImportHistory) =>
    preview([movement(25, '-9', line)], known)[0]?.description;

  it('is used for the same text from the first time on', () => {
    expect(findName(text, renamed([text], 'Súper'))).toBe('Súper');
    expect(findName(text.toLowerCase(), renamed([text], 'Súper'))).toBe('Súper');
  });

  it('is used for another text of the payee from the second time on', () => {
    const texts = [text, 'COMPRA EN MERCADONA 0777'];
    const other = 'COMPRA EN MERCADONA 0999';
    expect(findName(other, renamed(texts.slice(0, 1), 'Súper'))).toBe('MERCADONA 0999');
    expect(findName(other, renamed(texts, 'Súper', 'Súper'))).toBe('Súper');
  });

  it('is the one that the last rows got', () => {
    const texts = Array.from({ length: 9 }, () => text);
    expect(findName(text, renamed(texts, ...Array(4).fill('Old'), ...Array(5).fill('New')))).toBe('New');
    expect(findName(text, renamed(texts.slice(0, 2), 'Birthday', 'Party'))).toBe('MERCADONA 0456');
  });

  it('is not a description that was typed for one row before the import', () => {
    const hand = { ...EMPTY_ACCOUNT, transactions: [typed(3, -5, 'Lunch with Ana')] };
    const known = saved(preview([movement(3, '-5', 'BAR PEPE')], hand), { known: hand });
    expect(findName('BAR PEPE', known)).toBe('BAR PEPE');
  });

  it('is replaced by the bank’s name, which has the category, if names differ', () => {
    const known = renamed([text, text], 'Dinner', 'Breakfast');
    const transactions = known.transactions.map((each) => ({ ...each, category: 'other' }));
    expect(preview([movement(25, '-9', text)], { ...known, transactions })[0]).toMatchObject({
      description: 'MERCADONA 0456',
      category: 'other',
      reason: { kind: 'payee', name: 'MERCADONA 0456', count: 2 },
    });
  });

  it('has the category of the transactions with that name', () => {
    const known = renamed([text, text], 'Súper', 'Súper');
    const transactions = known.transactions.map((each) => ({ ...each, category: 'other' }));
    expect(preview([movement(25, '-9', text)], { ...known, transactions })[0]).toMatchObject({
      description: 'Súper',
      category: 'other',
      reason: { kind: 'payee', name: 'Súper', count: 2 },
    });
  });
});

describe('rows that were imported long ago', () => {
  const INSURANCE = 'ADEUDO SEGUROS OCASO';
  const ago = (
    date: string,
    more: Partial<ImportHistory['named'][number]> = {},
  ): ImportHistory['named'][number] => ({
    id: date,
    type: 'expense',
    date,
    text: `${INSURANCE} ${date.slice(0, 4)}`,
    outcome: 'added',
    description: 'Home insurance',
    category: 'utilities',
    ...more,
  });
  const previewAfter = (...named: ImportHistory['named']) =>
    preview([movement(20, '-250', `${INSURANCE} 2026`)], { ...EMPTY_ACCOUNT, named })[0];

  it('give their name and category to new rows of the payee', () => {
    expect(previewAfter(ago('2025-11-20'), ago('2024-11-20'))).toMatchObject({
      description: 'Home insurance',
      category: 'utilities',
      reason: { kind: 'payee', count: 2 },
    });
  });

  it('give only the category if they kept the name of the bank', () => {
    const bankName = { description: 'SEGUROS OCASO', text: INSURANCE };
    const rows = [ago('2024-11-20', bankName), ago('2023-11-20', bankName)];
    expect(previewAfter(...rows)).toMatchObject({
      category: 'utilities',
      reason: { kind: 'payee', count: 2 },
    });
  });

  it('give no name to rows of the other type', () => {
    const rows = [ago('2025-11-20', { type: 'income' }), ago('2024-11-20', { type: 'income' })];
    expect(previewAfter(...rows)?.description).not.toBe('Home insurance');
  });
});

describe('rows without words', () => {
  it('get neither a name nor a category from other rows without words', () => {
    const rows = preview([movement(1, '-1', '--'), movement(2, '-2', '--')]);
    const known = saved(rows.map((row) => ({ ...row, description: 'Rent', category: 'utilities' })));
    expect(preview([movement(25, '-9', '--')], known)[0]).toMatchObject({
      description: 'No description',
      category: 'uncategorized',
    });
  });
});

describe('rows of the same payee', () => {
  it('are all others with the same name', () => {
    const rows = preview([
      movement(1, '-1', 'COMPRA TARJ. 0000XXXXXXXX1234 MERCADONA'),
      movement(2, '-2', 'Mercadona 0456'),
      movement(3, '3', 'MERCADONA'),
      movement(4, '-4', 'LIDL'),
      movement(5, '-5', '--'),
      movement(6, '-6', '--'),
    ]);
    const [first, second, third, , blank] = rows;
    expect(first && sameTextRows(rows, first)).toEqual([second, third]);
    expect(blank && sameTextRows(rows, blank)).toEqual([]);
  });

  it('may be in another file', () => {
    const files = [toFile([movement(1, '-1', 'LIDL')]), toFile([movement(2, '-2', 'Lidl')], 'card')];
    const rows = previewRows(files, EMPTY_ACCOUNT, OPTIONS);
    const [first, second] = rows;
    expect(first && sameTextRows(rows, first)).toEqual([second]);
  });
});
