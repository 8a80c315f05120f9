import type { Generated, Selectable } from 'kysely';

export type TransactionsTable = {
  user_id: string;
  id: string;
  type: 'expense' | 'income';
  description: string;
  /** The description, the note and the tags as `toSearchColumn` writes them. */
  search_text: Generated<string>;
  amount_minor: number;
  category: string;
  date: string;
  /** Several lines; '' without one. */
  note: Generated<string>;
  /** `|casa|viaje 2026|`; '' without any. */
  tags: Generated<string>;
  /** Shared by the parts of a split purchase. */
  group_id: string | null;
  created_at: number;
  updated_at: number;
  /** The account; null if it has none. */
  source_id: Generated<string | null>;
  /** The import of the transaction; null if it was typed, or if the import was undone. */
  import_id: Generated<string | null>;
};

export type TransactionRow = Selectable<TransactionsTable>;

/** Transactions in the bin, which can be restored for a while. No total includes them. */
export type DeletedTransactionsTable = Omit<TransactionsTable, 'search_text'> & {
  search_text: string;
  deleted_at: number;
  /** Transactions that were deleted together have the same id. */
  deletion_id: string;
};

/** The totals of each day, type and category, which each write of transactions updates. */
export type DailyTotalsTable = {
  user_id: string;
  date: string;
  type: 'expense' | 'income';
  category: string;
  amount_minor: number;
  count: number;
};

/** One row per user: the sums of all transactions, and the revision of the user's data. */
export type UserTotalsTable = {
  user_id: string;
  income_minor: number;
  expense_minor: number;
  count: number;
  revision: number;
};
