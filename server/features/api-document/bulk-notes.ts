import type { Note, NoteTable } from './note-table.ts';

const ONE_ID = '01932f4e-8c00-7abc-8def-0123456789ab';
const CHANGED = { description: 'The ids that have the new category, by the category that they had.' };
const EDITED_DAY: Note = {
  description: 'A calendar day, at most one year ahead. Without one each keeps its own.',
  examples: ['2026-11-21'],
};
const EDITED_TEXT: Note = {
  description: 'One line. Without one each keeps its own.',
  examples: ['Coffee with Marta'],
};

/** Many transactions at once, and the deleted ones. */
export const BULK_NOTES: NoteTable = {
  input: [
    {
      on: [
        'POST /api/v1/transactions/delete',
        'POST /api/v1/transactions/categorize',
        'POST /api/v1/transactions/tag',
      ],
      fields: {
        ids: {
          description: 'Ids of expenses, incomes or both. Those without a transaction change nothing.',
          examples: [[ONE_ID]],
        },
      },
    },
    {
      on: [
        'POST /api/v1/transactions/delete-matching',
        'POST /api/v1/transactions/categorize-matching',
        'POST /api/v1/transactions/tag-matching',
        'POST /api/v1/transactions/edit-matching',
      ],
      fields: {
        search: {
          description: 'The filters of the list of transactions. Without any, it finds all.',
          examples: [{ q: 'coffee', from: '2026-11-01', to: '2026-11-30' }],
        },
        except: { description: 'Ids of transactions that stay as they are.', examples: [[ONE_ID]] },
        'search.q': { description: 'As in the list of transactions.', examples: ['coffee'] },
        'search.category': { description: 'As in the list of transactions.', examples: ['food,transport'] },
        'search.tag': { description: 'As in the list of transactions.', examples: ['home'] },
        'search.anyOf': { description: 'As in the list of transactions.', examples: ['rent,alquiler'] },
        'search.from': { description: 'First day, included.', examples: ['2026-11-01'] },
        'search.to': { description: 'Last day, included.', examples: ['2026-11-30'] },
        'search.min': { description: "The smallest amount, in major units of the user's currency." },
        'search.max': { description: "The largest amount, in major units of the user's currency." },
        'search.import': { description: 'The id of an import: only the transactions that it made.' },
        'search.source': {
          description: 'The id of a source of imports: only the transactions that its imports made.',
        },
        'search.recurring': {
          description: 'The id of a recurring transaction: only the transactions of its days.',
        },
      },
    },
    {
      on: ['POST /api/v1/transactions/categorize', 'POST /api/v1/transactions/categorize-matching'],
      fields: {
        categories: {
          description: 'The new category for each type, at least one. The other type stays as it is.',
          examples: [{ expense: 'food' }],
        },
        skipParts: { description: 'Whether parts of split purchases stay as they are.' },
      },
    },
    {
      on: ['POST /api/v1/transactions/tag', 'POST /api/v1/transactions/tag-matching'],
      fields: {
        set: { description: 'Tags in the place of those that each has.', examples: [['home']] },
        remove: { description: 'Tags that each loses.', examples: [['trip 2025']] },
        add: { description: 'Tags that each gets.', examples: [['trip 2026']] },
      },
    },
    {
      on: ['POST /api/v1/transactions/edit'],
      fields: {
        changes: {
          description:
            'A new day, a new description, or both, for some transactions each. Of two for the same transaction the later one counts.',
          examples: [[{ ids: [ONE_ID], date: '2026-11-21' }]],
        },
        'changes.ids': {
          description:
            'Ids of expenses, incomes or both. Those without a transaction change nothing. At most 100 in all.',
          examples: [[ONE_ID]],
        },
        'changes.date': EDITED_DAY,
        'changes.description': EDITED_TEXT,
      },
    },
    {
      on: ['POST /api/v1/transactions/edit-matching'],
      fields: { date: EDITED_DAY, description: EDITED_TEXT },
    },
    {
      on: ['GET /api/v1/transactions/deleted'],
      fields: {
        q: { description: 'As in the list of transactions.', examples: ['coffee'] },
        limit: {
          description:
            'The largest number of transactions to answer; without it, the page size of the settings.',
          examples: [10],
        },
        cursor: { description: 'The nextCursor of the page before.' },
      },
    },
    {
      on: ['POST /api/v1/transactions/deleted/restore', 'POST /api/v1/transactions/deleted/erase'],
      fields: { ids: { description: 'Ids of deleted transactions.', examples: [[ONE_ID]] } },
    },
    {
      on: ['POST /api/v1/transactions/deleted/restore-deletion'],
      fields: { deletionId: { description: 'What a deletion answered.', examples: [ONE_ID] } },
    },
  ],
  output: [
    {
      on: ['POST /api/v1/transactions/delete'],
      fields: {
        deleted: { description: 'The transactions as they were.' },
        missing: { description: 'How many of the ids had no transaction.' },
        deletionId: { description: 'Restores them all.' },
      },
    },
    {
      on: ['POST /api/v1/transactions/delete-matching'],
      fields: {
        deleted: { description: 'How many transactions were deleted.' },
        deletionId: { description: 'Restores them all.' },
      },
    },
    {
      on: ['POST /api/v1/transactions/categorize', 'POST /api/v1/transactions/categorize-matching'],
      fields: { changed: CHANGED },
    },
    {
      on: ['POST /api/v1/transactions/tag', 'POST /api/v1/transactions/tag-matching'],
      fields: {
        changed: { description: 'The ids that have other tags now, by the tags that they had.' },
        full: { description: 'How many stay as they are, because they would have more than 10 tags.' },
      },
    },
    {
      on: ['POST /api/v1/transactions/edit', 'POST /api/v1/transactions/edit-matching'],
      fields: {
        count: { description: 'How many transactions changed.' },
        former: {
          description:
            'The ids that changed, by the day, the description, or both that they had. Sent as changes, at most 100 ids at once, it undoes the change. Empty where more than 2,000 changed.',
        },
      },
    },
    {
      on: ['DeletedTransaction'],
      fields: {
        id: { description: 'A UUID of version 7.' },
        amount: { description: "In major units of the user's currency." },
        date: { description: 'A calendar day.' },
        groupId: { description: 'The same for all parts of a split purchase; null for others.' },
        createdAt: { description: 'When it was recorded, in UTC.' },
        updatedAt: { description: 'When it was last changed, in UTC.' },
        deletedAt: { description: 'When it was deleted, in UTC.' },
        deletionId: { description: 'The same for all that were deleted together. It restores them all.' },
      },
    },
    {
      on: ['GET /api/v1/transactions/deleted'],
      fields: {
        deletions: { description: 'The deletions of these items that had several transactions.' },
        'deletions.id': { description: 'The deletionId of its items.' },
        'deletions.count': { description: 'How many of its transactions can be restored.' },
        total: { description: 'How many the search finds; null on later pages.' },
        nextCursor: { description: 'Send it as cursor for the next page; null on the last one.' },
      },
    },
    {
      on: ['POST /api/v1/transactions/deleted/restore'],
      fields: { missing: { description: 'How many of the ids had no deleted transaction.' } },
    },
    {
      on: ['POST /api/v1/transactions/deleted/restore-deletion'],
      fields: { restored: { description: 'How many transactions were restored.' } },
    },
    {
      on: ['POST /api/v1/transactions/deleted/erase'],
      fields: { erased: { description: 'How many transactions were erased.' } },
    },
  ],
};
