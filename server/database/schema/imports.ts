// Tables of sources, imports and restores.

import type { Generated } from 'kysely';
import type { CategoryColour } from '#shared/category-looks.ts';

/** An account: where a user keeps money, or the application whose files they import. */
export type SourcesTable = {
  user_id: string;
  id: string;
  name: string;
  kind: 'bank' | 'card' | 'cash' | 'app' | 'other';
  account_hash: string | null;
  account_end: string | null;
  shape: string | null;
  /** The user's answers to questions about its files, as JSON. */
  answers: string;
  /** 1 if archived; otherwise 0. */
  archived: Generated<number>;
  /** Its place in the user's order, from 0; null after those that have one. */
  position: Generated<number | null>;
  /** Integer minor units at the start of `opening_day`; both are null without a balance. */
  opening_minor: Generated<number | null>;
  opening_day: Generated<string | null>;
  /** Integer minor units: a lower balance is shown with a warning; null without a limit. */
  low_minor: Generated<number | null>;
  colour: Generated<CategoryColour | null>;
  created_at: number;
  updated_at: number;
};

/** One file of a source. */
export type ImportsTable = {
  user_id: string;
  id: string;
  source_id: string;
  file_name: string;
  format: string;
  state: 'open' | 'done' | 'undone';
  added: number;
  joined: number;
  left_out: number;
  /** The number of rows that could not be read, which the user has seen. */
  unreadable: Generated<number>;
  created_at: number;
  finished_at: number | null;
};

/** At most one unfinished restore per user. */
export type RestoresTable = {
  user_id: string;
  id: string;
  exported_at: number;
  currency: string;
  created_at: number;
};

/** A row of an imported file and its outcome. Undoing the import deletes it. */
export type ImportEntriesTable = {
  user_id: string;
  import_id: string;
  line: number;
  key: string;
  occurrence: number;
  bank_id: string | null;
  date: string;
  /** Integer minor units; negative for money that left the account. */
  amount_minor: number;
  text: string;
  outcome: 'added' | 'joined' | 'leftOut' | 'transfer';
  /** The transaction may have been deleted since. */
  transaction_id: string | null;
  /** The transfer may have been deleted since. */
  transfer_id: Generated<string | null>;
};
