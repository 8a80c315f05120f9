import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CategoryItem } from '#shared/contract/categories.ts';
import { toCategories } from './categories.ts';

const PLAIN = { icon: null, colour: null, isArchived: false, mergedInto: null };
const item = (id: string, changes: Partial<CategoryItem> = {}): CategoryItem => ({
  ...PLAIN,
  id,
  type: 'expense',
  name: id.toUpperCase(),
  isFixed: false,
  ...changes,
});
const FOOD = item('food', { name: null, isFixed: true });
const word = (id: string) => `word of ${id}`;
const toIds = (items: { id: string }[]) => items.map(({ id }) => id);

describe('the categories of a person', () => {
  it('have the names that the person gave; a fixed one without such a name has its standard name', () => {
    const { find } = toCategories([FOOD, item('gym'), item('salary', { name: 'Pay', isFixed: true })], word);
    expect(find('food').name).toBe('word of food');
    expect(find('gym').name).toBe('GYM');
    expect(find('salary').name).toBe('Pay');
    expect(find('uncategorized').name).toBe('word of uncategorized');
  });

  it('are offered by type, in the order of the list, uncategorized last', () => {
    const { offered } = toCategories([item('gym'), FOOD, item('tips', { type: 'income' })], word);
    expect(toIds(offered('expense'))).toEqual(['gym', 'food', 'uncategorized']);
    expect(toIds(offered('income'))).toEqual(['tips', 'uncategorized']);
  });

  it('are not offered once archived, except to a transaction that already has the category', () => {
    const { offered, listed } = toCategories([item('gym', { isArchived: true }), FOOD], word);
    expect(toIds(offered('expense'))).toEqual(['food', 'uncategorized']);
    expect(toIds(offered('expense', 'gym'))).toEqual(['gym', 'food', 'uncategorized']);
    expect(toIds(listed('expense'))).toEqual(['food', 'gym']);
  });

  it('are found by name while archived, without regard to case, accents and spaces', () => {
    const old = item('old', { name: 'Café con leche', isArchived: true });
    const merged = item('merged', { name: 'Gym', isArchived: true, mergedInto: 'food' });
    const { archivedNamed } = toCategories([old, merged, FOOD], word);
    expect(archivedNamed('expense', ' CAFE  con leche ')?.id).toBe('old');
    expect(archivedNamed('income', 'Café con leche')).toBeUndefined();
    for (const name of ['Gym', 'word of food', '']) expect(archivedNamed('expense', name)).toBeUndefined();
  });

  it('are found by the id of a category merged into them; an unknown id is uncategorized', () => {
    const merged = (into: string) => ({ isArchived: true, mergedInto: into });
    const items = [item('a', merged('b')), item('b', merged('food')), FOOD];
    const { find, known, listed } = toCategories(items, word);
    expect(find('a').id).toBe('food');
    expect(toIds(listed('expense'))).toEqual(['food']);
    expect(known('z')).toBeUndefined();
    expect(find('z').id).toBe('uncategorized');
  });

  it('are found even if merges lead in a circle', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'uncategorized', 'gone');
    const list = fc.array(fc.record({ id, mergedInto: fc.option(id) }));
    fc.assert(
      fc.property(list, id, (items, wanted) => {
        const categories = toCategories(
          items.map(({ id: itemId, mergedInto }) => item(itemId, { mergedInto })),
          word,
        );
        expect(categories.find(wanted).name).not.toBe('');
      }),
    );
  });
});
