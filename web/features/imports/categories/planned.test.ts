import { expect, it } from 'vitest';
import type { CategoryItem } from '#shared/contract/category-list.ts';
import { toCategories } from '#web/lib/categories/categories.ts';
import type { FileCategory } from './mapping.ts';
import { onlyUsed, planCategories } from './planned.ts';

const fileCategory = (name: string, type: 'expense' | 'income' = 'expense'): FileCategory => {
  const folded = name.toLowerCase();
  return { key: `${type}:${folded}`, folded, name, type, count: 1, isProbablyRefund: false };
};

const ARCHIVED: CategoryItem = {
  id: 'archived',
  type: 'expense',
  name: 'Garden',
  icon: 'cat',
  colour: 'red',
  isFixed: false,
  isArchived: true,
  mergedInto: null,
};

const existing = { items: [ARCHIVED], categories: toCategories([ARCHIVED], (id) => id) };
const toId = (name: string) => `id of ${name}`;
const plan = (...found: FileCategory[]) => planCategories(found, existing, toId);

it('plans one category for each type and name, whatever its case and accents, each with its own colour', () => {
  const { categories, ids } = plan(
    fileCategory('Café'),
    fileCategory('CAFE'),
    fileCategory('Café', 'income'),
    fileCategory('Hobby'),
  );
  expect(categories.map(({ id, type, name }) => [id, type, name])).toEqual([
    ['id of expense cafe', 'expense', 'Café'],
    ['id of income cafe', 'income', 'Café'],
    ['id of expense hobby', 'expense', 'Hobby'],
  ]);
  expect(new Set(categories.map(({ colour }) => colour)).size).toBe(3);
  expect(ids['expense:cafe']).toBe(ids['expense:café']);
});

it('restores an archived category of the same name with its icon and colour', () => {
  expect(plan(fileCategory('garden'))).toEqual({
    categories: [{ ...ARCHIVED, name: 'garden', isArchived: false }],
    ids: { 'expense:garden': 'archived' },
  });
});

it('keeps only the used categories', () => {
  const planned = plan(fileCategory('Hobby'), fileCategory('Rent'));
  const { categories, ids } = onlyUsed(planned, new Set(['id of expense rent', undefined]));
  expect(categories.map(({ name }) => name)).toEqual(['Rent']);
  expect(ids).toEqual({ 'expense:rent': 'id of expense rent' });
});
