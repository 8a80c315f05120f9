import type { TransactionType } from '#shared/categories.ts';
import {
  fieldKind,
  TEXT_FIELDS,
  TRANSACTION_FIELDS,
  type FieldKind,
  type FieldOf,
  type KindOf,
  type TextField,
  type TransactionField,
} from '#shared/contract/transaction-fields.ts';
import type { TransactionFields } from '#shared/contract/transactions.ts';
import { toMajorUnits } from '#shared/money.ts';
import { readAmount, readSignedAmount } from '#server/amounts/read-amount.ts';
import type { TransactionRow } from '#server/database/schema/transactions.ts';
import { readDate } from '#server/period/read-date.ts';
import { requireCategory, type UserCategories } from './categories.ts';
import { readTags, storeTags } from './tags/stored-tags.ts';

/** The data for checking values of fields. The time zone and the time give the user's current day. */
export type FieldContext = {
  type: TransactionType;
  categories: UserCategories;
  currency: string;
  timeZone: string;
  nowMs: number;
};

/** Converts the value of a field to its column and back. `store` throws `validationFailed` for a wrong value. */
type Conversion<Value, Stored> = {
  store: (value: Value, context: FieldContext, field: TransactionField) => Stored;
  read: (stored: Stored, decimals: number) => Value;
};

const UNCHANGED: Conversion<string, string> = { store: (text) => text, read: (text) => text };

const CONVERSIONS: { [Kind in FieldKind]: Conversion<ValueOf<Kind>, StoredOf<Kind>> } = {
  amount: {
    store: (amount, { type, currency }, field) =>
      (type === 'expense' ? readSignedAmount : readAmount)(amount, currency, field),
    read: toMajorUnits,
  },
  title: UNCHANGED,
  category: {
    store: (id, { type, categories }, field) => requireCategory(categories, { type, id, field }),
    read: (id) => id,
  },
  day: { store: readDate, read: (day) => day },
  account: { store: (id = '') => (id === '' ? null : id), read: (id) => id ?? undefined },
  line: UNCHANGED,
  lines: UNCHANGED,
  tags: { store: storeTags, read: readTags },
};

type ValueOf<Kind extends FieldKind> = Kind extends 'line' ? string : TransactionFields[FieldOf<Kind>];
type StoredOf<Kind extends FieldKind> = Kind extends 'amount'
  ? number
  : Kind extends 'account'
    ? string | null
    : string;
/** An amount is stored in minor units, an account in `source_id`. */
type ColumnOf<Field extends TransactionField> =
  KindOf<Field> extends 'amount' ? `${Field}_minor` : KindOf<Field> extends 'account' ? 'source_id' : Field;
type FieldColumn = { [Field in TransactionField]: ColumnOf<Field> }[TransactionField];
/** The columns of all fields. This does not compile if the table lacks one. */
export type FieldColumns = Pick<TransactionRow, FieldColumn>;

type StoredField = { field: TransactionField; column: FieldColumn } & Conversion<unknown, unknown>;

/** The column of each field, and its conversion. */
export const FIELD_COLUMNS: readonly StoredField[] = TRANSACTION_FIELDS.map((field) => {
  const kind = fieldKind(field);
  return { field, column: toColumn(field, kind), ...(CONVERSIONS[kind] as Conversion<unknown, unknown>) };
});

function toColumn(field: TransactionField, kind: FieldKind): FieldColumn {
  if (kind === 'account') return 'source_id';
  return (kind === 'amount' ? `${field}_minor` : field) as FieldColumn;
}

type OtherColumn = Exclude<keyof TransactionRow, FieldColumn>;

/** The columns that hold no field. This does not compile if one is missing here. */
const OTHER_COLUMNS: Record<OtherColumn, true> = {
  user_id: true,
  id: true,
  type: true,
  search_text: true,
  group_id: true,
  created_at: true,
  updated_at: true,
  import_id: true,
};

export const TRANSACTION_COLUMNS: readonly (keyof TransactionRow)[] = [
  ...(Object.keys(OTHER_COLUMNS) as OtherColumn[]),
  ...FIELD_COLUMNS.map(({ column }) => column),
];

/** A row without the columns that the API does not show. */
export type ShownRow = Omit<TransactionRow, 'search_text' | 'import_id'>;
export const SHOWN_COLUMNS = TRANSACTION_COLUMNS.filter(
  (column) => column !== 'search_text' && column !== 'import_id',
);

/** The columns from which `search_text` is made. */
export type SearchedColumns = Pick<TransactionRow, TextField | 'tags'>;
export const SEARCHED_COLUMNS: readonly (keyof SearchedColumns)[] = [...TEXT_FIELDS, 'tags'];
