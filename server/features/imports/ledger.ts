import type { CalendarRange } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { ImportedCategory } from '#shared/contract/imports.ts';
import type { NewImportedTransaction } from '#shared/contract/transactions.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import type { Caller } from '#server/http/environment.ts';

/** What imports need of the module that writes transactions. */
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
  /** Throws `recordNotFound` unless each of these is a transaction of the user. */
  requireAll: (trx: Writer, userId: string, ids: readonly string[]) => Promise<void>;
  /** Takes some transactions of an import back; `isDone` once none is left. */
  undo: (
    trx: Writer,
    batch: { userId: string; importId: string; keepsEdited: boolean; limit: number },
  ) => Promise<{ deletedIds: string[]; kept: number; isDone: boolean }>;
};

/** The functions on categories that imports call. */
export type ImportedCategories = {
  /**
   * Adds those that are new, and returns whether there were any. Throws `categoryIdConflict`, `tooManyCategories`, and
   * `nameTaken` for the name of each.
   */
  add: (
    trx: Writer,
    caller: Caller,
    added: { rows: readonly { field: string; category: ImportedCategory }[]; importedAt: number },
  ) => Promise<boolean>;
  /** Removes those of undone imports that nothing uses, and returns whether there were any. */
  removeUnused: (trx: Writer, userId: string) => Promise<boolean>;
  /** Tells the user's tabs, after the database transaction. */
  onChange: (userId: string) => void;
};

/** A day of a recurring transaction that is posted, waits for the person, or is to come. */
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
  /** Of a posted one; it may have been deleted since. */
  transactionId: string | null;
};

/** What imports need of recurring transactions. */
export type Occurrences = {
  /** The occurrences that are due in a range, in several lists. */
  stream: (db: Reader, userId: string, range: CalendarRange) => AsyncIterable<DueOccurrence[]>;
  /** Lets a transaction be that of an occurrence, unless that is posted or skipped already. */
  settle: (
    trx: Writer,
    paid: { userId: string; recurringId: string; day: string; transactionId: string; amountMinor: number },
  ) => Promise<unknown>;
  /** The transaction that was posted for a day other than by an import, while it exists. */
  findPosted: (
    trx: Writer,
    of: { userId: string; recurringId: string; day: string },
  ) => Promise<string | undefined>;
  /** Lets occurrences wait for the person again, whose transactions are gone. */
  free: (trx: Writer, userId: string, transactionIds: readonly string[]) => Promise<unknown>;
};
