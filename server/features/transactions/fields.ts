import { addDays, today } from '#shared/calendar.ts';
import { UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import {
  TRANSACTION_FIELDS,
  type NewTransaction,
  type TransactionChanges,
  type TransactionField,
} from '#shared/contract/transactions.ts';
import { EARLIEST_DAY, MAX_DAYS_AHEAD } from '#shared/limits.ts';
import { readAmount, readSignedAmount } from '#server/amounts/read-amount.ts';
import { fieldError } from '#server/errors/app-error.ts';
import { requireCategory, type UserCategories } from './categories.ts';
import type { TransactionRow } from './queries.ts';
import { toSearchColumn } from './search-column.ts';
import { storeTags } from './tags/stored-tags.ts';

/** What the reading of fields depends on: the type, the categories, the currency of amounts, and the user's day. */
export type FieldContext = {
  type: TransactionType;
  categories: UserCategories;
  currency: string;
  timeZone: string;
  nowMs: number;
};

/** The columns for the fields of the contract. */
type FieldColumns = Omit<
  TransactionRow,
  'user_id' | 'id' | 'type' | 'created_at' | 'updated_at' | Derived | Origin
>;
/** The columns that no field fills alone. */
type Derived = 'search_text' | 'group_id';
type Origin = 'source_id' | 'import_id';
type ToColumns<Field extends TransactionField> = (
  value: NewTransaction[Field],
  context: FieldContext,
) => Partial<FieldColumns>;

const TO_COLUMNS = {
  amount: (amount, { type, currency }) => ({
    amount_minor: (type === 'expense' ? readSignedAmount : readAmount)(amount, currency),
  }),
  description: (description) => ({ description }),
  category: (id, { type, categories }) => ({
    category: requireCategory(categories, { type, id: id ?? UNCATEGORIZED, field: 'category' }),
  }),
  date: (date, context) => ({ date: readDate(date, context) }),
  note: (note) => ({ note: note ?? '' }),
  tags: (tags) => ({ tags: storeTags(tags ?? []) }),
} satisfies { [Field in TransactionField]: ToColumns<Field> };

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type AllColumns = Intersection<ReturnType<(typeof TO_COLUMNS)[TransactionField]>>;

/** The columns of a new transaction. Throws the error of a field that cannot be stored. */
export function toColumns(
  transaction: NewTransaction,
  context: FieldContext,
): FieldColumns & Pick<TransactionRow, Derived> {
  const all = TRANSACTION_FIELDS.map((field) => columnsOf(field, transaction[field], context));
  const columns = Object.assign({}, ...all) as AllColumns;
  return { ...columns, search_text: toSearchColumn(columns), group_id: null };
}

/** The columns of the changed fields. Throws the error of a field that cannot be stored. */
export function toChangedColumns(changes: TransactionChanges, context: FieldContext): Partial<FieldColumns> {
  const changed = TRANSACTION_FIELDS.filter((field) => changes[field] !== undefined);
  return Object.assign(
    {},
    ...changed.map((field) => columnsOf(field, changes[field], context)),
  ) as Partial<FieldColumns>;
}

function columnsOf(field: TransactionField, value: unknown, context: FieldContext): Partial<FieldColumns> {
  const convert = TO_COLUMNS[field] as (value: unknown, context: FieldContext) => Partial<FieldColumns>;
  return convert(value, context);
}

/** Whether two rows have the same content; when they were written does not matter. */
export function hasSameContent(one: TransactionRow, other: TransactionRow): boolean {
  return JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));
}

const NOT_CONTENT = ['user_id', 'id', 'search_text', 'created_at', 'updated_at', 'source_id', 'import_id'];

function contentOf(row: TransactionRow): [column: string, value: unknown][] {
  return Object.entries(row)
    .filter(([column]) => !NOT_CONTENT.includes(column))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** A day that a transaction may have. Throws the error of the field `date`. */
export function readDate(
  date: string,
  { timeZone, nowMs }: Pick<FieldContext, 'timeZone' | 'nowMs'>,
): string {
  if (date < EARLIEST_DAY) throw fieldError('date', 'dateTooEarly');
  const latest = addDays(today(timeZone, nowMs), MAX_DAYS_AHEAD);
  if (date > latest) throw fieldError('date', 'dateTooLate');
  return date;
}
