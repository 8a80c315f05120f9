import * as z from 'zod/mini';
import { TRANSACTION_TYPES } from '../categories.ts';
import { MAX_SPLIT_PARTS } from '../limits.ts';
import { endpoint, type BodyOf } from './endpoint.ts';
import { ById, eachOptional, Id } from './record-fields.ts';
import { PART_FIELDS, pickFields, SHARED_FIELDS } from './transaction-fields.ts';
import { inputFields, SignedAmount, Transaction } from './transactions.ts';

/** One part of a split purchase. It is stored as an ordinary transaction. */
const Part = z.strictObject({
  /** The client creates it, so that a repeated request adds nothing. */
  id: Id,
  ...pickFields(PART_FIELDS, inputFields),
});
export type SplitPart = z.infer<typeof Part>;

const parts = (least: number) =>
  z
    .array(Part)
    .check(z.minLength(least, { error: 'required' }), z.maxLength(MAX_SPLIT_PARTS, { error: 'tooMany' }));

/** The fields that all parts share. */
const wholeFields = pickFields(SHARED_FIELDS, inputFields);

const common = { tag: 'Split purchases', anonymous: 'userIdMissing' } as const;
const writing = { ...common, byToken: 'write', access: 'accepted', failure: 'recordsUpdateFailed' } as const;
const path = '/api/v1/transactions/group';
const Parts = z.strictObject({ items: z.array(Transaction) });

export const addGroup = endpoint({
  ...common,
  method: 'POST',
  path,
  summary: `Split a purchase into 2 to ${MAX_SPLIT_PARTS} transactions that share \`groupId\`, all or none. Repeating it with the same id and content gives the same response`,
  byToken: 'add',
  access: 'accepted',
  failure: 'recordsUpdateFailed',
  errors: ['idConflict', 'recordNotFound', 'totalTooLarge'],
  status: 201,
  body: z.strictObject({
    id: Id,
    type: z.enum(TRANSACTION_TYPES),
    ...wholeFields,
    /** Must be the sum of the parts. */
    amount: SignedAmount,
    parts: parts(2),
    /** The id of an existing transaction to split. It becomes the part with the same id. */
    splits: z.optional(Id),
  }),
  output: Parts,
});
export type NewGroup = BodyOf<typeof addGroup>;

export const getGroup = endpoint({
  ...common,
  method: 'GET',
  path: `${path}/:id`,
  summary: 'Get the parts of a split purchase',
  byToken: 'read',
  access: 'user',
  errors: ['recordNotFound'],
  params: ById,
  output: Parts,
});

export const editGroup = endpoint({
  ...writing,
  method: 'PATCH',
  path: `${path}/:id`,
  summary:
    'Change all parts of a split purchase at once. Parts that are no longer named are deleted; a single part is no longer split',
  errors: ['idConflict', 'recordNotFound', 'totalTooLarge'],
  params: ById,
  body: z.strictObject({
    ...eachOptional(wholeFields),
    /** The new parts and their sum. */
    split: z.optional(z.strictObject({ amount: SignedAmount, parts: parts(1) })),
  }),
  output: Parts,
});
export type GroupChanges = BodyOf<typeof editGroup>;

export const deleteGroup = endpoint({
  ...writing,
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete all parts of a split purchase. Returns the deleted transactions',
  failure: 'recordsDeleteFailed',
  errors: ['recordNotFound'],
  params: ById,
  output: z.strictObject({
    deleted: z.array(Transaction),
    /** The id that restores them all. */
    deletionId: Id,
  }),
});
