import type { NewImportedTransaction } from '#shared/contract/transactions.ts';
import type { Writer } from '#server/database/schema.ts';
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
  ) => Promise<{ deleted: number; kept: number; isDone: boolean }>;
};
