import type { Known, MatchOptions, PreviewRow, SourceMovements } from '#shared/import/match/types.ts';
import { currencyDecimals } from '#shared/money.ts';

/** Stands in until the comparison is here. */
export function previewRows(
  files: readonly SourceMovements[],
  _known: Known,
  options: MatchOptions,
): PreviewRow[] {
  const decimals = currencyDecimals(options.currency);
  return files.flatMap(({ movements }, file) =>
    movements.map((movement, at): PreviewRow => {
      const [whole = '0', fraction = ''] = movement.amount.replace('-', '').split('.');
      const minor = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
      const isOut = movement.amount.startsWith('-');
      return {
        file,
        line: movement.line,
        date: movement.date,
        amountMinor: isOut ? -minor : minor,
        type: isOut ? 'expense' : 'income',
        text: movement.text,
        description: (movement.payee ?? movement.text).slice(0, 200) || '-',
        category: 'uncategorized',
        reason: { kind: 'none' },
        note: movement.note,
        tags: movement.tags,
        group: 'new',
        outcome: 'added',
        match: null,
        key: String(at).padStart(22, '0'),
        occurrence: 1,
        bankId: movement.bankId,
      };
    }),
  );
}
