import { uuidv7 } from 'uuidv7';
import { MAX_OWN_CATEGORIES } from '#shared/limits.ts';
import { asUserAfter, asUser, type ErrorCases } from './cause.ts';

const CATEGORIES = '/api/v1/categories';

export const categories = {
  categoryNotFound: [
    404,
    'This category does not exist.',
    asUser((user) => user.patch(`${CATEGORIES}/${uuidv7()}`, { isArchived: true })),
  ],
  categoryFixed: [
    409,
    'This category cannot be changed in this way.',
    asUser((user) => user.delete(`${CATEGORIES}/food`)),
  ],
  categoryIdConflict: [
    409,
    'Another category already has this id.',
    asUser(async (user) => {
      const category = { id: uuidv7(), type: 'expense', name: 'Pets' };
      await user.post(CATEGORIES, category);
      return await user.post(CATEGORIES, { ...category, name: 'Cats' });
    }),
  ],
  tooManyCategories: [
    409,
    'You have reached the limit of your own categories. Delete one first.',
    asUser(async (user) => {
      for (let n = 0; n < MAX_OWN_CATEGORIES; n++) {
        await user.post(CATEGORIES, { type: 'expense', name: `Category ${n}` });
      }
      return await user.post(CATEGORIES, { type: 'expense', name: 'Pets' });
    }),
  ],
  categorySaveFailed: [
    500,
    'Failed to save the category.',
    asUserAfter('drop table categories', (user) => user.post(CATEGORIES, { type: 'expense', name: 'Pets' })),
  ],
  categoryMergeFailed: [
    500,
    'Failed to move the transactions of the category.',
    asUserAfter('drop table transactions', (user) =>
      user.post(`${CATEGORIES}/food/merge`, { into: 'other' }),
    ),
  ],
} satisfies ErrorCases;
