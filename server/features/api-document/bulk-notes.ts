import {
  CALENDAR_DAY,
  CURSOR,
  MAJOR_UNITS,
  NEXT_CURSOR,
  ONE_ID,
  UUID,
  type Note,
  type NoteTable,
} from './note-table.ts';

const CHANGED = { description: 'The changed ids, grouped by their old category.' };
const EDITED_DAY: Note = {
  description: 'A calendar day, at most one year ahead. Without it, each transaction keeps its day.',
  examples: ['2026-11-21'],
};
const EDITED_TEXT: Note = {
  description: 'One line. Without it, each transaction keeps its description.',
  examples: ['Coffee with Marta'],
};

/** Notes on changes of many transactions, and on deleted transactions. */
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
          description: 'Ids of expenses, incomes or both. Unknown ids change nothing.',
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
          description: 'The filters of the list of transactions. Without filters it finds all.',
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
        'search.import': { description: 'The id of an import: finds only the transactions that it added.' },
        'search.account': {
          description: 'One or several ids of accounts, separated by commas: finds their transactions.',
        },
        'search.recurring': {
          description: 'The id of a recurring transaction: finds only the transactions of its occurrences.',
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
        set: { description: 'Tags that replace all tags of each transaction.', examples: [['home']] },
        remove: { description: 'Tags to remove from each transaction.', examples: [['trip 2025']] },
        add: { description: 'Tags to add to each transaction.', examples: [['trip 2026']] },
      },
    },
    {
      on: ['POST /api/v1/transactions/edit'],
      fields: {
        changes: {
          description:
            'Each changes the day, the description or both of some transactions. If two name the same transaction, the later one counts.',
          examples: [[{ ids: [ONE_ID], date: '2026-11-21' }]],
        },
        'changes.ids': {
          description:
            'Ids of expenses, incomes or both. Unknown ids change nothing. At most 100 in all changes together.',
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
          description: 'The most transactions on a page; the default is the page size of the settings.',
          examples: [10],
        },
        cursor: CURSOR,
      },
    },
    {
      on: ['POST /api/v1/transactions/deleted/restore', 'POST /api/v1/transactions/deleted/erase'],
      fields: { ids: { description: 'Ids of deleted transactions.', examples: [[ONE_ID]] } },
    },
    {
      on: ['POST /api/v1/transactions/deleted/restore-deletion'],
      fields: {
        deletionId: { description: 'The deletionId in the response to a deletion.', examples: [ONE_ID] },
      },
    },
  ],
  output: [
    {
      on: ['POST /api/v1/transactions/delete'],
      fields: {
        deleted: { description: 'The transactions as they were before.' },
        missing: { description: 'The number of ids without a transaction.' },
        deletionId: { description: 'The id that restores all of them.' },
      },
    },
    {
      on: ['POST /api/v1/transactions/delete-matching'],
      fields: {
        deleted: { description: 'The number of deleted transactions.' },
        deletionId: { description: 'The id that restores all of them.' },
      },
    },
    {
      on: ['POST /api/v1/transactions/categorize', 'POST /api/v1/transactions/categorize-matching'],
      fields: { changed: CHANGED },
    },
    {
      on: ['POST /api/v1/transactions/tag', 'POST /api/v1/transactions/tag-matching'],
      fields: {
        changed: { description: 'The changed ids, grouped by their old tags.' },
        full: {
          description:
            'The number of transactions that were not changed, because they would have more than 10 tags.',
        },
      },
    },
    {
      on: ['POST /api/v1/transactions/edit', 'POST /api/v1/transactions/edit-matching'],
      fields: {
        count: { description: 'The number of changed transactions.' },
        former: {
          description:
            'The changed ids, grouped by their old day, description or both. Send it as `changes`, at most 100 ids at once, to undo the change. Empty if more than 2,000 changed.',
        },
      },
    },
    {
      on: ['DeletedTransaction'],
      fields: {
        id: UUID,
        amount: MAJOR_UNITS,
        date: CALENDAR_DAY,
        groupId: { description: 'The same for all parts of a split purchase; null for others.' },
        createdAt: { description: 'When the transaction was recorded, in UTC.' },
        updatedAt: { description: 'When the transaction was last changed, in UTC.' },
        deletedAt: { description: 'When the transaction was deleted, in UTC.' },
        deletionId: {
          description: 'The same for all transactions that were deleted together; restores all of them.',
        },
      },
    },
    {
      on: ['GET /api/v1/transactions/deleted'],
      fields: {
        deletions: { description: 'The deletions of these items, if they deleted several transactions.' },
        'deletions.id': { description: 'The deletionId of its items.' },
        'deletions.count': { description: 'The number of its transactions that can be restored.' },
        total: { description: 'The number of found transactions; null on later pages.' },
        nextCursor: NEXT_CURSOR,
      },
    },
    {
      on: ['POST /api/v1/transactions/deleted/restore'],
      fields: { missing: { description: 'The number of ids without a deleted transaction.' } },
    },
    {
      on: ['POST /api/v1/transactions/deleted/restore-deletion'],
      fields: { restored: { description: 'The number of restored transactions.' } },
    },
    {
      on: ['POST /api/v1/transactions/deleted/erase'],
      fields: { erased: { description: 'The number of erased transactions.' } },
    },
  ],
};
