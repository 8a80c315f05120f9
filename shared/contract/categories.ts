import * as z from 'zod/mini';
import { TRANSACTION_TYPES } from '../categories.ts';
import { CATEGORY_COLOURS, CATEGORY_ICONS } from '../category-looks.ts';
import { MAX_CATEGORY_NAME_LENGTH, MAX_OWN_CATEGORIES } from '../limits.ts';
import { endpoint } from './endpoint.ts';
import { Id, line } from './fields.ts';
import { AnyCategory } from './transactions.ts';

const Type = z.enum(TRANSACTION_TYPES);
const Icon = z.nullable(z.enum(CATEGORY_ICONS, { error: 'invalid' }));
const Colour = z.nullable(z.enum(CATEGORY_COLOURS, { error: 'invalid' }));
export const CategoryName = line(MAX_CATEGORY_NAME_LENGTH);

/** A fixed category, whose id is a word of spec section 3, or one that the user made; never uncategorized. */
export const CategoryItem = z.strictObject({
  id: AnyCategory,
  type: Type,
  /** Null for a fixed category that is shown in the reader's language. */
  name: z.nullable(z.string()),
  icon: Icon,
  colour: Colour,
  isFixed: z.boolean(),
  /** Not offered for new transactions, still shown with those that have it. */
  isArchived: z.boolean(),
  /** The category that took over its transactions. */
  mergedInto: z.nullable(AnyCategory),
});
export type CategoryItem = z.infer<typeof CategoryItem>;

const common = { tag: 'Categories', anonymous: 'userIdMissing' } as const;
const path = '/api/v1/categories';
const ById = z.strictObject({ id: AnyCategory });

export const listCategories = endpoint({
  ...common,
  method: 'GET',
  path,
  summary:
    'List the fixed and own categories of both types in the user’s order, archived and merged ones included',
  access: 'user',
  output: z.strictObject({ items: z.array(CategoryItem) }),
});

export const addCategory = endpoint({
  ...common,
  method: 'POST',
  path,
  summary: `Add a category, at most ${MAX_OWN_CATEGORIES}. Repeating it with the same id and content gives the same answer`,
  access: 'accepted',
  failure: 'categorySaveFailed',
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
  ...common,
  method: 'PATCH',
  path: `${path}/:id`,
  summary:
    'Change the name, icon or colour of a category, or archive it. `name: null` gives a fixed one its word back, and `isArchived: false` brings a merged one back without transactions',
  access: 'accepted',
  failure: 'categorySaveFailed',
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
  ...common,
  method: 'PUT',
  path: `${path}/order`,
  summary:
    'Set the order of the categories of one type. Those that are not named follow in their present order',
  access: 'accepted',
  failure: 'categorySaveFailed',
  errors: ['categoryNotFound'],
  body: z.strictObject({ type: Type, ids: z.array(AnyCategory).check(z.maxLength(200)) }),
  output: z.strictObject({ items: z.array(CategoryItem) }),
});

export const mergeCategory = endpoint({
  ...common,
  method: 'POST',
  path: `${path}/:id/merge`,
  summary: 'Move all transactions of a category to another of its type. It stays as archived and merged',
  access: 'accepted',
  failure: 'categoryMergeFailed',
  errors: ['categoryNotFound', 'categoryFixed'],
  params: ById,
  body: z.strictObject({ into: AnyCategory }),
  output: z.strictObject({ moved: z.number() }),
});

export const deleteCategory = endpoint({
  ...common,
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete an own category. Its transactions become uncategorized',
  access: 'accepted',
  failure: 'categoryMergeFailed',
  errors: ['categoryNotFound', 'categoryFixed'],
  params: ById,
  output: z.strictObject({ moved: z.number() }),
});
