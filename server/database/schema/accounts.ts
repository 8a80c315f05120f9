import type { Selectable } from 'kysely';

// Tables of the money in accounts, which the schema calls sources.

/** Money that moved between two accounts. A null side is an account that the user does not keep here. */
export type TransfersTable = {
  user_id: string;
  id: string;
  from_source: string | null;
  to_source: string | null;
  /** Integer minor units; above 0. */
  amount_minor: number;
  date: string;
  /** Several lines; '' without one. */
  note: string;
  created_at: number;
  updated_at: number;
  /** The time of its deletion; null unless it is in the bin. */
  deleted_at: number | null;
  /** The import that made it; null if the user typed it. */
  import_id: string | null;
  /** The side that an import gave a typed transfer, which had only the other; null without one. */
  given_side: 'from' | 'to' | null;
};

export type TransferRow = Selectable<TransfersTable>;

/** The sum of an account's transactions and transfers in a month, which each of their writes updates. */
export type SourceTotalsTable = {
  user_id: string;
  source_id: string;
  /** `yyyy-MM`. */
  month: string;
  /** Integer minor units; negative if more left the account. */
  net_minor: number;
};

/** A bank's figure of the money in an account at the end of a day. */
export type SourceStatementsTable = {
  user_id: string;
  source_id: string;
  day: string;
  /** Integer minor units. */
  balance_minor: number;
  /** The import whose file says so; null if the user typed it. */
  import_id: string | null;
  created_at: number;
};

export type StatementRow = Selectable<SourceStatementsTable>;

/** The closing balance that the file of an import proves. */
export type Closing = {
  user_id: string;
  source_id: string;
  /** The import. */
  id: string;
  created_at: number;
  currency: string;
  day: string;
  /** In major units. */
  balance: number;
};
