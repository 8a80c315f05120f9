import * as z from 'zod/mini';
import { DELETED_KEPT_DAYS, MAX_NOTE_LENGTH } from '../limits.ts';
import { lines } from './details.ts';
import { endpoint, type BodyOf } from './endpoint.ts';
import { Instant, Success } from './fields.ts';
import { ById, Cursor, Day, eachOptional, Id, Limit } from './record-fields.ts';
import { Amount } from './transactions.ts';

/** The id of an account; null for one that the user does not keep here. At least one side is an account. */
const Side = z.nullable(Id);

const inputFields = { amount: Amount, date: Day, fromAccount: Side, toAccount: Side };

/** The fields of a new transfer. */
export const TransferInput = z.strictObject({
  id: z.optional(Id),
  ...inputFields,
  note: z.optional(lines(MAX_NOTE_LENGTH)),
});

/** Money that moved between two accounts. No total of expenses or incomes includes it. Amounts are in major units. */
export const Transfer = z.strictObject({
  id: Id,
  ...inputFields,
  amount: z.number(),
  /** '' without one. */
  note: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Transfer = z.infer<typeof Transfer>;

const GIVEN_SIDES = ['from', 'to'] as const;

/** A transfer as an export has it: `deletedAt` is null unless it is in the bin. */
export const StoredTransfer = z.strictObject({
  ...Transfer.shape,
  ...inputFields,
  note: lines(MAX_NOTE_LENGTH),
  deletedAt: z.nullable(Instant),
  /** The import that made it; null if the user typed it. Files of earlier versions have neither of these. */
  importId: z.optional(z.nullable(Id)),
  /** The side that an import gave a typed transfer. */
  givenSide: z.optional(z.nullable(z.enum(GIVEN_SIDES))),
});
export type StoredTransfer = z.infer<typeof StoredTransfer>;

const common = { tag: 'Transfers', anonymous: 'userIdMissing' } as const;
const reading = { ...common, byToken: 'read', access: 'user' } as const;
const writing = { ...common, byToken: 'write', access: 'accepted', failure: 'transferSaveFailed' } as const;
const path = '/api/v1/transfers';

export const listTransfers = endpoint({
  ...reading,
  method: 'GET',
  path,
  summary: 'List transfers between accounts, the newest first',
  query: z.strictObject({
    /** Only those from or to this account. */
    account: z.optional(Id),
    limit: z.optional(Limit),
    cursor: Cursor,
  }),
  output: z.strictObject({
    items: z.array(Transfer),
    /** Send it as `cursor` to get the next page; null on the last page. */
    nextCursor: z.nullable(z.string()),
  }),
});

export const addTransfer = endpoint({
  ...writing,
  byToken: 'add',
  method: 'POST',
  path,
  summary: 'Add a transfer. Repeating it with the same id and content gives the same response',
  errors: ['idConflict', 'totalTooLarge'],
  status: 201,
  body: TransferInput,
  output: Transfer,
});
export type NewTransfer = BodyOf<typeof addTransfer>;

export const editTransfer = endpoint({
  ...writing,
  method: 'PATCH',
  path: `${path}/:id`,
  summary: 'Change a transfer',
  errors: ['transferNotFound', 'totalTooLarge'],
  params: ById,
  body: z.strictObject(eachOptional({ ...inputFields, note: lines(MAX_NOTE_LENGTH) })),
  output: Transfer,
});
export type TransferChanges = BodyOf<typeof editTransfer>;

export const deleteTransfer = endpoint({
  ...writing,
  method: 'DELETE',
  path: `${path}/:id`,
  summary: `Delete a transfer, which can be restored for ${DELETED_KEPT_DAYS} days`,
  errors: ['transferNotFound', 'totalTooLarge'],
  params: ById,
  output: Success,
});

/** A deleted transfer, which can be restored for a while. No balance includes it. */
export const DeletedTransfer = z.strictObject({ ...Transfer.shape, deletedAt: Instant });
export type DeletedTransfer = z.infer<typeof DeletedTransfer>;

export const listDeletedTransfers = endpoint({
  ...reading,
  method: 'GET',
  path: `${path}/deleted`,
  summary: `List the transfers deleted in the last ${DELETED_KEPT_DAYS} days, the latest deletion first`,
  query: z.strictObject({ limit: z.optional(Limit), cursor: Cursor }),
  output: z.strictObject({
    items: z.array(DeletedTransfer),
    /** Send it as `cursor` to get the next page; null on the last page. */
    nextCursor: z.nullable(z.string()),
  }),
});

export const restoreTransfer = endpoint({
  ...writing,
  method: 'POST',
  path: `${path}/:id/restore`,
  summary: 'Restore a deleted transfer. Repeating it gives the same response',
  errors: ['transferNotFound', 'totalTooLarge'],
  params: ById,
  output: Transfer,
});

export const eraseTransfer = endpoint({
  ...writing,
  method: 'DELETE',
  path: `${path}/deleted/:id`,
  summary: 'Erase a deleted transfer for good',
  errors: ['transferNotFound'],
  params: ById,
  output: Success,
});

export const eraseDeletedTransfers = endpoint({
  ...writing,
  method: 'DELETE',
  path: `${path}/deleted`,
  summary: 'Erase all deleted transfers for good',
  output: Success,
});
