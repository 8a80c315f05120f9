import type { DetailField } from '#shared/contract/transaction-fields.ts';

/** Joins the first lines of the given fields; '' if all are empty. */
export function detailLine(texts: Record<DetailField, string>, fields: readonly DetailField[]): string {
  const lines = fields.map((field) => texts[field].split('\n', 1).join(''));
  return lines.filter((line) => line !== '').join(' · ');
}
