import * as z from 'zod/mini';
import { MAX_DESCRIPTION_LENGTH, MAX_IDS_AT_ONCE } from '../limits.ts';
import { endpoint, type BodyOf, type OutputOf } from './endpoint.ts';
import { line } from './fields.ts';
import { Day, Id } from './record-fields.ts';
import { Ids, Matching, writing } from './transaction-history.ts';

const Edit = {
  date: z.optional(Day),
  description: z.optional(line(MAX_DESCRIPTION_LENGTH)),
  /** '' for no account. */
  account: z.optional(z.union([z.literal(''), Id])),
};
type Edit = Partial<Record<'date' | 'description' | 'account', string | undefined>>;
const hasChange = z.refine<Edit>(
  ({ date, description, account }) => (date ?? description ?? account) !== undefined,
  { error: 'required' },
);
/** A new day, description or account; the schema of the form. */
export const NewValues = z.strictObject(Edit).check(hasChange);
export type NewValues = z.infer<typeof NewValues>;

/** Transactions with those of their former day, description and account that have changed. */
const Former = z.strictObject({
  ids: z.array(z.string()),
  date: z.optional(z.string()),
  description: z.optional(z.string()),
  account: z.optional(z.string()),
});
const Edited = z.strictObject({
  /** The number of changed transactions. */
  count: z.number(),
  /** The former values. Sent as `changes`, they undo the edit. */
  former: z.array(Former),
});

/** The server also refuses more than `MAX_IDS_AT_ONCE` transactions in all. */
const Changes = z
  .array(z.strictObject({ ids: Ids, ...Edit }).check(hasChange))
  .check(z.minLength(1), z.maxLength(MAX_IDS_AT_ONCE));

export const editTransactions = endpoint({
  ...writing,
  method: 'POST',
  path: '/api/v1/transactions/edit',
  summary: `Change the day, the description or the account of up to ${MAX_IDS_AT_ONCE} transactions at once, all or none`,
  body: z.strictObject({ changes: Changes }),
  output: Edited,
});

export const editMatching = endpoint({
  ...writing,
  method: 'POST',
  path: '/api/v1/transactions/edit-matching',
  summary:
    'Change the day, the description or the account of all transactions that a search finds, except some',
  body: z.strictObject({ ...Matching, ...Edit }).check(hasChange),
  output: Edited,
});

export type Edited = OutputOf<typeof editMatching>;
export type EditChanges = BodyOf<typeof editTransactions>['changes'];
