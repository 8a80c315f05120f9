import type { Schema } from './schema.ts';
import type { TableRule } from './table-rule.ts';
import { TABLE_NAMES, TABLES, type TableName } from './tables.ts';

const ROWS_AT_ONCE = 1_000;
/** A photo has up to 700 kB. */
const PHOTOS_AT_ONCE = 8;

/** A copied table, the columns of its primary key, and the number of rows to copy at once. */
export type CopiedTable = { name: TableName; key: readonly string[]; rowsAtOnce: number };

export const BACKUP_TABLES = filterTables(({ copiedBy }) => copiedBy === 'backupsAndMoves').map(toCopied);

export const MOVED_TABLES = filterTables(({ copiedBy }) => copiedBy !== 'nobody').map(toCopied);

export const DISTRIBUTION_COLUMN = 'user_id';

/** The tables of users' data, in which all rows of a user are stored on one machine. */
export const DISTRIBUTED_TABLES = filterTables(({ placed }) => placed === 'distributed');

/** The tables of which every machine has a complete copy. */
export const REFERENCE_TABLES = filterTables(({ placed }) => placed === 'reference');

type OwnedTable = {
  [Name in TableName]: Schema[Name] extends { user_id: string } ? Name : never;
}[TableName];

/** The tables with the id of the owner in the column `user_id`. */
export const OWNED_TABLES = filterTables(({ owner }) => owner === 'user_id') as OwnedTable[];

function filterTables(matches: (rule: TableRule) => boolean): TableName[] {
  return TABLE_NAMES.filter((name) => matches(TABLES[name]));
}

function toCopied(name: TableName): CopiedTable {
  return { name, key: TABLES[name].key, rowsAtOnce: name === 'photos' ? PHOTOS_AT_ONCE : ROWS_AT_ONCE };
}
