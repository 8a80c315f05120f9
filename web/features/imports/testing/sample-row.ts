import type { PreviewRow } from '#shared/import/match/types.ts';

/** A row of a preview for tests. */
export function sampleRow(fields: Partial<PreviewRow>): PreviewRow {
  return {
    file: 0,
    line: 1,
    date: '2026-09-01',
    amountMinor: -1000,
    type: 'expense',
    text: 'COMPRA TARJ MERCADONA',
    payee: 'mercadona',
    description: 'Mercadona',
    category: 'uncategorized',
    reason: { kind: 'none' },
    note: '',
    tags: [],
    group: 'new',
    outcome: 'added',
    settlement: null,
    match: null,
    key: 'abcdefghijklmnopqrstuv',
    occurrence: 1,
    bankId: null,
    ...fields,
  };
}
