import type { Transaction } from '#shared/contract/transactions.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { Database } from '#server/database/connect.ts';
import type { Reader, Writer } from '#server/database/schema.ts';

export type Posting = {
  id: string;
  type: TransactionType;
  description: string;
  amountMinor: number;
  category: string;
  /** The id of the account; null without one. */
  account: string | null;
  date: string;
  note: string;
  tags: readonly string[];
};

export type Ledger = {
  /** Runs a job in one database transaction, under the lock of the user's totals. */
  write: <T>(userId: string, job: (trx: Writer) => Promise<T>) => Promise<T>;
  /** The currency of the user's amounts. Throws `userIdMissing` without a profile. */
  requireCurrency: (trx: Writer, userId: string) => Promise<string>;
  /** Adds the postings whose ids no transaction has or had. Throws `totalTooLarge`. */
  post: (trx: Writer, userId: string, postings: readonly Posting[]) => Promise<void>;
  find: (
    db: Reader | Writer,
    user: { userId: string; currency: string },
    id: string,
  ) => Promise<Transaction | undefined>;
};

export type ReadCategories = (
  db: Reader | Writer,
  userId: string,
) => Promise<{
  /** Returns the current category of an id, which may have been merged, or undefined if the user has none. */
  resolve: (type: TransactionType, id: string) => string | undefined;
}>;

export type RecurringOptions = {
  database: Database;
  ledger: Ledger;
  readCategories: ReadCategories;
  now: () => number;
};
