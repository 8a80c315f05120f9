import * as z from 'zod/mini';
import {
  EXPENSE_CATEGORIES,
  INCOME_CATEGORIES,
  TRANSACTION_TYPES,
  UNCATEGORIZED,
  type TransactionType,
} from '../categories.ts';
import { MAX_AMOUNT_WHOLE_UNITS, MAX_DESCRIPTION_LENGTH } from '../limits.ts';
import { endpoint, type BodyOf } from './endpoint.ts';
import { Day, Instant, Limit, line, Id, Success } from './fields.ts';

export const Category = {
  expense: z.enum([...EXPENSE_CATEGORIES, UNCATEGORIZED], { error: 'categoryUnknown' }),
  income: z.enum([...INCOME_CATEGORIES, UNCATEGORIZED], { error: 'categoryUnknown' }),
};
export const AnyCategory = z.enum([...EXPENSE_CATEGORIES, ...INCOME_CATEGORIES, UNCATEGORIZED]);

/** An amount in major units with at most the decimals of the user's currency. */
const Amount = z
  .number()
  .check(
    z.gt(0, { error: 'amountNotPositive' }),
    z.lt(MAX_AMOUNT_WHOLE_UNITS + 1, { error: 'amountTooLarge' }),
  );

/**
 * The fields that a person fills in, in the order of the form. Adding, editing, storing, showing and exporting a
 * transaction follow this list or do not compile.
 */
function inputFields<C extends string>(category: z.ZodMiniType<C, unknown>) {
  return {
    amount: Amount,
    description: line(MAX_DESCRIPTION_LENGTH),
    category: z.optional(category),
    date: Day,
  };
}
export const FIELDS = { expense: inputFields(Category.expense), income: inputFields(Category.income) };
export type TransactionField = keyof typeof FIELDS.expense;
export const TRANSACTION_FIELDS = Object.keys(FIELDS.expense) as TransactionField[];

/** The same fields as answers show them. */
const outputFields = {
  amount: z.number(),
  description: z.string(),
  category: AnyCategory,
  date: Day,
} satisfies Record<TransactionField, z.ZodMiniType>;

/** One expense or income as the API shows it. */
export const Transaction = z.strictObject({
  id: Id,
  userId: z.string(),
  type: z.enum(TRANSACTION_TYPES),
  ...outputFields,
  createdAt: Instant,
  updatedAt: Instant,
});
export type Transaction = z.infer<typeof Transaction>;
export type TransactionFields = Pick<Transaction, TransactionField>;

/** A new transaction among others of either type, as an import sends it. */
export const NewImportedTransaction = z.discriminatedUnion('type', [
  z.strictObject({ id: Id, type: z.literal('expense'), ...FIELDS.expense }),
  z.strictObject({ id: Id, type: z.literal('income'), ...FIELDS.income }),
]);
export type NewImportedTransaction = z.infer<typeof NewImportedTransaction>;

const DayRange = z.strictObject({ from: z.optional(Day), to: z.optional(Day) });
const ById = z.strictObject({ id: Id });

const Total = z.strictObject({ total: z.number() });
export const Page = z.strictObject({
  items: z.array(Transaction),
  /** Send it as `cursor` to get the next page; null on the last page. */
  nextCursor: z.nullable(z.string()),
});

export const expenseEndpoints = transactionEndpoints('expense', FIELDS.expense);
export const incomeEndpoints = transactionEndpoints('income', FIELDS.income);

export type TransactionEndpoints = typeof expenseEndpoints | typeof incomeEndpoints;
export type NewTransaction = BodyOf<TransactionEndpoints['add']>;
export type TransactionChanges = BodyOf<TransactionEndpoints['edit']>;

/** Merges the latest N expenses and N incomes and keeps the newest N (spec section 7; default 5). */
export const listRecentTransactions = endpoint({
  method: 'GET',
  path: '/api/v1/transactions/recent',
  summary: 'List the latest expenses and incomes',
  tag: 'Transactions',
  access: 'user',
  anonymous: 'userIdMissing',
  query: z.strictObject({ limit: z.optional(Limit) }),
  output: z.strictObject({ items: z.array(Transaction) }),
});

function transactionEndpoints<Fields extends z.core.$ZodLooseShape>(type: TransactionType, fields: Fields) {
  return { ...collectionEndpoints(type, fields), ...itemEndpoints(type, fields) };
}

function commonOf(type: TransactionType) {
  const plural = type === 'expense' ? 'expenses' : 'incomes';
  return {
    plural,
    collection: `/api/v1/${plural}`,
    common: { tag: type === 'expense' ? 'Expenses' : 'Incomes', anonymous: 'userIdMissing' },
  } as const;
}

/** The endpoints of all transactions of a type. */
function collectionEndpoints<Fields extends z.core.$ZodLooseShape>(type: TransactionType, fields: Fields) {
  const { plural, collection, common } = commonOf(type);
  const missingId = type === 'expense' ? 'expenseIdMissing' : 'incomeIdMissing';
  return {
    add: endpoint({
      ...common,
      method: 'POST',
      path: collection,
      summary: `Add an ${type}. Repeating it with the same id and content gives the same answer`,
      access: 'accepted',
      failure: type === 'expense' ? 'expenseAddFailed' : 'incomeAddFailed',
      errors: ['idConflict', 'totalTooLarge'],
      status: 201,
      body: z.strictObject({
        /** The caller makes it, so that repeating a request does not add a second transaction. */
        id: z.optional(Id),
        ...fields,
      }),
      output: z.strictObject({ id: Id }),
    }),
    list: endpoint({
      ...common,
      method: 'GET',
      path: collection,
      summary: `List ${plural}: newest first with order=date, otherwise in the order of their ids`,
      access: 'user',
      query: z.strictObject({
        order: z.optional(z.string().check(z.maxLength(20))),
        from: z.optional(Day),
        to: z.optional(Day),
        limit: z.optional(Limit),
        cursor: z.optional(z.string().check(z.maxLength(200))),
      }),
      output: Page,
    }),
    total: endpoint({
      ...common,
      method: 'GET',
      path: `${collection}/total`,
      summary: `Sum the ${plural} of a range of days including both ends, by default of the current month`,
      access: 'user',
      query: DayRange,
      output: Total,
    }),
    /** A path without an id answers the sentence for a missing id. */
    editWithoutId: endpoint({
      ...common,
      method: 'PATCH',
      path: collection,
      summary: `Answers that the ${type} id is missing`,
      access: 'user',
      errors: [missingId],
      output: z.never(),
    }),
    removeWithoutId: endpoint({
      ...common,
      method: 'DELETE',
      path: collection,
      summary: `Answers that the ${type} id is missing`,
      access: 'user',
      errors: [missingId],
      output: z.never(),
    }),
  };
}

/** The endpoints of one transaction. */
function itemEndpoints<Fields extends z.core.$ZodLooseShape>(type: TransactionType, fields: Fields) {
  const { collection, common } = commonOf(type);
  return {
    get: endpoint({
      ...common,
      method: 'GET',
      path: `${collection}/:id`,
      summary: `Get an ${type}`,
      access: 'user',
      errors: ['recordNotFound'],
      params: ById,
      output: Transaction,
    }),
    edit: endpoint({
      ...common,
      method: 'PATCH',
      path: `${collection}/:id`,
      summary: `Change fields of an ${type}`,
      access: 'accepted',
      failure: type === 'expense' ? 'expenseUpdateFailed' : 'incomeUpdateFailed',
      errors: ['recordNotFound', 'totalTooLarge'],
      params: ById,
      body: z.strictObject(eachOptional(fields)),
      output: Transaction,
    }),
    remove: endpoint({
      ...common,
      method: 'DELETE',
      path: `${collection}/:id`,
      summary: `Delete an ${type}`,
      access: 'accepted',
      failure: type === 'expense' ? 'expenseDeleteFailed' : 'incomeDeleteFailed',
      errors: ['recordNotFound'],
      params: ById,
      output: Success,
    }),
  };
}

type EachOptional<Fields extends z.core.$ZodLooseShape> = {
  [Field in keyof Fields]: z.ZodMiniOptional<Fields[Field]>;
};

/** Does what zod's `partial` does, with less code in the first load of the sign-up. */
function eachOptional<Fields extends z.core.$ZodLooseShape>(fields: Fields): EachOptional<Fields> {
  const optional = Object.entries(fields).map(([name, field]) => [name, z.optional(field)]);
  return Object.fromEntries(optional) as EachOptional<Fields>;
}
