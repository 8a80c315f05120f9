import { DISTRIBUTED_TABLES } from '#server/database/table-lists.ts';

const names: ReadonlySet<string> = new Set(DISTRIBUTED_TABLES);

/** Whether the rows of a table are spread over machines by user. */
export function isDistributed(table: string | undefined): boolean {
  return table !== undefined && names.has(table);
}

/** Returns the distributed tables that a text of SQL names. A name before a dot belongs to a column. */
export function distributedTablesIn(text: string): string[] {
  return DISTRIBUTED_TABLES.filter((table) => new RegExp(String.raw`\b${table}\b(?!"?\s*\.)`).test(text));
}
