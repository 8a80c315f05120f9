import * as z from 'zod/mini';
import { MAX_IMPORT_BODY_BYTES, MAX_IMPORT_ROWS_AT_ONCE } from '../limits.ts';
import { endpoint } from './endpoint.ts';
import { Currency, Id, Instant, Success } from './fields.ts';
import { Import, IMPORT_FIELDS, ImportEntry } from './imports.ts';
import { Source, SOURCE_FIELDS } from './sources.ts';
import { FIELDS } from './transactions.ts';

/** What an export says of a transaction besides its fields. Exports of version 1 have no origin. */
const shared = {
  id: Id,
  /** Ignored: it becomes the caller's. */
  userId: z.optional(z.string().check(z.maxLength(100))),
  sourceId: z.optional(z.nullable(Id)),
  importId: z.optional(z.nullable(Id)),
  createdAt: Instant,
  updatedAt: Instant,
};

function eitherType<More extends z.core.$ZodLooseShape>(more: More) {
  return z.discriminatedUnion('type', [
    z.strictObject({ ...shared, type: z.literal('expense'), ...FIELDS.expense, ...more }),
    z.strictObject({ ...shared, type: z.literal('income'), ...FIELDS.income, ...more }),
  ]);
}

/** Transactions as an export of any version has them. */
const RestoredTransaction = eitherType({});
export type RestoredTransaction = z.infer<typeof RestoredTransaction>;
const RestoredDeletion = eitherType({ deletedAt: Instant });
export type RestoredDeletion = z.infer<typeof RestoredDeletion>;

const Count = z.number().check(z.int(), z.gte(0), z.lte(1_000_000));
const RestoredSource = z.strictObject({ ...Source.shape, ...SOURCE_FIELDS });
const RestoredImport = z.strictObject({
  ...Import.shape,
  ...IMPORT_FIELDS,
  added: Count,
  joined: Count,
  leftOut: Count,
});

function upTo2000<Item extends z.ZodMiniType>(item: Item) {
  return z.optional(z.array(item).check(z.maxLength(MAX_IMPORT_ROWS_AT_ONCE)));
}

/** A restore that is not finished. */
export const Restore = z.strictObject({
  id: Id,
  /** `exportedAt` of the file, by which it is recognised. */
  exportedAt: Instant,
  currency: z.string(),
});
export type Restore = z.infer<typeof Restore>;

const common = { tag: 'Account', access: 'accepted', failure: 'restoreFailed' } as const;
const path = '/api/v1/me/restore';

export const getRestore = endpoint({
  tag: 'Account',
  method: 'GET',
  path,
  summary: 'Get the restore that is not finished, if there is one',
  access: 'user',
  output: z.strictObject({ restore: z.nullable(Restore) }),
});

export const startRestore = endpoint({
  ...common,
  method: 'POST',
  path,
  summary:
    "Start to restore an export into an account without data. Repeating it with the same id gives the same answer. Then set the profile's currency to that of the export",
  errors: ['restoreNotEmpty'],
  body: z.strictObject({ id: Id, exportedAt: Instant, currency: Currency }),
  output: Restore,
});

export const restoreRows = endpoint({
  ...common,
  method: 'POST',
  path: `${path}/rows`,
  summary: `Restore up to ${MAX_IMPORT_ROWS_AT_ONCE} items of an export, all or none. What is stored already changes nothing. Send sources first, then imports, and then everything else`,
  errors: ['restoreNotFound', 'restoreCurrencyDiffers', 'sourceNotFound', 'importNotFound', 'totalTooLarge'],
  maxBodyBytes: MAX_IMPORT_BODY_BYTES,
  body: z.strictObject({
    id: Id,
    sources: upTo2000(RestoredSource),
    imports: upTo2000(RestoredImport),
    records: upTo2000(RestoredTransaction),
    deletedRecords: upTo2000(RestoredDeletion),
    importEntries: upTo2000(ImportEntry),
  }),
  output: Success,
});

export const finishRestore = endpoint({
  ...common,
  method: 'POST',
  path: `${path}/finish`,
  summary: 'End a restore. Repeating it changes nothing',
  body: z.strictObject({ id: Id }),
  output: Success,
});
