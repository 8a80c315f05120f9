import { toMajorUnits } from '../../../money.ts';
import { completeMovement } from '../../formats/statement-list.ts';
import type { Movement } from '../../types.ts';
import { FIXED_CATEGORIES, EMPTY_ACCOUNT } from '../default-result.ts';
import { previewRows } from '../preview-rows.ts';
import type { ImportHistory, MatchOptions, PreviewRow, SourceMovements } from '../types.ts';

export const OPTIONS: MatchOptions = {
  currency: 'EUR',
  language: 'en',
  today: '2026-11-23',
  categories: FIXED_CATEGORIES,
  mapped: {},
  ownAccounts: [],
  untitled: 'No description',
};

/** A movement of November 2026. */
export function movement(
  dayOfMonth: number,
  amount: string,
  text: string,
  more: Partial<Movement> = {},
): Movement {
  const date = `2026-11-${String(dayOfMonth).padStart(2, '0')}`;
  return completeMovement({ line: 1, date, amount, currency: null, text, ...more });
}

/** A file of a source. */
export function toFile(movements: readonly Movement[], sourceId = 'bank'): SourceMovements {
  return { sourceId, account: null, movements };
}

/** Returns the preview of one file of a source. */
export function preview(
  movements: readonly Movement[],
  known: ImportHistory = EMPTY_ACCOUNT,
  options: Partial<MatchOptions> = {},
): PreviewRow[] {
  return previewRows([toFile(movements)], known, { ...OPTIONS, ...options });
}

/** Returns what an account has after rows are saved as the preview says. */
export function saved(
  rows: readonly PreviewRow[],
  { known = EMPTY_ACCOUNT, sourceId = 'bank' }: { known?: ImportHistory; sourceId?: string } = {},
): ImportHistory {
  const transactions = [...known.transactions];
  const stored = [...known.rows];
  for (const row of rows) {
    if (row.outcome === 'known') continue;
    const id = row.outcome === 'joined' ? (row.match?.transactionId ?? '') : `t${transactions.length + 1}`;
    const { type, date, key, occurrence, bankId, text, outcome, description, category } = row;
    const amount = toMajorUnits(row.amountMinor, 2);
    if (outcome === 'added') {
      transactions.push({
        id,
        type,
        date,
        amount: type === 'expense' ? -amount : amount,
        description,
        category,
        sourceId,
      });
    }
    const transactionId = outcome === 'added' || outcome === 'joined' ? id : null;
    stored.push({
      sourceId,
      key,
      occurrence,
      bankId,
      date,
      amount,
      text,
      outcome,
      transactionId,
      isDeleted: false,
    });
  }
  return { ...known, transactions, rows: stored };
}

type KnownTransaction = ImportHistory['transactions'][number];

/** A transaction that was typed by hand on a day of November 2026; a minus makes it an expense. */
export function typed(
  dayOfMonth: number,
  amount: number,
  description: string,
  more: Partial<KnownTransaction> = {},
): KnownTransaction {
  return {
    id: `hand-${dayOfMonth}-${amount}-${description}`,
    type: amount < 0 ? 'expense' : 'income',
    date: `2026-11-${String(dayOfMonth).padStart(2, '0')}`,
    amount: Math.abs(amount),
    description,
    category: 'uncategorized',
    sourceId: null,
    ...more,
  };
}

/** Returns the groups of rows in their order. */
export function toGroups(rows: readonly PreviewRow[]): PreviewRow['group'][] {
  return rows.map(({ group }) => group);
}
