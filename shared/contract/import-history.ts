import * as z from 'zod/mini';
import { TRANSACTION_TYPES } from '../categories.ts';
import { endpoint } from './endpoint.ts';
import { OUTCOMES } from './imports.ts';
import { Day, Id } from './record-fields.ts';

/** See `KnownTransaction` and `KnownRow` of the import. */
export const getImportHistory = endpoint({
  tag: 'Import',
  anonymous: 'userIdMissing',
  method: 'GET',
  path: '/api/v1/imports/history',
  summary:
    'Get the data that a preview compares a file with: the transactions of the last 24 months and of a range of days, the rows imported for that range and the 31 days around it, the occurrences due around it, and the transactions made from the latest rows of up to 5,000 payees in the last 37 months',
  access: 'user',
  query: z.strictObject({ from: Day, to: Day }),
  output: z.strictObject({
    transactions: z.array(
      z.strictObject({
        id: Id,
        type: z.enum(TRANSACTION_TYPES),
        date: Day,
        /** In major units; an expense below zero is a refund. */
        amount: z.number(),
        description: z.string(),
        category: z.string(),
        /** Its source, if it was imported. */
        sourceId: z.nullable(Id),
      }),
    ),
    rows: z.array(
      z.strictObject({
        sourceId: Id,
        key: z.string(),
        occurrence: z.number(),
        bankId: z.nullable(z.string()),
        date: Day,
        /** In major units; negative for money that left the account. */
        amount: z.number(),
        text: z.string(),
        outcome: z.enum(OUTCOMES),
        /** Null if the row has no transaction, or it was deleted. */
        transactionId: z.nullable(Id),
        /** Whether the user deleted the transaction of an `added` or `joined` row. */
        isDeleted: z.boolean(),
      }),
    ),
    /** The transactions of the latest other rows of payees, with the bank's own text. */
    named: z.array(
      z.strictObject({
        id: Id,
        type: z.enum(TRANSACTION_TYPES),
        date: Day,
        text: z.string(),
        outcome: z.enum(['added', 'joined']),
        description: z.string(),
        category: z.string(),
      }),
    ),
    /** The occurrences due in the range and a few days around it, without skipped ones. */
    occurrences: z.array(
      z.strictObject({
        recurringId: Id,
        day: Day,
        dueDay: Day,
        type: z.enum(TRANSACTION_TYPES),
        /** In major units, always positive. */
        amount: z.number(),
        isEstimate: z.boolean(),
        description: z.string(),
        category: z.string(),
        /** The transaction that posted it; null until then. */
        transactionId: z.nullable(Id),
      }),
    ),
  }),
});
