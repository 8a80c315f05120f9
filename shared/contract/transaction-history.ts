import * as z from 'zod/mini';
import { TRANSACTION_TYPES } from '../categories.ts';
import {
  MAX_AMOUNT_WHOLE_UNITS,
  MAX_DESCRIPTION_LENGTH,
  MAX_FILTER_VALUES,
  MAX_IDS_AT_ONCE,
} from '../limits.ts';
import { endpoint, type QueryOf } from './endpoint.ts';
import { Tag, Tags } from './details.ts';
import { line } from './fields.ts';
import { Later } from './later.ts';
import { Cursor, Day, Id, Limit } from './record-fields.ts';
import { AnyCategory, Category, GroupSum, Page, Transaction } from './transactions.ts';

/** The orders by date or amount. Transactions with equal values are sorted by id. */
export const HISTORY_SORTS = ['newest', 'oldest', 'largest', 'smallest'] as const;
export type HistorySort = (typeof HISTORY_SORTS)[number];

/** The lower or upper limit of amounts in a query string, in major units. */
const AmountBound = z.pipe(
  z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/)),
  z.pipe(z.transform(Number), z.number().check(z.gte(0), z.lt(MAX_AMOUNT_WHOLE_UNITS + 1))),
);

/** The same limit in a request's body. */
const AmountLimit = z.number().check(z.gte(0), z.lt(MAX_AMOUNT_WHOLE_UNITS + 1));

/** One or more values, separated by commas. No value contains a comma. */
function several<Each>(each: z.ZodMiniType<Each, string>) {
  const isValid = (value: string) => each.safeParse(value).success;
  const split = z.transform((text: string, context) => {
    const values = text.split(',');
    const error =
      values.length > MAX_FILTER_VALUES ? 'tooMany' : values.every(isValid) ? undefined : 'invalid';
    if (error !== undefined) context.issues.push({ code: 'custom', input: text, message: error });
    return values;
  });
  return z.pipe(z.string(), z.pipe(split, z.array(each)));
}

/** One word, or several in a row. */
const Word = line(MAX_DESCRIPTION_LENGTH);

/** The filters of a search. All are optional, and ranges include both ends. */
function filtersWith<Bound extends z.ZodMiniType>(bound: Bound) {
  return {
    /** Searched in texts, tags, the category's name and the amount, as `readTypedSearch` reads it. */
    q: z.optional(line(MAX_DESCRIPTION_LENGTH)),
    type: z.optional(z.enum(TRANSACTION_TYPES)),
    /** Finds transactions of any of these categories. */
    category: z.optional(several(AnyCategory)),
    /** Finds transactions with any of these tags. */
    tag: z.optional(several(Tag)),
    /** Finds transactions with any of these words in a text or tag; see `hasWordStart`. */
    anyOf: z.optional(several(Word)),
    from: z.optional(Day),
    to: z.optional(Day),
    min: z.optional(bound),
    max: z.optional(bound),
    /** The id of an import; finds the transactions that it added. */
    import: z.optional(Id),
    /** Finds transactions of any of these accounts. */
    account: z.optional(several(Id)),
    /** The id of a recurring transaction; finds the transactions of its occurrences. */
    recurring: z.optional(Id),
    /** The key of a merchant in a report; finds the transactions whose description has this key. */
    merchant: z.optional(line(MAX_DESCRIPTION_LENGTH)),
  };
}
/** The filters in a query string. */
export const filters = filtersWith(AmountBound);
export const Ids = z.array(Id).check(z.minLength(1), z.maxLength(MAX_IDS_AT_ONCE));
/** All transactions that a search finds, except those with the given ids. */
export const Matching = {
  search: z.strictObject(filtersWith(AmountLimit)),
  except: z.optional(z.array(Id).check(z.maxLength(MAX_IDS_AT_ONCE))),
};
/** The new category of the expenses, of the incomes, or of both. */
export const NewCategories = z
  .strictObject({ expense: z.optional(Category), income: z.optional(Category) })
  .check(z.refine(({ expense, income }) => (expense ?? income) !== undefined, { error: 'required' }));
export type NewCategories = z.infer<typeof NewCategories>;
/** Leaves out parts of split purchases. */
const SkipParts = z.optional(z.boolean());
const Sort = z.optional(z.enum(HISTORY_SORTS));

export const history = { tag: 'Transactions', access: 'user', anonymous: 'userIdMissing' } as const;
export const writing = {
  ...history,
  byToken: 'write',
  access: 'accepted',
  failure: 'recordsUpdateFailed',
} as const;

export const listTransactions = endpoint({
  ...history,
  method: 'GET',
  path: '/api/v1/transactions',
  summary: 'Search expenses and incomes',
  byToken: 'read',
  query: z.strictObject({
    ...filters,
    sort: Sort,
    limit: z.optional(Limit),
    cursor: Cursor,
  }),
  output: z.strictObject({
    ...Page.shape,
    /** The number and sum of all parts of each split purchase that has parts on the page. */
    groups: z.array(GroupSum),
  }),
});

export const getTransactionTotals = endpoint({
  ...history,
  method: 'GET',
  path: '/api/v1/transactions/totals',
  summary: 'Count the transactions that a search finds, and sum them',
  byToken: 'read',
  query: z.strictObject(filters),
  output: z.strictObject({
    count: z.number(),
    income: z.number(),
    expenses: z.number(),
    /** Only if the search finds parts of split purchases. */
    splits: z.optional(
      z.strictObject({
        /** The number of parts among the transactions. */
        parts: z.number(),
        /** The number of transactions if a split purchase counts once when all its parts are found. */
        purchases: z.number(),
      }),
    ),
    /** The sums of transactions after today; only if there are any and the period has begun. */
    later: z.optional(Later),
  }),
});

export const exportTransactions = endpoint({
  ...history,
  method: 'GET',
  path: '/api/v1/transactions.csv',
  summary: "Download all transactions that a search finds as CSV, with a header in the user's language",
  byToken: 'read',
  query: z.strictObject({ ...filters, sort: Sort }),
  output: z.never(),
  responseTypes: ['text/csv'],
});

export const deleteTransactions = endpoint({
  ...writing,
  method: 'POST',
  path: '/api/v1/transactions/delete',
  summary: `Delete up to ${MAX_IDS_AT_ONCE} transactions at once, all or none. Returns the deleted transactions`,
  failure: 'recordsDeleteFailed',
  body: z.strictObject({ ids: Ids }),
  output: z.strictObject({
    deleted: z.array(Transaction),
    missing: z.number(),
    /** The id that restores them all. */
    deletionId: Id,
  }),
});

export const deleteMatching = endpoint({
  ...writing,
  method: 'POST',
  path: '/api/v1/transactions/delete-matching',
  summary: 'Delete all transactions that a search finds, except some. A failure can leave some undeleted',
  failure: 'recordsDeleteFailed',
  body: z.strictObject(Matching),
  output: z.strictObject({ deleted: z.number(), deletionId: Id }),
});

/** The transactions whose former category was `from`. */
const Recategorized = z.strictObject({
  type: z.enum(TRANSACTION_TYPES),
  from: AnyCategory,
  ids: z.array(Id),
});

export const categorizeTransactions = endpoint({
  ...writing,
  method: 'POST',
  path: '/api/v1/transactions/categorize',
  summary: `Change the category of up to ${MAX_IDS_AT_ONCE} transactions at once, all or none. Returns those that changed`,
  body: z.strictObject({ ids: Ids, categories: NewCategories, skipParts: SkipParts }),
  output: z.strictObject({ changed: z.array(Recategorized) }),
});

export const categorizeMatching = endpoint({
  ...writing,
  method: 'POST',
  path: '/api/v1/transactions/categorize-matching',
  summary:
    'Change the category of all transactions that a search finds, except some. Returns those that changed',
  body: z.strictObject({ ...Matching, categories: NewCategories, skipParts: SkipParts }),
  output: z.strictObject({ changed: z.array(Recategorized) }),
});

/** Changes of the tags of each transaction, applied in this order. */
const TagChange = {
  /** Replaces all tags. */
  set: z.optional(Tags),
  remove: z.optional(Tags),
  add: z.optional(Tags),
};
/** The schema of the form. */
export const TagChanges = z.strictObject(TagChange);
export type TagChanges = z.infer<typeof TagChanges>;
const Retagged = z.strictObject({
  changed: z.array(z.strictObject({ from: z.array(z.string()), ids: z.array(Id) })),
  /** The number of transactions that were not changed because they would have too many tags. */
  full: z.number(),
});

export const tagTransactions = endpoint({
  ...writing,
  method: 'POST',
  path: '/api/v1/transactions/tag',
  summary: `Change the tags of up to ${MAX_IDS_AT_ONCE} transactions at once, all or none. Returns those that changed`,
  body: z.strictObject({ ids: Ids, ...TagChange }),
  output: Retagged,
});

export const tagMatching = endpoint({
  ...writing,
  method: 'POST',
  path: '/api/v1/transactions/tag-matching',
  summary: 'Change the tags of all transactions that a search finds, except some. Returns those that changed',
  body: z.strictObject({ ...Matching, ...TagChange }),
  output: Retagged,
});

/** A search of the history, with amounts in major units. */
export type HistoryQuery = NonNullable<QueryOf<typeof exportTransactions>>;
