import { describe, expect, it } from 'vitest';
import type { CategoryItem } from '#shared/contract/categories.ts';
import { toCategories } from '#web/lib/categories/categories.ts';
import { changeFilters, changeSearch, countFilters, readSearch, toParameters } from './history-search.ts';

const PLAIN = { icon: null, colour: null, isArchived: false, mergedInto: null };
const CATEGORIES: CategoryItem[] = [
  { ...PLAIN, id: 'food', type: 'expense', name: null, isFixed: true },
  { ...PLAIN, id: 'salary', type: 'income', name: null, isFixed: true },
  { ...PLAIN, id: 'a-gym', type: 'expense', name: 'Gym', isFixed: false },
  { ...PLAIN, id: 'merged', type: 'expense', name: 'Sport', isFixed: false, mergedInto: 'a-gym' },
];
const { known } = toCategories(CATEGORIES, (id) => id);
const read = (query: string, decimals = 2) => readSearch(new URLSearchParams(query), { decimals, known });

describe('the search of an address', () => {
  it('is read from the address and written to it', () => {
    const query =
      'q=caf%C3%A9&type=expense&category=food&account=0199a3c0-0000-7000-8000-000000000002&from=2026-11-01&to=2026-11-30&min=1.50&max=20&import=0199a3c0-0000-7000-8000-000000000001&recurring=0199a3c0-0000-7000-8000-000000000003&sort=largest';
    expect(toParameters(read(query)).toString()).toBe(query);
  });

  it('leaves out what the server would refuse', () => {
    expect(
      read(
        'q=%20&type=loan&category=Rent!&from=2026-02-30&to=soon&min=-1&max=1,5&import=x&account=y&recurring=z&sort=name&x=1',
      ),
    ).toEqual({});
    expect(read('from=2026-11-02&to=2026-11-01&min=3&max=2.99')).toEqual({ from: '2026-11-02', min: '3' });
    expect(read('min=1.5&max=2', 0)).toEqual({ max: '2' });
    expect(read(`q=${'x'.repeat(201)}`)).toEqual({});
  });

  it('replaces a merged category by the category that took over, and drops unknown categories', () => {
    expect(read('category=merged')).toEqual({ category: 'a-gym' });
    expect(read('category=uncategorized')).toEqual({ category: 'uncategorized' });
    expect(read('category=rent')).toEqual({});
  });

  it('may have several categories and tags, each once', () => {
    expect(read('category=food,merged,rent,a-gym,Rent!&tag=casa, viaje 2026,,casa')).toEqual({
      category: 'food,a-gym',
      tag: 'casa,viaje 2026',
    });
    const many = Array.from({ length: 21 }, (_, index) => `t${index}`);
    expect(read(`tag=${many.join(',')}`)).toEqual({ tag: many.slice(0, 20).join(',') });
  });

  it('omits the default sort', () => {
    expect(read('sort=newest')).toEqual({});
    expect(changeSearch({ sort: 'oldest' }, { sort: 'newest' })).toEqual({});
  });
});

describe('a changed search', () => {
  it('keeps the other filters and drops removed filters', () => {
    expect(changeSearch({ q: 'a', min: '1' }, { min: undefined, max: '2' })).toEqual({ q: 'a', max: '2' });
  });

  it('never contains a category of the other type', () => {
    const change: typeof changeSearch = (search, changes) => changeFilters(search, changes, known);
    expect(change({ category: 'food' }, { type: 'income' })).toEqual({ type: 'income' });
    expect(change({ type: 'income' }, { category: 'a-gym' })).toEqual({ category: 'a-gym' });
    expect(change({ category: 'food,salary' }, { type: 'income' })).toEqual({
      type: 'income',
      category: 'salary',
    });
    expect(change({ type: 'income' }, { category: 'salary,food' })).toEqual({ category: 'salary,food' });
    expect(change({ type: 'expense' }, { category: 'a-gym' })).toEqual({
      type: 'expense',
      category: 'a-gym',
    });
    expect(change({ type: 'income' }, { category: 'uncategorized' })).toEqual({
      type: 'income',
      category: 'uncategorized',
    });
  });

  it('counts each range as one filter', () => {
    expect(countFilters({})).toBe(0);
    expect(countFilters({ import: 'x' })).toBe(1);
    expect(countFilters({ import: 'x', account: 'y', recurring: 'z' })).toBe(3);
    expect(countFilters({ anyOf: 'rent,alquiler' })).toBe(1);
    expect(countFilters({ q: 'a', from: '2026-01-01', to: '2026-01-31', max: '5', sort: 'largest' })).toBe(3);
  });
});
