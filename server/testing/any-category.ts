import type { ReadCategories } from '#server/features/transactions/categories.ts';

/** For tests of transactions without the app: every id is a category. */
export const anyCategory: ReadCategories = () =>
  Promise.resolve({ resolve: (_type, id) => id, follow: (id) => id, names: () => ({}) });
