import * as z from 'zod/mini';
import { MAX_CATEGORY_NAME_LENGTH, MAX_OWN_CATEGORIES } from '../limits.ts';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';
import { Id } from './record-fields.ts';
import { CATEGORIES_PATH as path, CategoryItem, Colour, common, Icon, Type } from './category-list.ts';
import { AnyCategory } from './transaction.ts';

export { CategoryItem, listCategories } from './category-list.ts';

export const CategoryName = line(MAX_CATEGORY_NAME_LENGTH);

const writing = {
  ...common,
  byToken: 'write',
  access: 'accepted',
  failure: 'categorySaveFailed',
} as const;
const ById = z.strictObject({ id: AnyCategory });

export const countByCategory = endpoint({
  ...common,
  method: 'GET',
  path: `${path}/counts`,
  summary: 'Count the transactions of each category that has any, without the deleted ones',
  byToken: 'read',
  access: 'user',
  output: z.strictObject({ items: z.array(z.strictObject({ id: AnyCategory, count: z.number() })) }),
});

export const addCategory = endpoint({
  ...writing,
  method: 'POST',
  path,
  summary: `Add a category, at most ${MAX_OWN_CATEGORIES}. Repeating it with the same id and content gives the same response`,
  errors: ['categoryIdConflict', 'tooManyCategories'],
  status: 201,
  body: z.strictObject({
    id: z.optional(Id),
    type: Type,
    name: CategoryName,
    icon: z.optional(Icon),
    colour: z.optional(Colour),
  }),
  output: CategoryItem,
});

export const editCategory = endpoint({
  ...writing,
  method: 'PATCH',
  path: `${path}/:id`,
  summary:
    'Change the name, icon or colour of a category, or archive it. `name: null` gives a fixed category its own name back. `isArchived: false` brings a merged category back, without transactions',
  errors: ['categoryNotFound', 'categoryFixed', 'tooManyCategories'],
  params: ById,
  body: z.strictObject({
    name: z.optional(z.nullable(CategoryName)),
    icon: z.optional(Icon),
    colour: z.optional(Colour),
    isArchived: z.optional(z.boolean()),
  }),
  output: CategoryItem,
});

export const orderCategories = endpoint({
  ...writing,
  method: 'PUT',
  path: `${path}/order`,
  summary:
    'Set the order of the categories of one type. Categories that are not named follow in their present order',
  errors: ['categoryNotFound'],
  body: z.strictObject({ type: Type, ids: z.array(AnyCategory).check(z.maxLength(200)) }),
  output: z.strictObject({ items: z.array(CategoryItem) }),
});

export const mergeCategory = endpoint({
  ...writing,
  method: 'POST',
  path: `${path}/:id/merge`,
  summary: 'Move all transactions of a category to another of its type. It stays as archived and merged',
  failure: 'categoryMergeFailed',
  errors: ['categoryNotFound', 'categoryFixed'],
  params: ById,
  body: z.strictObject({ into: AnyCategory }),
  output: z.strictObject({ moved: z.number() }),
});

export const deleteCategory = endpoint({
  ...writing,
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete an own category. Its transactions become uncategorized',
  failure: 'categoryMergeFailed',
  errors: ['categoryNotFound', 'categoryFixed'],
  params: ById,
  output: z.strictObject({ moved: z.number() }),
});
