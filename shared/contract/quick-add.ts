import * as z from 'zod/mini';
import { TRANSACTION_TYPES } from '../categories.ts';
import { FAVOURITES, FAVOURITE_DAYS, MAX_QUICK_TEXT_LENGTH } from '../limits.ts';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';
import { Day, Id } from './record-fields.ts';
import { RECURRING_UNITS } from './schedule.ts';
import { AnyCategory, Transaction } from './transactions.ts';
import { Transfer } from './transfers.ts';

const Type = z.enum(TRANSACTION_TYPES);

const QuickReading = z.strictObject({
  type: Type,
  description: z.string(),
  /** In major units, negative for a refund; null if the text has no amount. */
  amount: z.nullable(z.number()),
  date: Day,
  category: AnyCategory,
  tags: z.array(z.string()),
  /** The id of the account that the text names, as in ‘coffee 2.50 from cash’; null if it names none. */
  account: z.nullable(Id),
  /**
   * The ids of both accounts of a transfer, as in ‘200 from bank to cash’. Left out of all other readings. `account` is
   * then null, `description` is the note of the transfer, and `type` and `category` mean nothing: they are always
   * ‘expense’ and ‘uncategorized’.
   */
  transfer: z.optional(z.strictObject({ from: Id, to: Id })),
  /**
   * A rhythm in the text, such as every 2 weeks. It is removed from the description. No recurring transaction is added.
   */
  repeat: z.nullable(z.strictObject({ unit: z.enum(RECURRING_UNITS), every: z.number() })),
  /** Words after ‘@’ that name no category of the user. They stay in the description. */
  unknown: z.array(z.string()),
  /** Parts that the text lacks. */
  missing: z.array(z.enum(['amount', 'description'])),
  /**
   * Parts of the text with a second reading, which `other` has as text; null if the number may be no amount. An amount
   * in another currency counts as missing, and `other` is its number. ‘-20 coffee’ is read as an expense, and `other`
   * is a refund.
   */
  ambiguous: z.array(
    z.strictObject({ what: z.enum(['amount', 'day', 'type']), other: z.nullable(z.string()) }),
  ),
});
export type QuickReading = z.infer<typeof QuickReading>;

export const quickAdd = endpoint({
  tag: 'Transactions',
  anonymous: 'userIdMissing',
  method: 'POST',
  path: '/api/v1/quick',
  summary:
    'Add a transaction from a line of text in English or Spanish, such as ‘coffee 2.50 yesterday’, or a transfer between two accounts, such as ‘200 from bank to cash’. Nothing is added if something is missing. Repeating it with the same id gives the same response',
  byToken: 'add',
  access: 'accepted',
  failure: 'expenseAddFailed',
  errors: ['idConflict', 'totalTooLarge'],
  body: z.strictObject({ id: z.optional(Id), text: line(MAX_QUICK_TEXT_LENGTH) }),
  output: z.strictObject({
    /** Null if something is missing, and for a transfer. */
    transaction: z.nullable(Transaction),
    /** Left out unless the text is a transfer between two accounts. */
    transfer: z.optional(Transfer),
    reading: QuickReading,
  }),
});

export const listFavourites = endpoint({
  tag: 'Transactions',
  anonymous: 'userIdMissing',
  method: 'GET',
  path: '/api/v1/transactions/favourites',
  summary: `List the ${FAVOURITES} descriptions that the user added by hand most often in the last ${FAVOURITE_DAYS} days, with their most frequent amount, without those that are recurring or seem to be`,
  byToken: 'read',
  access: 'user',
  output: z.strictObject({
    items: z.array(
      z.strictObject({
        type: Type,
        description: z.string(),
        amount: z.number(),
        category: AnyCategory,
        count: z.number(),
      }),
    ),
  }),
});
