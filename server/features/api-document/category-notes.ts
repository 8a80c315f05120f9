import { MAX_OWN_CATEGORIES } from '#shared/limits.ts';
import { ONE_ID, OWN_ID, type NoteTable } from './note-table.ts';

const BY_ID = {
  description: 'The word of a fixed category, or the UUID of the user’s own category.',
  examples: ['food'],
} as const;
const MOVED = { description: 'The number of transactions that got the other category.' };

export const CATEGORY_NOTES: NoteTable = {
  input: [
    {
      on: ['PATCH /api/v1/categories/:id', 'POST /api/v1/categories/:id/merge'],
      fields: { id: BY_ID },
    },
    {
      on: ['DELETE /api/v1/categories/:id'],
      fields: { id: { description: 'The UUID of the user’s own category.', examples: [ONE_ID] } },
    },
    {
      on: ['POST /api/v1/categories'],
      fields: {
        id: {
          description: OWN_ID,
          examples: [ONE_ID],
        },
        name: {
          description: `One line. No other category of the type may have the same name; case and accents do not matter. At most ${MAX_OWN_CATEGORIES} categories can be added.`,
          examples: ['Pets'],
        },
      },
    },
    {
      on: ['PATCH /api/v1/categories/:id'],
      fields: {
        name: {
          description:
            'Null gives a fixed category its word in the reader’s language; the user’s own category needs a name.',
          examples: ['Pets'],
        },
        isArchived: { description: 'False also brings back a merged category, without its transactions.' },
      },
    },
    {
      on: ['PUT /api/v1/categories/order'],
      fields: {
        ids: {
          description: 'Categories of the type in their new order. The others follow in their old order.',
          examples: [['health', 'food']],
        },
      },
    },
    {
      on: ['POST /api/v1/categories/:id/merge'],
      fields: { into: { description: 'A category of the same type, or uncategorized.', examples: ['food'] } },
    },
  ],
  output: [
    {
      on: ['Category'],
      fields: {
        id: { description: 'The word of a fixed category, or the UUID of the user’s own category.' },
        name: { description: 'Null for a fixed category that has its word in each language.' },
        isArchived: { description: 'Whether the category should not be offered for new transactions.' },
        mergedInto: { description: 'The category that took over its transactions, or null.' },
      },
    },
    {
      on: ['POST /api/v1/categories/:id/merge', 'DELETE /api/v1/categories/:id'],
      fields: { moved: MOVED },
    },
  ],
};
