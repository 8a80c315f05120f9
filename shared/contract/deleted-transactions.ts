import * as z from 'zod/mini';
import { DELETED_KEPT_DAYS, MAX_DESCRIPTION_LENGTH, MAX_IDS_AT_ONCE } from '../limits.ts';
import { endpoint } from './endpoint.ts';
import { Instant, line, Success } from './fields.ts';
import { Cursor, Id, Limit } from './record-fields.ts';
import { Ids } from './transaction-history.ts';
import { Transaction } from './transactions.ts';

/** A deleted transaction, which can be restored for a while. Totals do not include it. */
export const DeletedTransaction = z.strictObject({
  ...Transaction.shape,
  deletedAt: Instant,
  /** Transactions that were deleted together share it. */
  deletionId: Id,
});
export type DeletedTransaction = z.infer<typeof DeletedTransaction>;

const deleted = { tag: 'Deleted transactions', anonymous: 'userIdMissing' } as const;
const writing = {
  ...deleted,
  byToken: 'write',
  access: 'accepted',
  failure: 'recordsRestoreFailed',
} as const;
const path = '/api/v1/transactions/deleted';

export const listDeleted = endpoint({
  ...deleted,
  method: 'GET',
  path,
  summary: `List the transactions deleted in the last ${DELETED_KEPT_DAYS} days, the latest deletion first, and within a deletion the newest day first`,
  byToken: 'read',
  access: 'user',
  query: z.strictObject({
    q: z.optional(line(MAX_DESCRIPTION_LENGTH)),
    limit: z.optional(Limit),
    cursor: Cursor,
  }),
  output: z.strictObject({
    items: z.array(DeletedTransaction),
    /** The deletions of several transactions that these items belong to, with the number that can be restored. */
    deletions: z.array(z.strictObject({ id: Id, count: z.number() })),
    /** The number of transactions that the search finds; null on later pages. */
    total: z.nullable(z.number()),
    /** Send it as `cursor` to get the next page; null on the last page. */
    nextCursor: z.nullable(z.string()),
  }),
});

export const restoreDeleted = endpoint({
  ...writing,
  method: 'POST',
  path: `${path}/restore`,
  summary: `Restore up to ${MAX_IDS_AT_ONCE} deleted transactions, all or none`,
  errors: ['totalTooLarge'],
  body: z.strictObject({ ids: Ids }),
  output: z.strictObject({ restored: z.array(Transaction), missing: z.number() }),
});

export const restoreDeletion = endpoint({
  ...writing,
  method: 'POST',
  path: `${path}/restore-deletion`,
  summary: 'Restore the transactions of one deletion. A failure can leave some deleted',
  errors: ['totalTooLarge'],
  body: z.strictObject({ deletionId: Id }),
  output: z.strictObject({ restored: z.number() }),
});

export const eraseDeleted = endpoint({
  ...writing,
  method: 'POST',
  path: `${path}/erase`,
  summary: `Erase up to ${MAX_IDS_AT_ONCE} deleted transactions for good`,
  failure: 'recordsDeleteFailed',
  body: z.strictObject({ ids: Ids }),
  output: z.strictObject({ erased: z.number() }),
});

export const eraseAllDeleted = endpoint({
  ...writing,
  method: 'DELETE',
  path,
  summary: 'Erase all deleted transactions for good',
  failure: 'recordsDeleteFailed',
  output: Success,
});
