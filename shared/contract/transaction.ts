import * as z from 'zod/mini';
import { TRANSACTION_TYPES } from '../categories.ts';
import { Instant } from './fields.ts';
import { Day, Id } from './record-fields.ts';

/** What the first screen shows of a transaction. The endpoints are in a file that it does not load. */

/** The id of a category: a word of the fixed ones, or the UUID of one that the user made. */
function categoryId(error?: 'categoryUnknown') {
  return z.string({ error }).check(z.regex(/^[a-z\d -]{1,36}$/, { error }));
}
/** That of a transaction that is written. The writing module looks up whether the user has such a category. */
export const Category = categoryId('categoryUnknown');
export const AnyCategory = categoryId();

/** The fields of the form as answers show them. */
const outputFields = {
  amount: z.number(),
  description: z.string(),
  category: AnyCategory,
  date: Day,
  note: z.string(),
  tags: z.array(z.string()),
};

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

/** How many parts a split purchase has, and their sum. */
export const GroupSum = z.strictObject({ id: Id, count: z.number(), amount: z.number() });
export type GroupSum = z.infer<typeof GroupSum>;
