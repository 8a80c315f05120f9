import type { Schema } from './schema.ts';
import type { TableRule } from './table-rule.ts';
import { TABLE_NAMES, TABLES, type TableName } from './tables.ts';

const ROWS_AT_ONCE = 1_000;
/** A photo has up to 700 kB. */
const PHOTOS_AT_ONCE = 8;

/** A table that is copied, the columns of its primary key, and how many rows to copy at once. */
export type CopiedTable = { name: TableName; key: readonly string[]; rowsAtOnce: number };

/** The tables in a backup. */
export const KEPT_TABLES = tablesWhere(({ copiedBy }) => copiedBy === 'backupsAndMoves').map(toCopied);

/** The tables that a move copies. */
export const MOVED_TABLES = tablesWhere(({ copiedBy }) => copiedBy !== 'nobody').map(toCopied);

/** The column that distributes the tables. */
export const DISTRIBUTION_COLUMN = 'user_id';

/** The tables whose rows each belong to one user and are stored with the user's other rows. */
export const DISTRIBUTED_TABLES = tablesWhere(({ placed }) => placed === 'distributed');

/** The tables that are complete on every machine. */
export const REFERENCE_TABLES = tablesWhere(({ placed }) => placed === 'reference');

type OwnedTable = {
  [Name in TableName]: Schema[Name] extends { user_id: string } ? Name : never;
}[TableName];

/** The tables that name their user in the column `user_id`. */
export const OWNED_TABLES = tablesWhere(({ owner }) => owner === 'user_id') as OwnedTable[];

function tablesWhere(isMeant: (rule: TableRule) => boolean): TableName[] {
  return TABLE_NAMES.filter((name) => isMeant(TABLES[name]));
}

function toCopied(name: TableName): CopiedTable {
  return { name, key: TABLES[name].key, rowsAtOnce: name === 'photos' ? PHOTOS_AT_ONCE : ROWS_AT_ONCE };
}
