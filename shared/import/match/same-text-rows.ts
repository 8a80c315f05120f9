import type { PreviewRow } from './types.ts';

/** Returns the other rows of the same payee, for 'also for the other 7 rows of MERCADONA'. */
export function sameTextRows(rows: readonly PreviewRow[], row: PreviewRow): PreviewRow[] {
  if (row.payee === '') return [];
  return rows.filter((other) => other !== row && other.payee === row.payee);
}
