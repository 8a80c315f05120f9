import * as z from 'zod/mini';
import { MAX_AMOUNT_WHOLE_UNITS, MAX_SOURCE_NAME_LENGTH, MAX_SOURCES } from '../limits.ts';
import { Colour } from './category-list.ts';
import { endpoint } from './endpoint.ts';
import { Currency, Instant, line, Success } from './fields.ts';
import { ById, Day, eachOptional, Id } from './record-fields.ts';

export const SOURCE_KINDS = ['bank', 'card', 'cash', 'app', 'other'] as const;

/** An HMAC-SHA-256 of the account's number under `accountKey`, as base64url. The number itself stays in the browser. */
const AccountHash = z.nullable(z.string().check(z.regex(/^[\w-]{43}$/)));
/** At most the last four characters of the account's number. */
const AccountEnd = z.nullable(z.string().check(z.regex(/^[\dA-Z]{1,4}$/)));
/** The fingerprint of a table's header, by which its files are recognised. */
const Shape = z.nullable(z.string().check(z.regex(/^[\w-]{1,64}$/)));
const Word = z.string().check(z.minLength(1), z.maxLength(40));
/** The user's answers to questions about the source's files, by the code of the question, and the encoding. */
const Answers = z
  .strictObject({
    /** The role of each column; see `ColumnRole` of the import. */
    columns: z.optional(z.array(Word).check(z.maxLength(300))),
    headerLines: z.optional(z.number().check(z.gte(0), z.lte(10_000))),
    dateOrder: z.optional(Word),
    decimalMark: z.optional(Word),
    extraDecimals: z.optional(Word),
    fees: z.optional(Word),
    batch: z.optional(Word),
    sign: z.optional(Word),
    /** The currency of the amounts, even if the files say another. */
    currency: z.optional(Currency),
    encoding: z.optional(Word),
    /** The user's category for each category of another application: 'food|expense:groceries'. */
    categories: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(200))),
    /** The answer for each kind of its settlements: 'card:4567|account:<id>', 'cash:|category:<id>', 'savings:|leftOut'. */
    settlements: z.optional(z.array(z.string().check(z.maxLength(120))).check(z.maxLength(100))),
  })
  .check(z.refine((answers) => JSON.stringify(answers).length <= 20_000, { error: 'textTooLong' }));

/** The fields of a source that the caller sets. */
export const SOURCE_FIELDS = {
  name: line(MAX_SOURCE_NAME_LENGTH),
  kind: z.enum(SOURCE_KINDS),
  accountHash: AccountHash,
  accountEnd: AccountEnd,
  shape: Shape,
  answers: Answers,
};

/** The money in an account, in major units; negative for what is owed on a card. */
export const MoneyInAccount = z
  .number()
  .check(
    z.gt(-MAX_AMOUNT_WHOLE_UNITS - 1, { error: 'amountTooLarge' }),
    z.lt(MAX_AMOUNT_WHOLE_UNITS + 1, { error: 'amountTooLarge' }),
  );

/** The money in an account at the start of a day. */
const Opening = z.nullable(z.strictObject({ amount: MoneyInAccount, day: Day }));

/** The user wants a warning while less than this is in the account; null for no warning. */
const LowBalance = z.nullable(MoneyInAccount);

/** An account: where somebody keeps money, or the application whose files they import. */
export const Source = z.strictObject({
  id: Id,
  ...SOURCE_FIELDS,
  name: z.string(),
  /** Null for an account without a balance. */
  opening: Opening,
  lowBalance: LowBalance,
  /** Null for the colour of the screens. */
  colour: Colour,
  isArchived: z.boolean(),
  /** Its place in the user's order, from 0; null before the first order, and for accounts added since. */
  position: z.nullable(z.number()),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Source = z.infer<typeof Source>;

const common = { tag: 'Import', anonymous: 'userIdMissing' } as const;
const writing = { ...common, access: 'accepted', failure: 'sourceSaveFailed' } as const;
const path = '/api/v1/sources';

export const listSources = endpoint({
  ...common,
  method: 'GET',
  path,
  summary: 'List the accounts in their order, those without a place by name, and archived ones last',
  access: 'user',
  output: z.strictObject({
    items: z.array(Source),
    /** The user's own key for `accountHash`, as base64url. It never changes. */
    accountKey: z.string(),
  }),
});

export const addSource = endpoint({
  ...writing,
  method: 'POST',
  path,
  summary: 'Add an account. Repeating it with the same id and content gives the same response',
  errors: ['importIdConflict', 'tooManySources'],
  status: 201,
  body: z.strictObject({
    id: Id,
    ...SOURCE_FIELDS,
    opening: z.optional(Opening),
    lowBalance: z.optional(LowBalance),
    colour: z.optional(Colour),
  }),
  output: Source,
});

export const editSource = endpoint({
  ...writing,
  method: 'PATCH',
  path: `${path}/:id`,
  summary: 'Change an account, or archive it',
  errors: ['sourceNotFound'],
  params: ById,
  body: z.strictObject({
    ...eachOptional(SOURCE_FIELDS),
    opening: z.optional(Opening),
    lowBalance: z.optional(LowBalance),
    colour: z.optional(Colour),
    isArchived: z.optional(z.boolean()),
  }),
  output: Source,
});

export const orderSources = endpoint({
  ...writing,
  method: 'PUT',
  path: `${path}/order`,
  summary: 'Set the order of the accounts. Accounts that are not named follow in their present order',
  errors: ['sourceNotFound'],
  body: z.strictObject({ ids: z.array(Id).check(z.maxLength(MAX_SOURCES)) }),
  output: z.strictObject({ items: z.array(Source) }),
});

export const mergeSource = endpoint({
  ...writing,
  method: 'POST',
  path: `${path}/:id/merge`,
  summary: 'Move all transactions and imports of an account to another, and delete it',
  errors: ['sourceNotFound'],
  params: ById,
  body: z.strictObject({ into: Id }),
  output: z.strictObject({ moved: z.number() }),
});

export const deleteSource = endpoint({
  ...writing,
  method: 'DELETE',
  path: `${path}/:id`,
  summary:
    'Delete an account. Its transactions stay without an account, and its imports are forgotten, so that the same files would add them again',
  errors: ['sourceNotFound'],
  params: ById,
  output: Success,
});
