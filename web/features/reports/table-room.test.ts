import { expect, it } from 'vitest';
import { stackedCells, tableRoom } from './table-room.ts';

const table = (texts: readonly string[], columns: readonly string[]) => ({
  columns: ['Month', ...columns],
  rows: [{ cells: texts.map((text) => ({ text })) }],
});

it('takes the room of the longest text of each column, be it a figure or a head', () => {
  const short = tableRoom(table(['1 €'], ['Sum']));
  expect(tableRoom(table(['1.000,00 €'], ['Sum']))).toBeGreaterThan(short);
  expect(tableRoom(table(['1 €'], ['Savings rate']))).toBeGreaterThan(short);
  expect(tableRoom(table(['1 €', '1 €'], ['Sum', 'Mean']))).toBeGreaterThan(short);
});

it('counts words as a column that breaks between them', () => {
  const words = (text: string) => ({ columns: ['', ''], rows: [{ cells: [{ text, isText: true }] }] });
  expect(tableRoom(words('Home'))).toBe(tableRoom(words('Home and all that is in it')));
});

it('stacks up to four figures in a line, and more in two lines', () => {
  const most = (count: number) => {
    const texts = Array.from({ length: count }, (_, at) => `${at}`);
    return stackedCells(table(texts, texts)).most;
  };
  expect([2, 3, 4, 5, 6].map(most)).toEqual([2, 3, 4, 3, 3]);
});

it('gives a stacked figure the room of the longest one', () => {
  const [short, long] = ['1', 'COP 98,765,432,109.99'].map((text) => stackedCells(table([text], [''])).cell);
  expect(short).toBe(4);
  expect(long).toBeGreaterThan(10);
});
