import { MAX_DESCRIPTION_LENGTH, MAX_NOTE_LENGTH } from '../limits.ts';

/**
 * The rule of a field. The code that checks, stores, shows or exports transactions handles each kind of content, so that
 * a new field of an existing kind needs no more code. A `line` and `lines` may be empty.
 */
export type FieldRule = {
  /** Each part of a split purchase has its own value; without this, all parts share one. */
  perPart?: true;
} & (
  | { kind: 'amount' | 'category' | 'day' | 'account' | 'tags' }
  /** These are texts, which a search looks through. */
  | { kind: 'title' | 'line' | 'lines'; max: number }
);
export type FieldKind = FieldRule['kind'];

/** The fields that a user fills in, in the order of the form. All code that handles transactions follows this table. */
export const FIELD_RULES = {
  amount: { kind: 'amount', perPart: true },
  description: { kind: 'title', max: MAX_DESCRIPTION_LENGTH },
  category: { kind: 'category', perPart: true },
  date: { kind: 'day' },
  account: { kind: 'account' },
  note: { kind: 'lines', max: MAX_NOTE_LENGTH, perPart: true },
  tags: { kind: 'tags' },
} as const satisfies Record<string, FieldRule>;

type Rules = typeof FIELD_RULES;
export type TransactionField = keyof Rules;
export type KindOf<Field extends TransactionField> = Rules[Field]['kind'];
export type FieldOf<Kind extends FieldKind> = {
  [Field in TransactionField]: KindOf<Field> extends Kind ? Field : never;
}[TransactionField];
export type PartField = {
  [Field in TransactionField]: Rules[Field] extends { perPart: true } ? Field : never;
}[TransactionField];
/** The fields that all parts of a split purchase share. */
export type SharedField = Exclude<TransactionField, PartField>;
export type TextField = FieldOf<'title' | 'line' | 'lines'>;
/** Texts that may be empty. */
export type DetailField = FieldOf<'line' | 'lines'>;

export const TRANSACTION_FIELDS = Object.keys(FIELD_RULES) as TransactionField[];
export const TEXT_FIELDS = TRANSACTION_FIELDS.filter((field) => 'max' in FIELD_RULES[field]) as TextField[];
export const DETAIL_FIELDS = TEXT_FIELDS.filter((field) => fieldKind(field) !== 'title') as DetailField[];
export const PART_FIELDS: readonly PartField[] = TRANSACTION_FIELDS.filter(isPerPart);
/** Texts of each part that may be empty. */
export type PartDetail = Extract<DetailField, PartField>;
export const PART_DETAILS: readonly PartDetail[] = DETAIL_FIELDS.filter(isPerPart);
/** Texts that all parts share and that may be empty. */
export const SHARED_DETAILS = DETAIL_FIELDS.filter((field) => !isPerPart(field));
export const SHARED_FIELDS = TRANSACTION_FIELDS.filter((field) => !isPerPart(field)) as SharedField[];

export function fieldKind(field: TransactionField): FieldKind {
  return FIELD_RULES[field].kind;
}

function isPerPart<Field extends TransactionField>(field: Field): field is Extract<Field, PartField> {
  return 'perPart' in FIELD_RULES[field];
}

/** Builds an object with a value for each of the fields. */
export function forFields<Field extends TransactionField, Value>(
  fields: readonly Field[],
  valueOf: (field: Field) => Value,
): Record<Field, Value> {
  return Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as Record<Field, Value>;
}

/** Copies only the given fields of an object. */
export function pickFields<Field extends TransactionField, Source extends { [Key in Field]?: unknown }>(
  fields: readonly Field[],
  source: Source,
): Pick<Source, Field> {
  return forFields(fields, (field) => source[field]) as Pick<Source, Field>;
}

/** Returns the texts of a transaction that a search looks through. */
export function searchedTexts(
  transaction: Record<TextField, string> & { tags: readonly string[] },
): string[] {
  return [...TEXT_FIELDS.map((field) => transaction[field]), ...transaction.tags];
}
