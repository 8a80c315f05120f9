import { describe, expect, it } from 'vitest';
import { previewRows } from './preview-rows.ts';
import { sameTextRows } from './same-text-rows.ts';
import { NOTHING } from './default-result.ts';
import { fileOf, movement, OPTIONS, preview, saved, typed } from './testing/preview.ts';
import type { Known } from './types.ts';

describe('the person’s own name for a payee', () => {
  const text = 'COMPRA TARJ. 0000XXXXXXXX1234 MERCADONA 0456';
  /** What an account has after the rows were saved under these names. */
  const renamed = (texts: readonly string[], ...names: string[]): Known =>
    saved(
      preview(texts.map((each, at) => movement(1 + at, `-${at + 1}`, each))).map((row, at) => ({
        ...row,
        description: names[at] ?? row.description,
      })),
    );
  const nameOf = (asked: string, known: Known) => preview([movement(25, '-9', asked)], known)[0]?.description;

  it('is followed for the same text from the first time on', () => {
    expect(nameOf(text, renamed([text], 'Súper'))).toBe('Súper');
    expect(nameOf(text.toLowerCase(), renamed([text], 'Súper'))).toBe('Súper');
  });

  it('is followed for another text of the payee from the second time on', () => {
    const texts = [text, 'PAGO EN MERCADONA 0777'].map((each) => each.replace('PAGO', 'COMPRA'));
    const asked = 'COMPRA EN MERCADONA 0999';
    expect(nameOf(asked, renamed(texts.slice(0, 1), 'Súper'))).toBe('MERCADONA 0999');
    expect(nameOf(asked, renamed(texts, 'Súper', 'Súper'))).toBe('Súper');
  });

  it('is the one of the last times', () => {
    const texts = Array.from({ length: 9 }, () => text);
    expect(nameOf(text, renamed(texts, ...Array(4).fill('Old'), ...Array(5).fill('New')))).toBe('New');
    expect(nameOf(text, renamed(texts.slice(0, 2), 'Birthday', 'Party'))).toBe('MERCADONA 0456');
  });

  it('is not what was typed for one row and joined', () => {
    const hand = { transactions: [typed(3, -5, 'Lunch with Ana')], rows: [], named: [], occurrences: [] };
    const known = saved(preview([movement(3, '-5', 'BAR PEPE')], hand), { known: hand });
    expect(nameOf('BAR PEPE', known)).toBe('BAR PEPE');
  });

  it('leaves its category to the bank’s name', () => {
    const known = renamed([text, text], 'Dinner', 'Breakfast');
    const transactions = known.transactions.map((each) => ({ ...each, category: 'other' }));
    expect(preview([movement(25, '-9', text)], { ...known, transactions })[0]).toMatchObject({
      description: 'MERCADONA 0456',
      category: 'other',
      reason: { kind: 'payee', name: 'MERCADONA 0456', count: 2 },
    });
  });

  it('brings its category', () => {
    const known = renamed([text, text], 'Súper', 'Súper');
    const transactions = known.transactions.map((each) => ({ ...each, category: 'other' }));
    expect(preview([movement(25, '-9', text)], { ...known, transactions })[0]).toMatchObject({
      description: 'Súper',
      category: 'other',
      reason: { kind: 'payee', name: 'Súper', count: 2 },
    });
  });
});

describe('rows of payees long ago', () => {
  const INSURANCE = 'ADEUDO SEGUROS OCASO';
  const ago = (date: string, more: Partial<Known['named'][number]> = {}): Known['named'][number] => ({
    id: date,
    type: 'expense',
    date,
    text: `${INSURANCE} ${date.slice(0, 4)}`,
    outcome: 'added',
    description: 'Home insurance',
    category: 'utilities',
    ...more,
  });
  const asked = (...named: Known['named']) =>
    preview([movement(20, '-250', `${INSURANCE} 2026`)], { ...NOTHING, named })[0];

  it('give their name and category', () => {
    expect(asked(ago('2025-11-20'), ago('2024-11-20'))).toMatchObject({
      description: 'Home insurance',
      category: 'utilities',
      reason: { kind: 'payee', count: 2 },
    });
  });

  it('give the category alone where they kept the name of the bank', () => {
    const kept = { description: 'SEGUROS OCASO', text: INSURANCE };
    const rows = [ago('2024-11-20', kept), ago('2023-11-20', kept)];
    expect(asked(...rows)).toMatchObject({ category: 'utilities', reason: { kind: 'payee', count: 2 } });
  });

  it('give nothing to rows of the other type', () => {
    const rows = [ago('2025-11-20', { type: 'income' }), ago('2024-11-20', { type: 'income' })];
    expect(asked(...rows)?.description).not.toBe('Home insurance');
  });
});

describe('rows without words', () => {
  it('get no name of the person and no category of others', () => {
    const rows = preview([movement(1, '-1', '--'), movement(2, '-2', '--')]);
    const known = saved(rows.map((row) => ({ ...row, description: 'Rent', category: 'utilities' })));
    expect(preview([movement(25, '-9', '--')], known)[0]).toMatchObject({
      description: 'No description',
      category: 'uncategorized',
    });
  });
});

describe('rows of the same payee', () => {
  it('are the others of the same name', () => {
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

  it('may be of another file', () => {
    const files = [fileOf([movement(1, '-1', 'LIDL')]), fileOf([movement(2, '-2', 'Lidl')], 'card')];
    const rows = previewRows(files, NOTHING, OPTIONS);
    const [first, second] = rows;
    expect(first && sameTextRows(rows, first)).toEqual([second]);
  });
});
