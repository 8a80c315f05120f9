import * as z from 'zod/mini';
import { TRANSACTION_TYPES } from '../categories.ts';
import { MAX_IMPORT_BODY_BYTES, MAX_IMPORT_ROWS_AT_ONCE } from '../limits.ts';
import { StoredStatement } from './balances.ts';
import { StoredBudget } from './budgets.ts';
import { CategoryItem, CategoryName } from './categories.ts';
import { endpoint } from './endpoint.ts';
import { Currency, Instant, Success } from './fields.ts';
import { Id } from './record-fields.ts';
import { StoredGoal, StoredGoalEntry } from './goals.ts';
import { Import, IMPORT_FIELDS, ImportEntry } from './imports.ts';
import { ExportedNoticeDecision } from './notices.ts';
import { ExportedDecision, ExportedOccurrence, RestoredRecurring } from './recurring-export.ts';
import { StoredRecurringTransfer } from './recurring-transfers.ts';
import { Source, SOURCE_FIELDS } from './sources.ts';
import { inputFields } from './transactions.ts';
import { StoredTransfer } from './transfers.ts';

/** The fields of a transaction that only an export has. Exports of version 1 have no `sourceId` and `importId`. */
const exportedFields = {
  id: Id,
  /** Ignored: the transaction becomes the caller's. */
  userId: z.optional(z.string().check(z.maxLength(100))),
  sourceId: z.optional(z.nullable(Id)),
  importId: z.optional(z.nullable(Id)),
  /** The split purchase that it is a part of. */
  groupId: z.optional(z.nullable(Id)),
  createdAt: Instant,
  updatedAt: Instant,
};

/** A transaction as an export of any version has it. */
const RestoredTransaction = z.strictObject({
  ...exportedFields,
  type: z.enum(TRANSACTION_TYPES),
  ...inputFields,
});
export type RestoredTransaction = z.infer<typeof RestoredTransaction>;
const RestoredDeletion = z.strictObject({ ...RestoredTransaction.shape, deletedAt: Instant });
export type RestoredDeletion = z.infer<typeof RestoredDeletion>;

const RestoredCategory = z.strictObject({ ...CategoryItem.shape, name: z.nullable(CategoryName) });
export type RestoredCategory = z.infer<typeof RestoredCategory>;

const Count = z.number().check(z.int(), z.gte(0), z.lte(1_000_000));
/** Exports of earlier versions have no `opening`, `lowBalance`, `colour`, `isArchived` and `position`. */
const RestoredSource = z.strictObject({
  ...Source.shape,
  ...SOURCE_FIELDS,
  opening: z.optional(Source.shape.opening),
  lowBalance: z.optional(Source.shape.lowBalance),
  colour: z.optional(Source.shape.colour),
  isArchived: z.optional(z.boolean()),
  position: z.optional(z.nullable(Count)),
});
export type RestoredSource = z.infer<typeof RestoredSource>;
const RestoredImport = z.strictObject({
  ...Import.shape,
  ...IMPORT_FIELDS,
  added: Count,
  joined: Count,
  leftOut: Count,
});
export type RestoredImport = z.infer<typeof RestoredImport>;

function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z.optional(z.array(item).check(z.maxLength(MAX_IMPORT_ROWS_AT_ONCE)));
}

/** The most categories that an account can have: fixed, own and merged ones. */
export const MAX_RESTORED_CATEGORIES = 400;

/** The lists of an export, in the order in which they are restored. */
const lists = {
  categories: z.optional(z.array(RestoredCategory).check(z.maxLength(MAX_RESTORED_CATEGORIES))),
  sources: listOf(RestoredSource),
  imports: listOf(RestoredImport),
  transfers: listOf(StoredTransfer),
  recurringTransfers: listOf(StoredRecurringTransfer),
  statements: listOf(StoredStatement),
  records: listOf(RestoredTransaction),
  deletedRecords: listOf(RestoredDeletion),
  importEntries: listOf(ImportEntry),
  recurring: listOf(RestoredRecurring),
  recurringOccurrences: listOf(ExportedOccurrence),
  recurringDecisions: listOf(ExportedDecision),
  noticeDecisions: listOf(ExportedNoticeDecision),
  budgets: listOf(StoredBudget),
  goals: listOf(StoredGoal),
  goalEntries: listOf(StoredGoalEntry),
};
export const RESTORED_LISTS = Object.keys(lists) as (keyof typeof lists)[];

/** A restore that is not finished. */
export const Restore = z.strictObject({
  id: Id,
  /** `exportedAt` of the file, by which the same file is recognised when the restore continues. */
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
  summary: 'Get the unfinished restore, if there is one, and whether another could be started',
  access: 'user',
  output: z.strictObject({
    restore: z.nullable(Restore),
    /** Whether the account has no data of its own, except categories, profile and photo. */
    isEmpty: z.boolean(),
    /** The lists of an export for which the account has data. */
    holds: z.array(z.enum(RESTORED_LISTS)),
  }),
});

export const startRestore = endpoint({
  ...common,
  method: 'POST',
  path,
  summary:
    "Start to restore an export into an account without data. Repeating it with the same id gives the same response. Then set the profile's currency to that of the export",
  errors: ['restoreNotEmpty'],
  body: z.strictObject({ id: Id, exportedAt: Instant, currency: Currency }),
  output: Restore,
});

export const restoreRows = endpoint({
  ...common,
  method: 'POST',
  path: `${path}/rows`,
  summary: `Restore up to ${MAX_IMPORT_ROWS_AT_ONCE} items of an export, all or none. An item that is stored already changes nothing. Send the items that others refer to first: sources and all categories at once, then imports, transfers, recurring transfers, recurring transactions and goals`,
  errors: [
    'restoreNotFound',
    'restoreCurrencyDiffers',
    'sourceNotFound',
    'importNotFound',
    'recurringNotFound',
    'goalNotFound',
    'totalTooLarge',
    'tooManyBudgets',
    'tooManyCategories',
    'tooManyGoalEntries',
    'tooManyGoals',
    'tooManyRecurring',
    'tooManyRecurringTransfers',
    'tooManySources',
  ],
  maxBodyBytes: MAX_IMPORT_BODY_BYTES,
  body: z.strictObject({
    id: Id,
    ...lists,
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
