import * as z from 'zod/mini';
import { MAX_SOURCE_NAME_LENGTH } from '../limits.ts';
import { endpoint } from './endpoint.ts';
import { Currency, Instant, line, Success } from './fields.ts';
import { ById, eachOptional, Id } from './record-fields.ts';

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

/** An account, card or application whose files somebody imports. */
export const Source = z.strictObject({
  id: Id,
  ...SOURCE_FIELDS,
  name: z.string(),
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
  summary: 'List the sources of imports by name',
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
  summary: 'Add a source. Repeating it with the same id and content gives the same response',
  errors: ['importIdConflict', 'tooManySources'],
  status: 201,
  body: z.strictObject({ id: Id, ...SOURCE_FIELDS }),
  output: Source,
});

export const editSource = endpoint({
  ...writing,
  method: 'PATCH',
  path: `${path}/:id`,
  summary: 'Change a source',
  errors: ['sourceNotFound'],
  params: ById,
  body: z.strictObject(eachOptional(SOURCE_FIELDS)),
  output: Source,
});

export const deleteSource = endpoint({
  ...writing,
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete a source with its imports, which must all be undone',
  errors: ['sourceNotFound', 'sourceInUse'],
  params: ById,
  output: Success,
});
