import * as z from 'zod/mini';
import { TRANSACTION_TYPES } from '../categories.ts';
import { Instant } from './fields.ts';
import { Day, Id } from './record-fields.ts';
import {
  forFields,
  kindOfField,
  TRANSACTION_FIELDS,
  type FieldKind,
  type KindOf,
  type TransactionField,
} from './transaction-fields.ts';

/** What the first screen shows of a transaction. The endpoints are in a file that it does not load. */

/** The id of a category: a word of the fixed ones, or the UUID of one that the user made. */
function categoryId(error?: 'categoryUnknown') {
  return z.string({ error }).check(z.regex(/^[a-z\d -]{1,36}$/, { error }));
}
/** That of a transaction that is written. The writing module looks up whether the user has such a category. */
export const Category = categoryId('categoryUnknown');
export const AnyCategory = categoryId();

/** The fields of each kind as answers show them. */
const OUTPUTS = {
  amount: z.number(),
  title: z.string(),
  category: AnyCategory,
  day: Day,
  line: z.string(),
  lines: z.string(),
  tags: z.array(z.string()),
} satisfies Record<FieldKind, z.ZodMiniType>;

type Outputs = { [Field in TransactionField]: (typeof OUTPUTS)[KindOf<Field>] };
const outputFields = forFields(TRANSACTION_FIELDS, (field) => OUTPUTS[kindOfField(field)]) as Outputs;

/** One expense or income as the API shows it. */
export const Transaction = z.strictObject({
  id: Id,
  userId: z.string(),
  type: z.enum(TRANSACTION_TYPES),
  ...outputFields,
  /** The split purchase that it is a part of. */
  groupId: z.nullable(Id),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Transaction = z.infer<typeof Transaction>;
export type TransactionFields = Pick<Transaction, TransactionField>;

/** How many parts a split purchase has, and their sum. */
export const GroupSum = z.strictObject({ id: Id, count: z.number(), amount: z.number() });
export type GroupSum = z.infer<typeof GroupSum>;
