import { forFields, WHOLE_FIELDS } from '#shared/contract/transaction-fields.ts';
import type { NoteTable } from './note-table.ts';
import { FIELD_NOTES } from './transaction-notes.ts';

const ONE_ID = '01932f4e-8c00-7abc-8def-0123456789ab';
const PARTS = [
  { id: '01932f4e-8c00-7abc-8def-0123456789ac', amount: 18.5, category: 'food' },
  { id: '01932f4e-8c00-7abc-8def-0123456789ad', amount: 7, category: 'health', note: 'Plasters' },
];
const SUM = { description: "In major units of the user's currency.", examples: [25.5] } as const;

/** Split purchases, and tags. */
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
      fields: forFields(WHOLE_FIELDS, (field) => {
        const note = FIELD_NOTES[field];
        return { ...note, description: `Of all parts. ${note.description}` };
      }),
    },
    {
      on: ['POST /api/v1/transactions/group'],
      fields: {
        id: {
          description: 'A UUID of version 7 that you make; the groupId of the parts.',
          examples: [ONE_ID],
        },
        amount: { ...SUM, description: "The sum of the parts, in major units of the user's currency." },
        parts: { description: 'Their ids are UUIDs of version 7 that you make.', examples: [PARTS] },
        splits: { description: 'The id of a transaction that becomes the part with the same id.' },
      },
    },
    {
      on: ['PATCH /api/v1/transactions/group/:id'],
      fields: {
        split: {
          description:
            'All parts after the change and their sum. A new id adds a part, and a part that is not named is deleted.',
          examples: [{ amount: 25.5, parts: PARTS }],
        },
        'split.amount': SUM,
      },
    },
    {
      on: ['PATCH /api/v1/tags/:tag', 'DELETE /api/v1/tags/:tag'],
      fields: { tag: { description: 'The tag, in any spelling of case and accents.', examples: ['home'] } },
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
        'items.tag': { description: 'In its most frequent spelling.' },
        'items.count': { description: 'How many transactions have it.' },
      },
    },
    {
      on: ['PATCH /api/v1/tags/:tag', 'DELETE /api/v1/tags/:tag'],
      fields: { changed: { description: 'How many transactions changed; deleted ones do not count.' } },
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
        deleted: { description: 'The parts as they were.' },
        deletionId: { description: 'Restores them all.' },
      },
    },
  ],
};
