import type { Generated } from 'kysely';

// What users record, and its totals.

export type TransactionsTable = {
  user_id: string;
  id: string;
  type: 'expense' | 'income';
  description: string;
  /** The description by `toSearchText`. */
  search_text: Generated<string>;
  amount_minor: number;
  category: string;
  date: string;
  created_at: number;
  updated_at: number;
  /** The source and the import that it came from; null for one that was typed, or whose import was undone. */
  source_id: Generated<string | null>;
  import_id: Generated<string | null>;
};

/** Deleted transactions, which can be restored for a while. No total includes them. */
export type DeletedTransactionsTable = Omit<TransactionsTable, 'search_text'> & {
  search_text: string;
  deleted_at: number;
  /** The same for transactions that were deleted together. */
  deletion_id: string;
};

/** Written by the module that writes transactions, in the same database transaction. */
export type DailyTotalsTable = {
  user_id: string;
  date: string;
  type: 'expense' | 'income';
  category: string;
  amount_minor: number;
  count: number;
};

/** One row a user: the sums of all transactions, and how often the user's data has changed. */
export type UserTotalsTable = {
  user_id: string;
  income_minor: number;
  expense_minor: number;
  count: number;
  revision: number;
};
