import type { CalendarRange } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { ImportedCategory } from '#shared/contract/imports.ts';
import type { NewImportedTransaction } from '#shared/contract/transactions.ts';
import type { Closing, TransferRow } from '#server/database/schema/accounts.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import type { Caller } from '#server/http/environment.ts';

export type Ledger = {
  /** Runs a job in one database transaction, under the lock of the user's totals. */
  write: <T>(userId: string, job: (trx: Writer) => Promise<T>) => Promise<T>;
  /** The currency of the user's amounts. Throws `userIdMissing` without a profile. */
  requireCurrency: (trx: Writer, userId: string) => Promise<string>;
  /** Adds transactions. Throws `validationFailed` with the fields of each row, `idConflict`, `totalTooLarge`. */
  add: (
    trx: Writer,
    caller: Caller,
    added: {
      sourceId: string;
      importId: string;
      rows: readonly { field: string; transaction: NewImportedTransaction }[];
    },
  ) => Promise<void>;
  /** Throws `recordNotFound` unless all ids are transactions of the user. */
  requireAll: (trx: Writer, userId: string, ids: readonly string[]) => Promise<void>;
  /** Erases transactions, so that they cannot be restored. */
  erase: (trx: Writer, userId: string, ids: readonly string[]) => Promise<void>;
  /** Deletes up to `limit` transactions of an import. `isDone` is true if none is left. */
  undo: (
    trx: Writer,
    batch: { userId: string; importId: string; keepsEdited: boolean; limit: number },
  ) => Promise<{ deletedIds: string[]; kept: number; isDone: boolean }>;
};

/** Changes the links of transactions and transfers to accounts and imports, in batches; recurring ones are few. */
export type AccountLinks = {
  /** Gives up to `limit` transactions, deleted ones too, another account or none. */
  move: (
    trx: Writer,
    batch: { userId: string; from: string; to: string | null; limit: number },
  ) => Promise<{ moved: number; isDone: boolean }>;
  /** Does the same with transfers, and erases those without two different sides. Returns whether none is left. */
  moveTransfers: (
    trx: Writer,
    batch: { userId: string; from: string; to: string | null; limit: number },
  ) => Promise<boolean>;
  /** Gives the recurring transactions of an account another account or none. */
  moveRecurring: (trx: Writer, link: { userId: string; from: string; to: string | null }) => Promise<void>;
  /** Adds the opening and the bank's figures of an account to those of another. Called before anything is moved. */
  mergeMoney: (trx: Writer, merge: { userId: string; from: string; to: string }) => Promise<void>;
  /** Makes up to `limit` transactions, deleted ones too, forget their import. Returns whether none is left. */
  forgetImport: (trx: Writer, batch: { userId: string; importId: string; limit: number }) => Promise<boolean>;
};

/** The writes of imports on transfers. Each runs under the lock of the user's totals. */
export type ImportedTransfers = {
  /** Returns the transfers of an amount in a range of days, without those in the bin. */
  find: (
    trx: Writer,
    like: { userId: string; amountMinor: number; days: CalendarRange },
  ) => Promise<TransferRow[]>;
  /** Returns the transfers of some ids, those in the bin too. */
  findAll: (db: Reader | Writer, userId: string, ids: readonly string[]) => Promise<TransferRow[]>;
  /** Adds transfers. Throws `validationFailed` with the fields of each row, `idConflict`, `totalTooLarge`. */
  add: (
    trx: Writer,
    caller: Caller,
    added: readonly ({ field: string; import_id: string } & Pick<
      TransferRow,
      'id' | 'from_source' | 'to_source' | 'amount_minor' | 'date'
    >)[],
  ) => Promise<void>;
  /** Gives a transfer the side that it misses. */
  join: (
    trx: Writer,
    before: TransferRow,
    after: Pick<TransferRow, 'from_source' | 'to_source'>,
  ) => Promise<void>;
  change: (trx: Writer, before: TransferRow, after: TransferRow) => Promise<void>;
  erase: (trx: Writer, rows: readonly TransferRow[]) => Promise<void>;
};

export type ImportedCategories = {
  /**
   * Adds the categories that are new, and returns whether there were any. Throws `categoryIdConflict`,
   * `tooManyCategories`, and `nameTaken` with the field of each name.
   */
  add: (
    trx: Writer,
    caller: Caller,
    added: { rows: readonly { field: string; category: ImportedCategory }[]; importedAt: number },
  ) => Promise<boolean>;
  /** Removes the unused categories of undone imports, and returns whether there were any. */
  removeUnused: (trx: Writer, userId: string) => Promise<boolean>;
  /** Tells the user's browsers that categories have changed. Called after the database transaction. */
  onChange: (userId: string) => void;
};

/** An occurrence of a recurring transaction that is posted, waits for the user, or is planned. */
export type DueOccurrence = {
  recurringId: string;
  day: string;
  dueDay: string;
  outcome: 'posted' | 'asked' | 'planned';
  type: TransactionType;
  description: string;
  category: string;
  amountMinor: number;
  isEstimate: boolean;
  /** The transaction of a posted day, which may have been deleted since. */
  transactionId: string | null;
};

export type Occurrences = {
  /** Streams the occurrences that are due in a range, in batches. */
  stream: (db: Reader, userId: string, range: CalendarRange) => AsyncIterable<DueOccurrence[]>;
  /** Makes a transaction the payment of an occurrence, unless the occurrence is posted or skipped already. */
  settle: (
    trx: Writer,
    paid: { userId: string; recurringId: string; day: string; transactionId: string; amountMinor: number },
  ) => Promise<unknown>;
  /** Finds the transaction that was posted for a day, unless an import added it or it was deleted. */
  findPosted: (
    trx: Writer,
    occurrence: { userId: string; recurringId: string; day: string },
  ) => Promise<string | undefined>;
  /** Makes the occurrences of deleted transactions wait for the user again. */
  free: (trx: Writer, userId: string, transactionIds: readonly string[]) => Promise<unknown>;
};

/** The balances of accounts that banks state. */
export type Statements = {
  /** Saves the closing balance of an import's file. Throws `validationFailed` for one that cannot be stored. */
  save: (trx: Writer, closing: Closing) => Promise<void>;
  forget: (trx: Writer, userId: string, importId: string) => Promise<void>;
};
