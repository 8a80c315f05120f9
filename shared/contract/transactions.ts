import * as z from 'zod/mini';
import { TRANSACTION_TYPES, UNCATEGORIZED, type TransactionType } from '../categories.ts';
import { MAX_AMOUNT_WHOLE_UNITS } from '../limits.ts';
import { endpoint, type BodyOf } from './endpoint.ts';
import { lines, Tags } from './details.ts';
import { line, Success } from './fields.ts';
import { ById, Cursor, Day, eachOptional, Id, Limit } from './record-fields.ts';
import {
  FIELD_RULES,
  forFields,
  fieldKind,
  TRANSACTION_FIELDS,
  type FieldKind,
  type FieldRule,
  type KindOf,
  type TransactionField,
} from './transaction-fields.ts';
import { Category, Transaction, type TransactionFields } from './transaction.ts';

export { AnyCategory, Category, GroupSum, Transaction, type TransactionFields } from './transaction.ts';

/** An amount in major units. The server refuses more decimals than the user's currency has. */
export const Amount = z
  .number()
  .check(
    z.gt(0, { error: 'amountNotPositive' }),
    z.lt(MAX_AMOUNT_WHOLE_UNITS + 1, { error: 'amountTooLarge' }),
  );

/** An amount that may be negative. An expense below 0 is a refund; the server refuses incomes below 0. */
export const SignedAmount = z.number().check(
  z.gt(-MAX_AMOUNT_WHOLE_UNITS - 1, { error: 'amountTooLarge' }),
  z.lt(MAX_AMOUNT_WHOLE_UNITS + 1, { error: 'amountTooLarge' }),
  z.refine((amount) => amount !== 0, { error: 'amountZero' }),
);

/** The schema of each kind of field in requests. An optional field is cleared by its empty value. */
const INPUTS = {
  amount: () => SignedAmount,
  title: (max: number) => line(max),
  category: () => z.optional(Category),
  day: () => Day,
  account: () => z.optional(z.union([z.literal(''), Id])),
  line: (max: number) => z.optional(z.union([z.literal(''), line(max)])),
  lines: (max: number) => z.optional(lines(max)),
  /** Of tags that differ only in case or accents, the first is stored. */
  tags: () => z.optional(Tags),
} satisfies Record<FieldKind, (max: number) => z.ZodMiniType>;

type Inputs = { [Field in TransactionField]: ReturnType<(typeof INPUTS)[KindOf<Field>]> };
export const inputFields = forFields(TRANSACTION_FIELDS, (field) => {
  const rule: FieldRule = FIELD_RULES[field];
  return INPUTS[rule.kind]('max' in rule ? rule.max : 0);
}) as Inputs;

const EMPTY = { category: UNCATEGORIZED, account: '', line: '', lines: '', tags: [] } as const;

/** Fills the fields that a new transaction leaves out with their empty values. */
export function complete(fields: z.infer<z.ZodMiniObject<Inputs>>): TransactionFields {
  const emptyOf = (kind: FieldKind) => (kind in EMPTY ? EMPTY[kind as keyof typeof EMPTY] : undefined);
  return forFields(
    TRANSACTION_FIELDS,
    (field) => fields[field] ?? emptyOf(fieldKind(field)),
  ) as TransactionFields;
}

const { account: _accountOfImport, ...importedFields } = inputFields;
/** A new transaction of either type in an import, which has the account of the import. */
export const NewImportedTransaction = z.strictObject({
  id: Id,
  type: z.enum(TRANSACTION_TYPES),
  ...importedFields,
});
export type NewImportedTransaction = z.infer<typeof NewImportedTransaction>;

const DayRange = z.strictObject({ from: z.optional(Day), to: z.optional(Day) });

const Total = z.strictObject({ total: z.number() });
export const Page = z.strictObject({
  items: z.array(Transaction),
  /** The `cursor` of the next page; null on the last page. */
  nextCursor: z.nullable(z.string()),
});

export const expenseEndpoints = transactionEndpoints('expense', inputFields);
export const incomeEndpoints = transactionEndpoints('income', { ...inputFields, amount: Amount });

export type TransactionEndpoints = typeof expenseEndpoints;
export type NewTransaction = BodyOf<TransactionEndpoints['add']>;
export type TransactionChanges = BodyOf<TransactionEndpoints['edit']>;

/** Merges the latest N expenses and N incomes and returns the newest N (spec section 7; default 5). */
export const listRecentTransactions = endpoint({
  method: 'GET',
  path: '/api/v1/transactions/recent',
  summary: 'List the latest expenses and incomes',
  byToken: 'read',
  tag: 'Transactions',
  access: 'user',
  anonymous: 'userIdMissing',
  query: z.strictObject({ limit: z.optional(Limit) }),
  output: z.strictObject({ items: z.array(Transaction) }),
});

function transactionEndpoints<Fields extends z.core.$ZodLooseShape>(type: TransactionType, fields: Fields) {
  return { ...collectionEndpoints(type, fields), ...itemEndpoints(type, fields) };
}

function toCommon(type: TransactionType) {
  const plural = type === 'expense' ? 'expenses' : 'incomes';
  return {
    plural,
    collection: `/api/v1/${plural}`,
    common: { tag: type === 'expense' ? 'Expenses' : 'Incomes', anonymous: 'userIdMissing' },
  } as const;
}

function collectionEndpoints<Fields extends z.core.$ZodLooseShape>(type: TransactionType, fields: Fields) {
  const { plural, collection, common } = toCommon(type);
  const missingId = type === 'expense' ? 'expenseIdMissing' : 'incomeIdMissing';
  return {
    add: endpoint({
      ...common,
      method: 'POST',
      path: collection,
      summary: `Add an ${type}. Repeating it with the same id and content gives the same response`,
      byToken: 'add',
      access: 'accepted',
      failure: type === 'expense' ? 'expenseAddFailed' : 'incomeAddFailed',
      errors: ['idConflict', 'totalTooLarge'],
      status: 201,
      body: z.strictObject({
        /** The client creates it, so that a repeated request does not add a second transaction. */
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
      byToken: 'read',
      access: 'user',
      query: z.strictObject({
        order: z.optional(z.string().check(z.maxLength(20))),
        from: z.optional(Day),
        to: z.optional(Day),
        limit: z.optional(Limit),
        cursor: Cursor,
      }),
      output: Page,
    }),
    total: endpoint({
      ...common,
      method: 'GET',
      path: `${collection}/total`,
      summary: `Sum the ${plural} of a range of days including both ends, by default of the current month`,
      byToken: 'read',
      access: 'user',
      query: DayRange,
      output: Total,
    }),
    /** A path without an id, which returns the error for a missing id. */
    editWithoutId: endpoint({
      ...common,
      method: 'PATCH',
      path: collection,
      summary: `Refuse to change an ${type} without an id`,
      byToken: 'write',
      access: 'user',
      errors: [missingId],
      output: z.never(),
    }),
    removeWithoutId: endpoint({
      ...common,
      method: 'DELETE',
      path: collection,
      summary: `Refuse to delete an ${type} without an id`,
      byToken: 'write',
      access: 'user',
      errors: [missingId],
      output: z.never(),
    }),
  };
}

function itemEndpoints<Fields extends z.core.$ZodLooseShape>(type: TransactionType, fields: Fields) {
  const { collection, common } = toCommon(type);
  return {
    get: endpoint({
      ...common,
      method: 'GET',
      path: `${collection}/:id`,
      summary: `Get an ${type}`,
      byToken: 'read',
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
      byToken: 'write',
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
      byToken: 'write',
      access: 'accepted',
      failure: type === 'expense' ? 'expenseDeleteFailed' : 'incomeDeleteFailed',
      errors: ['recordNotFound'],
      params: ById,
      output: Success,
    }),
  };
}
