import type { NoteTable } from './note-table.ts';

const ONE_ID = '01932f4e-8c00-7abc-8def-0123456789ab';
const OTHER_ID = '01932f4e-9d00-7abc-8def-0123456789ab';
const CALENDAR_DAY = { description: 'A calendar day.' };
const ONE_KEY = 'q3vH1_0aZ9kLm2nB7xYwUe';
const ONE_ROW = {
  line: 1,
  bank: {
    key: ONE_KEY,
    occurrence: 1,
    bankId: null,
    date: '2026-11-20',
    amount: -12.5,
    text: 'COMPRA TARJ. MERCADONA',
  },
  outcome: 'added',
  transaction: {
    id: ONE_ID,
    type: 'expense',
    amount: 12.5,
    description: 'Mercadona',
    category: 'food',
    date: '2026-11-20',
  },
};

/** Sources, imports, and what they leave beside transactions. */
export const IMPORT_NOTES: NoteTable = {
  input: [
    {
      on: ['GET /api/v1/imports'],
      fields: { cursor: { description: 'The nextCursor of the page before.' } },
    },
    {
      on: ['POST /api/v1/sources', 'POST /api/v1/imports'],
      fields: {
        id: {
          description: 'A UUID of version 7 that you make, so that a repeated request adds nothing.',
          examples: [OTHER_ID],
        },
      },
    },
    {
      on: ['POST /api/v1/sources', 'PATCH /api/v1/sources/:id'],
      fields: {
        accountHash: {
          description:
            "The HMAC-SHA-256 of the account's number under accountKey, as base64url; null without a number.",
          examples: [null],
        },
        accountEnd: { description: "The last characters of the account's number.", examples: ['1332'] },
        shape: { description: "The fingerprint of its files' header.", examples: [null] },
        answers: {
          description:
            'What its files leave open, by the code of the question; at most 4,000 characters of JSON.',
          examples: [{ dateOrder: 'dmy' }],
        },
      },
    },
    {
      on: ['PATCH /api/v1/sources/:id', 'DELETE /api/v1/sources/:id'],
      fields: { id: { description: 'The id of the source.', examples: [OTHER_ID] } },
    },
    {
      on: ['POST /api/v1/imports'],
      fields: {
        sourceId: { description: 'The id of the source.', examples: [ONE_ID] },
        fileName: { description: 'The name of the file.', examples: ['november.csv'] },
        format: { description: 'What kind of file it is.', examples: ['csv'] },
      },
    },
    {
      on: [
        'GET /api/v1/imports/:id',
        'POST /api/v1/imports/:id/rows',
        'POST /api/v1/imports/:id/finish',
        'DELETE /api/v1/imports/:id',
      ],
      fields: { id: { description: 'The id of the import.', examples: [OTHER_ID] } },
    },
    {
      on: ['GET /api/v1/transactions/:id/bank-lines'],
      fields: { id: { description: 'The id of the transaction.', examples: [ONE_ID] } },
    },
    {
      on: ['DELETE /api/v1/imports/:id'],
      fields: {
        edited: {
          description: 'What happens to transactions that were changed since; without it they are kept.',
        },
      },
    },
    {
      on: ['POST /api/v1/me/restore', 'POST /api/v1/me/restore/rows', 'POST /api/v1/me/restore/finish'],
      fields: {
        id: { description: 'A UUID of version 7 that you make for the restore.', examples: [OTHER_ID] },
      },
    },
    {
      on: ['POST /api/v1/me/restore'],
      fields: {
        exportedAt: {
          description: 'exportedAt of the export, by which a restore that was cut off is recognised.',
          examples: ['2026-11-21T10:00:00.000Z'],
        },
        currency: { description: "The currency of the export's profile.", examples: ['EUR'] },
      },
    },
    {
      on: ['POST /api/v1/me/restore/rows'],
      fields: {
        records: { description: 'Items of the list of this name, as the export has them.' },
        deletedRecords: { description: 'Items of the list of this name, as the export has them.' },
        sources: { description: 'Items of the list of this name, as the export has them.' },
        imports: {
          description: 'Items of the list of this name, whose sources are there or in this request.',
        },
        importEntries: {
          description: 'Items of the list of this name, whose imports are there or in this request.',
        },
        recurring: {
          description: 'Items of the list of this name, whose categories are there or in this request.',
        },
        recurringOccurrences: {
          description:
            'Items of the list of this name, whose recurring transactions are there or in this request.',
        },
        recurringDecisions: { description: 'Items of the list of this name, as the export has them.' },
        noticeDecisions: { description: 'Items of the list of this name, as the export has them.' },
        budgets: {
          description: 'Items of the list of this name, whose categories are there or in this request.',
        },
        goals: { description: 'Items of the list of this name, as the export has them.' },
        goalEntries: {
          description: 'Items of the list of this name, whose goals are there or in this request.',
        },
      },
    },
    {
      on: ['GET /api/v1/imports/history'],
      fields: {
        from: { description: 'The first day of the file.', examples: ['2026-11-01'] },
        to: { description: 'The last day of the file.', examples: ['2026-11-30'] },
      },
    },
    {
      on: ['POST /api/v1/imports/:id/rows'],
      fields: {
        rows: { description: 'All of them are saved, or none.', examples: [[ONE_ROW]] },
        'rows.line': { description: 'Its number in the import, from 1.' },
        'rows.bank': { description: 'What the file says, kept beside the transaction.' },
        'rows.bank.key': {
          description: 'The same for rows that are equal: 22 characters of a hash over day, amount and text.',
        },
        'rows.bank.occurrence': { description: 'Which of the equal rows of the file it is, from 1.' },
        'rows.bank.bankId': { description: "The bank's own id of the row, if the file has one." },
        'rows.bank.amount': {
          description: "In major units of the user's currency; negative for money that left the account.",
        },
        'rows.outcome': { description: 'What becomes of the row.' },
        'rows.transactionId': { description: 'The transaction that a joined row belongs to.' },
        'rows.occurrence': {
          description: 'The day of a recurring transaction that an added row pays, so that it is not posted.',
        },
        'rows.occurrence.day': { description: 'The day of the schedule.' },
      },
    },
  ],
  output: [
    {
      on: ['GET /api/v1/sources'],
      fields: { accountKey: { description: "The user's own key for accountHash, as base64url." } },
    },
    {
      on: ['GET /api/v1/imports'],
      fields: {
        nextCursor: { description: 'Send it as cursor for the next page; null on the last one.' },
        'items.added': { description: 'How many transactions its rows made.' },
        'items.joined': { description: 'How many rows were joined to transactions that existed.' },
        'items.leftOut': { description: 'How many rows were left out on purpose, transfers included.' },
      },
    },
    {
      on: ['GET /api/v1/imports/:id'],
      fields: { edited: { description: 'How many of its transactions were changed since.' } },
    },
    {
      on: ['DELETE /api/v1/imports/:id'],
      fields: {
        deleted: { description: 'How many transactions were deleted for good.' },
        kept: { description: 'How many changed ones were kept.' },
        freed: { description: 'How many rows were joined to a transaction.' },
      },
    },
    {
      on: ['GET /api/v1/imports/history'],
      fields: {
        'transactions.sourceId': { description: 'The source that it was imported from, or null.' },
        'rows.amount': {
          description: "In major units of the user's currency; negative for money that left the account.",
        },
        'rows.transactionId': { description: 'Null without a transaction, or once it was deleted.' },
        'rows.isDeleted': { description: 'Whether the user has deleted its transaction.' },
        occurrences: { description: 'Days of recurring transactions that a row of the file may pay.' },
        'occurrences.day': { description: 'The day of the schedule.' },
        'occurrences.dueDay': { description: 'The day on which it is due.' },
        'occurrences.transactionId': {
          description: 'The transaction that it was posted as; null while it waits or is to come.',
        },
      },
    },
    {
      on: ['GET /api/v1/transactions/:id/bank-lines'],
      fields: {
        'items.date': CALENDAR_DAY,
        'items.amount': {
          description: "In major units of the user's currency; negative for money that left the account.",
        },
        'items.text': { description: "The bank's own words." },
      },
    },
  ],
};
