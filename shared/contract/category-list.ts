import * as z from 'zod/mini';
import { TRANSACTION_TYPES } from '../categories.ts';
import { CATEGORY_COLOURS, CATEGORY_ICONS } from '../category-looks.ts';
import { endpoint } from './endpoint.ts';
import { AnyCategory } from './transaction.ts';

// Every screen loads this list. The endpoints that change categories are in `categories.ts`, which loads later.

export const Type = z.enum(TRANSACTION_TYPES);
export const Icon = z.nullable(z.enum(CATEGORY_ICONS, { error: 'invalid' }));
export const Colour = z.nullable(z.enum(CATEGORY_COLOURS, { error: 'invalid' }));

/** A fixed category, whose id is a word of spec section 3, or one that the user made; never `uncategorized`. */
export const CategoryItem = z.strictObject({
  id: AnyCategory,
  type: Type,
  /** Null for a fixed category that is shown in the reader's language. */
  name: z.nullable(z.string()),
  icon: Icon,
  colour: Colour,
  isFixed: z.boolean(),
  /** An archived category is not offered for new transactions, but its transactions still show it. */
  isArchived: z.boolean(),
  /** The category that took over its transactions. */
  mergedInto: z.nullable(AnyCategory),
});
export type CategoryItem = z.infer<typeof CategoryItem>;

export const common = { tag: 'Categories', anonymous: 'userIdMissing' } as const;
export const CATEGORIES_PATH = '/api/v1/categories';

export const listCategories = endpoint({
  ...common,
  method: 'GET',
  path: CATEGORIES_PATH,
  summary:
    'List the fixed and own categories of both types in the user’s order, archived and merged ones included',
  byToken: 'read',
  access: 'user',
  output: z.strictObject({ items: z.array(CategoryItem) }),
});
