import type { DetailField } from '#shared/contract/transaction-fields.ts';

/** The first line of each of these texts of a transaction, in one line; '' if all are empty. */
export function detailsOf(texts: Record<DetailField, string>, fields: readonly DetailField[]): string {
  const lines = fields.map((field) => texts[field].split('\n', 1).join(''));
  return lines.filter((line) => line !== '').join(' · ');
}
