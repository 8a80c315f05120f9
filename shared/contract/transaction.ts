import * as z from 'zod/mini';
import { TRANSACTION_TYPES } from '../categories.ts';
import { Instant } from './fields.ts';
import { Day, Id } from './record-fields.ts';
import {
  forFields,
  fieldKind,
  TRANSACTION_FIELDS,
  type FieldKind,
  type KindOf,
  type TransactionField,
} from './transaction-fields.ts';

// The first screen loads this file, so the endpoints are in another one.

/** The id of a category: the word of a fixed one, or the UUID of one of the user's own. */
function categoryId(error?: 'categoryUnknown') {
  return z.string({ error }).check(z.regex(/^[a-z\d -]{1,36}$/, { error }));
}
/** The category in a request. The server checks whether the user has it. */
export const Category = categoryId('categoryUnknown');
export const AnyCategory = categoryId();

/** The schema of each kind of field in responses. */
const OUTPUTS = {
  amount: z.number(),
  title: z.string(),
  category: AnyCategory,
  day: Day,
  /** The id of the account, if it has one. */
  account: z.optional(Id),
  line: z.string(),
  lines: z.string(),
  tags: z.array(z.string()),
} satisfies Record<FieldKind, z.ZodMiniType>;

type Outputs = { [Field in TransactionField]: (typeof OUTPUTS)[KindOf<Field>] };
const outputFields = forFields(TRANSACTION_FIELDS, (field) => OUTPUTS[fieldKind(field)]) as Outputs;

/** One expense or income as the API shows it. */
export const Transaction = z.strictObject({
  id: Id,
  userId: z.string(),
  type: z.enum(TRANSACTION_TYPES),
  ...outputFields,
  /** The split purchase to which it belongs. */
  groupId: z.nullable(Id),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Transaction = z.infer<typeof Transaction>;
export type TransactionFields = Pick<Transaction, TransactionField>;

/** The number of parts of a split purchase, and their sum. */
export const GroupSum = z.strictObject({ id: Id, count: z.number(), amount: z.number() });
export type GroupSum = z.infer<typeof GroupSum>;
