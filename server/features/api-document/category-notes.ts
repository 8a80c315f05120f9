import { MAX_OWN_CATEGORIES } from '#shared/limits.ts';
import type { NoteTable } from './note-table.ts';

const ONE_CATEGORY = '01932f4e-8c00-7abc-8def-0123456789ab';
const BY_ID = {
  description: 'The word of a fixed category, or the UUID of an own one.',
  examples: ['food'],
} as const;
const MOVED = { description: 'How many transactions got the other category.' };

export const CATEGORY_NOTES: NoteTable = {
  input: [
    {
      on: ['PATCH /api/v1/categories/:id', 'POST /api/v1/categories/:id/merge'],
      fields: { id: BY_ID },
    },
    {
      on: ['DELETE /api/v1/categories/:id'],
      fields: { id: { description: 'The UUID of an own category.', examples: [ONE_CATEGORY] } },
    },
    {
      on: ['POST /api/v1/categories'],
      fields: {
        id: {
          description:
            'A UUID of version 7 that you make, so that a repeated request adds nothing; without it the server makes one.',
          examples: [ONE_CATEGORY],
        },
        name: {
          description: `One line that no other category of the type is called, without regard to case and accents. At most ${MAX_OWN_CATEGORIES} categories can be added.`,
          examples: ['Pets'],
        },
      },
    },
    {
      on: ['PATCH /api/v1/categories/:id'],
      fields: {
        name: {
          description:
            'Null gives a fixed category its word in the reader’s language; an own one needs a name.',
          examples: ['Pets'],
        },
        isArchived: { description: 'False also brings a merged category back, without transactions.' },
      },
    },
    {
      on: ['PUT /api/v1/categories/order'],
      fields: {
        ids: {
          description: 'Categories of the type, the first first. The others follow as they were.',
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
        id: { description: 'The word of a fixed category, or the UUID of an own one.' },
        name: { description: 'Null for a fixed category that is called by its word in each language.' },
        isArchived: { description: 'Whether it should not be offered for new transactions.' },
        mergedInto: { description: 'The category that took over its transactions; null where none did.' },
      },
    },
    {
      on: ['POST /api/v1/categories/:id/merge', 'DELETE /api/v1/categories/:id'],
      fields: { moved: MOVED },
    },
  ],
};
