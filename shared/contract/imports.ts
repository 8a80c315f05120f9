import * as z from 'zod/mini';
import {
  MAX_AMOUNT_WHOLE_UNITS,
  MAX_BANK_TEXT_LENGTH,
  MAX_FILE_NAME_LENGTH,
  MAX_IMPORT_BODY_BYTES,
  MAX_IMPORT_ROWS_AT_ONCE,
  MAX_OWN_CATEGORIES,
} from '../limits.ts';
import { Colour, Type } from './category-list.ts';
import { CategoryName } from './categories.ts';
import { cleanLine } from './clean-line.ts';
import { endpoint } from './endpoint.ts';
import { Instant } from './fields.ts';
import { ById, Cursor, Day, Id, Limit } from './record-fields.ts';
import { MoneyInAccount } from './sources.ts';
import { AnyCategory, NewImportedTransaction } from './transactions.ts';

const IMPORT_STATES = ['open', 'done', 'undone'] as const;
export const OUTCOMES = ['added', 'joined', 'leftOut', 'transfer'] as const;

/** One file of a source. `open` until all of its rows are saved. */
export const Import = z.strictObject({
  id: Id,
  sourceId: Id,
  fileName: z.string(),
  format: z.string(),
  state: z.enum(IMPORT_STATES),
  /** Transactions made from its rows. */
  added: z.number(),
  /** Rows joined to transactions that were there before. */
  joined: z.number(),
  /** Rows that were left out on purpose, transfers included. */
  leftOut: z.number(),
  /** Rows of the file that could not be read. */
  unreadable: z.number(),
  createdAt: Instant,
  finishedAt: z.nullable(Instant),
});
export type Import = z.infer<typeof Import>;

export const CountedImport = z.strictObject({
  ...Import.shape,
  /** Rows that became transfers or joined one, without those whose transfer was deleted since. `leftOut` has them too. */
  transfers: z.number(),
});
export type CountedImport = z.infer<typeof CountedImport>;

/** A row as the bank's file has it. */
const BankLine = z.strictObject({
  /** 22 characters of a SHA-256 over source, account, day, amount and text. */
  key: z.string().check(z.regex(/^[\w-]{22}$/)),
  /** The number of the row among the rows of the file with this key, from 1. */
  occurrence: z.number().check(z.int(), z.gte(1), z.lte(50_000)),
  bankId: z.nullable(cleanLine(100)),
  date: Day,
  /** In major units; negative for money that left the account. */
  amount: z.number().check(z.gt(-MAX_AMOUNT_WHOLE_UNITS - 1), z.lt(MAX_AMOUNT_WHOLE_UNITS + 1)),
  text: cleanLine(MAX_BANK_TEXT_LENGTH),
});

const common = { tag: 'Import', anonymous: 'userIdMissing' } as const;
const writing = { ...common, access: 'accepted', failure: 'importFailed' } as const;
const path = '/api/v1/imports';

/** The line of a row in the file, from 1. Unique in an import. */
const Line = z.number().check(z.int(), z.gte(1), z.lte(1_000_000));

/** A row of an import in the export of an account. */
export const ImportEntry = z.strictObject({
  importId: Id,
  line: Line,
  bank: BankLine,
  outcome: z.enum(OUTCOMES),
  /** Its transaction, which may have been deleted since. */
  transactionId: z.nullable(Id),
  /** The transfer that a `transfer` row is a side of, which may have been deleted since. */
  transferId: z.optional(Id),
});
export type ImportEntry = z.infer<typeof ImportEntry>;

/** One row of a file and its outcome. */
export const ImportRow = z.strictObject({
  line: Line,
  bank: BankLine,
  outcome: z.enum(OUTCOMES),
  /** Only for an `added` row: its new transaction, whose id the caller makes. */
  transaction: z.optional(NewImportedTransaction),
  /** Only for a `joined` row: the transaction that it belongs to. */
  transactionId: z.optional(Id),
  /**
   * Only for a `transfer` row: the transfer that it becomes, unless it joins one that is there. The caller makes its id.
   * A null account is one that the user does not keep here.
   */
  transfer: z.optional(z.strictObject({ id: Id, account: z.nullable(Id) })),
  /** The occurrence that an `added` row pays. It is then not posted again. */
  occurrence: z.optional(z.strictObject({ recurringId: Id, day: Day })),
});
export type ImportRow = z.infer<typeof ImportRow>;

/** A category that is added with the rows that have it. An archived one is brought back. */
export const ImportedCategory = z.strictObject({
  id: AnyCategory,
  type: Type,
  name: CategoryName,
  colour: Colour,
});
export type ImportedCategory = z.infer<typeof ImportedCategory>;

export const listImports = endpoint({
  ...common,
  method: 'GET',
  path,
  summary: 'List the imports, the newest first',
  access: 'user',
  query: z.strictObject({
    state: z.optional(z.enum(IMPORT_STATES)),
    limit: z.optional(Limit),
    cursor: Cursor,
  }),
  output: z.strictObject({
    items: z.array(Import),
    /** Send it as `cursor` to get the next page; null on the last page. */
    nextCursor: z.nullable(z.string()),
  }),
});

/** The fields of an import that the caller sets. */
export const IMPORT_FIELDS = {
  id: Id,
  sourceId: Id,
  fileName: cleanLine(MAX_FILE_NAME_LENGTH),
  format: z.string().check(z.regex(/^[A-Za-z\d]{1,20}$/)),
  /** Rows of the file that could not be read. */
  unreadable: z.optional(z.number().check(z.int(), z.gte(0), z.lte(1_000_000))),
};

export const startImport = endpoint({
  ...writing,
  method: 'POST',
  path,
  summary: 'Start the import of a file. Repeating it with the same id and content gives the same response',
  errors: ['importIdConflict', 'sourceNotFound', 'tooManyRequests', 'tooManyImportedRows'],
  status: 201,
  body: z.strictObject({
    ...IMPORT_FIELDS,
    /** The balance of the account at the end of a day, in major units, if the file proves it. */
    closing: z.optional(z.strictObject({ day: Day, balance: MoneyInAccount })),
  }),
  output: Import,
});

export const saveImportRows = endpoint({
  ...writing,
  method: 'POST',
  path: `${path}/:id/rows`,
  summary: `Save up to ${MAX_IMPORT_ROWS_AT_ONCE} rows of an open import, all or none, with their new categories. A row or category that is stored already changes nothing`,
  errors: [
    'importNotFound',
    'importNotOpen',
    'idConflict',
    'recordNotFound',
    'totalTooLarge',
    'tooManyRequests',
    'tooManyImportedRows',
    'categoryIdConflict',
    'tooManyCategories',
  ],
  params: ById,
  maxBodyBytes: MAX_IMPORT_BODY_BYTES,
  body: z.strictObject({
    rows: z.array(ImportRow).check(z.minLength(1), z.maxLength(MAX_IMPORT_ROWS_AT_ONCE)),
    /** New categories. A category without a row in the request is not added. */
    categories: z.optional(z.array(ImportedCategory).check(z.maxLength(MAX_OWN_CATEGORIES))),
  }),
  output: Import,
});

export const finishImport = endpoint({
  ...writing,
  method: 'POST',
  path: `${path}/:id/finish`,
  summary: 'Close an import whose rows are all saved',
  errors: ['importNotFound', 'importNotOpen'],
  params: ById,
  output: CountedImport,
});

export const undoImport = endpoint({
  ...writing,
  method: 'DELETE',
  path: `${path}/:id`,
  summary:
    'Undo an import: delete its transactions and transfers for good, free the joined ones, and remove the categories that it added if they are no longer in use. `edited` says whether transactions that were changed since are kept or deleted',
  failure: 'importUndoFailed',
  errors: ['importNotFound'],
  params: ById,
  query: z.strictObject({ edited: z.optional(z.enum(['keep', 'delete'])) }),
  output: z.strictObject({
    deleted: z.number(),
    kept: z.number(),
    freed: z.number(),
    /** The deleted transfers, without those that another file has too: they lose only the side of this one. */
    transfers: z.number(),
  }),
});

export const getImport = endpoint({
  ...common,
  method: 'GET',
  path: `${path}/:id`,
  summary:
    'Get an import with the numbers of its transfers, and of its transactions and transfers that were changed since',
  access: 'user',
  errors: ['importNotFound'],
  params: ById,
  output: z.strictObject({
    ...CountedImport.shape,
    /** Its transactions that were changed since. */
    edited: z.number(),
    /** Its transfers that were changed since. */
    editedTransfers: z.number(),
  }),
});

export const listBankLines = endpoint({
  ...common,
  method: 'GET',
  path: '/api/v1/transactions/:id/bank-lines',
  summary: 'List the rows of files that a transaction was made from or joined to',
  access: 'user',
  errors: ['recordNotFound'],
  params: ById,
  output: z.strictObject({
    items: z.array(
      z.strictObject({
        importId: Id,
        sourceName: z.string(),
        fileName: z.string(),
        date: Day,
        amount: z.number(),
        text: z.string(),
      }),
    ),
  }),
});
