import { forFields, SHARED_FIELDS } from '#shared/contract/transaction-fields.ts';
import { ONE_ID, type NoteTable } from './note-table.ts';
import { FIELD_NOTES } from './transaction-notes.ts';

const PARTS = [
  { id: '01932f4e-8c00-7abc-8def-0123456789ac', amount: 18.5, category: 'food' },
  { id: '01932f4e-8c00-7abc-8def-0123456789ad', amount: 7, category: 'health', note: 'Plasters' },
];
const SUM = { description: "In major units of the user's currency.", examples: [25.5] } as const;

/** Notes on split purchases and tags. */
export const GROUP_NOTES: NoteTable = {
  input: [
    {
      on: [
        'GET /api/v1/transactions/group/:id',
        'PATCH /api/v1/transactions/group/:id',
        'DELETE /api/v1/transactions/group/:id',
      ],
      fields: { id: { description: 'The groupId of the parts.', examples: [ONE_ID] } },
    },
    {
      on: ['POST /api/v1/transactions/group', 'PATCH /api/v1/transactions/group/:id'],
      fields: forFields(SHARED_FIELDS, (field) => {
        const note = FIELD_NOTES[field];
        return { ...note, description: `For all parts. ${note.description}` };
      }),
    },
    {
      on: ['POST /api/v1/transactions/group'],
      fields: {
        id: {
          description: 'A UUID of version 7 that you make; it becomes the groupId of the parts.',
          examples: [ONE_ID],
        },
        amount: { ...SUM, description: "The sum of the parts, in major units of the user's currency." },
        parts: {
          description: 'The parts; their ids are UUIDs of version 7 that you make.',
          examples: [PARTS],
        },
        splits: { description: 'The id of a transaction that becomes the part with the same id.' },
      },
    },
    {
      on: ['PATCH /api/v1/transactions/group/:id'],
      fields: {
        split: {
          description:
            'All parts after the change, and their sum. A new id adds a part; a part that is left out is deleted.',
          examples: [{ amount: 25.5, parts: PARTS }],
        },
        'split.amount': SUM,
      },
    },
    {
      on: ['PATCH /api/v1/tags/:tag', 'DELETE /api/v1/tags/:tag'],
      fields: { tag: { description: 'The tag; case and accents do not matter.', examples: ['home'] } },
    },
    {
      on: ['PATCH /api/v1/tags/:tag'],
      fields: { to: { description: 'The new name.', examples: ['house'] } },
    },
  ],
  output: [
    {
      on: ['GET /api/v1/tags'],
      fields: {
        'items.tag': { description: 'The tag in its most frequent spelling.' },
        'items.count': { description: 'The number of transactions with the tag.' },
      },
    },
    {
      on: ['PATCH /api/v1/tags/:tag', 'DELETE /api/v1/tags/:tag'],
      fields: { changed: { description: 'The number of changed transactions, without deleted ones.' } },
    },
    {
      on: ['GET /api/v1/transactions'],
      fields: {
        groups: { description: 'The split purchases that have parts on this page.' },
        'groups.count': { description: 'The number of all parts.' },
        'groups.amount': { description: "The sum of all parts, in major units of the user's currency." },
      },
    },
    {
      on: ['DELETE /api/v1/transactions/group/:id'],
      fields: {
        deleted: { description: 'The parts as they were before.' },
        deletionId: { description: 'The id that restores all of them.' },
      },
    },
  ],
};
