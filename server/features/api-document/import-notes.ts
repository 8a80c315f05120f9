import { CALENDAR_DAY, CURSOR, NEXT_CURSOR, ONE_ID, type NoteTable } from './note-table.ts';

const OTHER_ID = '01932f4e-9d00-7abc-8def-0123456789ab';
const ONE_KEY = 'q3vH1_0aZ9kLm2nB7xYwUe';
const LISTED = 'Items of the list with this name in the export.';
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

/** Describes items of an export that need others. */
const listedAfter = (others: string) => ({
  description: `${LISTED} Their ${others} must exist or be in this request.`,
});

/** Notes on accounts, imports, stored bank lines, and the restore of an export. */
export const IMPORT_NOTES: NoteTable = {
  input: [
    {
      on: ['GET /api/v1/imports'],
      fields: { cursor: CURSOR },
    },
    {
      on: ['POST /api/v1/sources', 'POST /api/v1/imports'],
      fields: {
        id: {
          description: 'A UUID of version 7 that you make: a repeated request then adds nothing.',
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
        shape: { description: "The fingerprint of the header of the account's files.", examples: [null] },
        answers: {
          description:
            'The answers to questions about its files, by the code of the question; at most 4,000 characters of JSON.',
          examples: [{ dateOrder: 'dmy' }],
        },
      },
    },
    {
      on: ['PATCH /api/v1/sources/:id', 'POST /api/v1/sources/:id/merge', 'DELETE /api/v1/sources/:id'],
      fields: { id: { description: 'The id of the account.', examples: [OTHER_ID] } },
    },
    {
      on: ['PATCH /api/v1/sources/:id'],
      fields: {
        isArchived: { description: 'Whether forms no longer offer it. Its transactions keep it.' },
      },
    },
    {
      on: ['PUT /api/v1/sources/order'],
      fields: { ids: { description: 'The ids of the accounts that come first.', examples: [[OTHER_ID]] } },
    },
    {
      on: ['POST /api/v1/sources/:id/merge'],
      fields: { into: { description: 'The account that takes over.', examples: [ONE_ID] } },
    },
    {
      on: ['POST /api/v1/imports'],
      fields: {
        sourceId: { description: 'The id of the account.', examples: [ONE_ID] },
        fileName: { description: 'The name of the file.', examples: ['november.csv'] },
        format: { description: 'The format of the file.', examples: ['csv'] },
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
        edited: { description: 'Whether transactions changed since are kept, the default, or deleted.' },
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
          description: 'The exportedAt of the export; it identifies a restore that was interrupted.',
          examples: ['2026-11-21T10:00:00.000Z'],
        },
        currency: { description: "The currency of the export's profile.", examples: ['EUR'] },
      },
    },
    {
      on: ['POST /api/v1/me/restore/rows'],
      fields: {
        records: { description: LISTED },
        deletedRecords: { description: LISTED },
        sources: { description: LISTED },
        imports: listedAfter('sources'),
        transfers: listedAfter('sources'),
        statements: listedAfter('sources'),
        importEntries: listedAfter('imports'),
        recurring: listedAfter('categories'),
        recurringOccurrences: listedAfter('recurring transactions'),
        recurringDecisions: { description: LISTED },
        noticeDecisions: { description: LISTED },
        budgets: listedAfter('categories'),
        goals: { description: LISTED },
        goalEntries: listedAfter('goals'),
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
        rows: { description: 'The rows to save; either all are saved or none.', examples: [[ONE_ROW]] },
        'rows.line': { description: 'The number of the row in the import, from 1.' },
        'rows.bank': { description: 'The row as the file has it; stored with the transaction.' },
        'rows.bank.key': {
          description: 'The same for equal rows: 22 characters of a hash of day, amount and text.',
        },
        'rows.bank.occurrence': {
          description: 'The number of the row among equal rows of the file, from 1.',
        },
        'rows.bank.bankId': { description: "The bank's own id of the row, if the file has one." },
        'rows.bank.amount': {
          description: "In major units of the user's currency; negative for money that left the account.",
        },
        'rows.outcome': { description: 'The result for the row.' },
        'rows.transactionId': { description: 'The transaction to which a joined row belongs.' },
        'rows.transfer': {
          description: 'The transfer that a transfer row becomes, unless it joins one that is there already.',
        },
        'rows.transfer.account': { description: 'The other account; null if you do not keep it here.' },
        'rows.occurrence': {
          description: 'The occurrence of a recurring transaction that an added row pays; it is not posted.',
        },
        'rows.occurrence.day': { description: 'The day in the schedule.' },
      },
    },
  ],
  output: [
    {
      on: ['GET /api/v1/sources'],
      fields: { accountKey: { description: "The user's key for accountHash, as base64url." } },
    },
    {
      on: ['POST /api/v1/sources/:id/merge'],
      fields: { moved: { description: 'The number of moved transactions, without deleted ones.' } },
    },
    {
      on: ['GET /api/v1/imports'],
      fields: {
        nextCursor: NEXT_CURSOR,
        'items.added': { description: 'The number of transactions that its rows added.' },
        'items.joined': { description: 'The number of rows that were joined to existing transactions.' },
        'items.leftOut': { description: 'The number of rows left out on purpose, including transfers.' },
      },
    },
    {
      on: ['GET /api/v1/imports/:id'],
      fields: {
        edited: { description: 'The number of its transactions that were changed since.' },
        editedTransfers: { description: 'The number of its transfers that were changed since.' },
      },
    },
    {
      on: ['GET /api/v1/imports/:id', 'POST /api/v1/imports/:id/finish'],
      fields: {
        transfers: { description: 'The number of its rows that are transfers, which `leftOut` includes.' },
      },
    },
    {
      on: ['DELETE /api/v1/imports/:id'],
      fields: {
        deleted: { description: 'The number of transactions that were deleted for good.' },
        kept: { description: 'The number of changed transactions that were kept.' },
        freed: { description: 'The number of rows that were joined to a transaction.' },
        transfers: { description: 'The number of deleted transfers, which no other file has.' },
      },
    },
    {
      on: ['GET /api/v1/imports/history'],
      fields: {
        'transactions.sourceId': { description: 'The account, or null.' },
        'rows.amount': {
          description: "In major units of the user's currency; negative for money that left the account.",
        },
        'rows.transactionId': { description: 'Null if the row has no transaction, or if it was deleted.' },
        'rows.isDeleted': { description: 'Whether the user has deleted the transaction of the row.' },
        occurrences: { description: 'Occurrences of recurring transactions that a row of the file may pay.' },
        'occurrences.day': { description: 'The day in the schedule.' },
        'occurrences.dueDay': { description: 'The day on which the occurrence is due.' },
        'occurrences.transactionId': {
          description: 'The posted transaction; null while the occurrence waits or is still to come.',
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
        'items.text': { description: "The bank's text." },
      },
    },
  ],
};
