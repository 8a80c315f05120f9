import type { PreviewRow } from '#shared/import/match/types.ts';

/** The user's decision about a row. */
export type Decision = Pick<PreviewRow, 'outcome' | 'description'> &
  Choice & {
    /** The other account of a transfer; null if the user does not keep it here, undefined if the row is left out. */
    account?: string | null | undefined;
  };

/** A category with its type. A row with money that came in is a refund if its type is expense. */
export type Choice = Pick<PreviewRow, 'type' | 'category'>;

export type Preview = { rows: readonly PreviewRow[]; decisions: readonly Decision[] };

export function startPreview(rows: readonly PreviewRow[]): Preview {
  return {
    rows,
    decisions: rows.map(({ outcome, description, type, category, otherAccount: account }) => ({
      outcome,
      description,
      type,
      category,
      ...(account !== undefined && { account }),
    })),
  };
}

/** Whether the row becomes a transaction or joins one. */
export function isTicked({ outcome }: Decision): boolean {
  return outcome === 'added' || outcome === 'joined';
}

/** Whether a row can be added. An imported row cannot be added again. */
export function canBeTicked({ group }: PreviewRow): boolean {
  return group !== 'there';
}

/** The outcome of a row after its box was ticked or cleared. */
export function outcomeFor({ group, outcome }: PreviewRow, isTickedNow: boolean): PreviewRow['outcome'] {
  if (group === 'there') return outcome;
  if (isTickedNow) return group === 'perhaps' ? 'joined' : 'added';
  // Rows of the other groups go back to their outcome before the tick.
  return group === 'new' || group === 'perhaps' ? 'leftOut' : outcome;
}

export function change(preview: Preview, index: number, changes: Partial<Decision>): Preview {
  return changeSome(preview, [index], () => changes);
}

export function tickAll(preview: Preview, indexes: readonly number[], isTickedNow: boolean): Preview {
  return changeSome(preview, indexes, (row) => ({ outcome: outcomeFor(row, isTickedNow) }));
}

export function changeSome(
  { rows, decisions }: Preview,
  indexes: readonly number[],
  toChanges: (row: PreviewRow, index: number) => Partial<Decision>,
): Preview {
  const changed = [...decisions];
  for (const index of indexes) {
    const [row, before] = [rows[index], decisions[index]];
    if (row !== undefined && before !== undefined) changed[index] = { ...before, ...toChanges(row, index) };
  }
  return { rows, decisions: changed };
}

/** Whether a row is a refund: money that came in and lowers the expenses. */
export function isRefund({ amountMinor }: PreviewRow, { type }: Choice): boolean {
  return amountMinor > 0 && type === 'expense';
}

/** The former choices of rows, by index. */
type FormerChoices = ReadonlyMap<number, Choice>;

export function pickChoices({ decisions }: Preview, indexes: readonly number[]): FormerChoices {
  return new Map(
    indexes.flatMap((index) => {
      const decision = decisions[index];
      return decision === undefined ? [] : [[index, { type: decision.type, category: decision.category }]];
    }),
  );
}

/** Restores the former choices of rows that still have the given choice. Later choices stay. */
export function restoreChoices(preview: Preview, former: FormerChoices, { type, category }: Choice): Preview {
  return changeSome(preview, [...former.keys()], (_, index) => {
    const current = preview.decisions[index];
    return current?.type === type && current.category === category ? { ...former.get(index) } : {};
  });
}

export type PreviewTotals = {
  added: number;
  joined: number;
  leftOut: number;
  /** Transfers that are left out. */
  transfers: number;
  /** Rows that become transfers. */
  moved: number;
  known: number;
  /** Rows that an earlier import left out, and rows with a deleted transaction. */
  stayOut: number;
  /** The totals of added incomes and expenses. Refunds lower the expenses, even below zero. */
  inMinor: number;
  outMinor: number;
  period: { from: string; to: string } | undefined;
};

export const NO_TOTALS: PreviewTotals = {
  added: 0,
  joined: 0,
  leftOut: 0,
  transfers: 0,
  moved: 0,
  known: 0,
  stayOut: 0,
  inMinor: 0,
  outMinor: 0,
  period: undefined,
};

/** Counts what saving would do. */
export function countTotals(preview: Preview): PreviewTotals {
  return countTotalsBy(preview, () => '').get('') ?? NO_TOTALS;
}

/** Counts what saving would do for each key, such as the key of a file or an account. */
export function countTotalsBy(
  { rows, decisions }: Preview,
  toKey: (row: PreviewRow) => string,
): Map<string, PreviewTotals> {
  const all = new Map<string, PreviewTotals>();
  for (const [index, row] of rows.entries()) {
    const key = toKey(row);
    const totals = all.get(key) ?? { ...NO_TOTALS };
    all.set(key, totals);
    addTo(totals, row, decisions[index] ?? row);
  }
  return all;
}

function addTo(totals: PreviewTotals, row: PreviewRow, decision: Decision): void {
  const outcome = toSavedOutcome(row, decision.outcome);
  if (outcome === 'transfer') totals[isMoved(decision) ? 'moved' : 'transfers']++;
  else if (outcome === 'known' && canBeTicked(row)) totals.stayOut++;
  else totals[outcome]++;
  if (outcome !== 'added') return;
  if (toSavedType(row, decision) === 'income') totals.inMinor += row.amountMinor;
  else totals.outMinor -= row.amountMinor;
  const { from = row.date, to = row.date } = totals.period ?? {};
  totals.period = { from: row.date < from ? row.date : from, to: row.date > to ? row.date : to };
}

/** Whether a row becomes a transfer. */
export function isMoved({ outcome, account }: Decision): boolean {
  return outcome === 'transfer' && account !== undefined;
}

/** Returns the type of a row's transaction. A joined row ignores the chosen type. */
export function toSavedType(row: PreviewRow, { outcome, type }: Decision): PreviewRow['type'] {
  return outcome === 'joined' ? row.type : type;
}

/** Joining an occurrence that has no transaction yet adds a transaction. */
function toSavedOutcome({ match }: PreviewRow, outcome: PreviewRow['outcome']): PreviewRow['outcome'] {
  return outcome === 'joined' && match?.transactionId === null ? 'added' : outcome;
}

/** Whether saving would store any row. */
export function savesSomething({ added, joined, leftOut, transfers, moved }: PreviewTotals): boolean {
  return added + joined + leftOut + transfers + moved > 0;
}

/** The indexes of rows with money that went out, and of rows with money that came in. */
export type TickedRows = { out: number[]; in: number[] };

/** Returns which of the given rows are added and not saved yet. Joined rows are left out: they keep their category. */
export function findTickedRows(
  { rows, decisions }: Preview,
  indexes: readonly number[],
  saved: ReadonlySet<number>,
): TickedRows {
  const ticked: TickedRows = { out: [], in: [] };
  for (const index of indexes) {
    const row = rows[index];
    if (row === undefined || decisions[index]?.outcome !== 'added' || saved.has(index)) continue;
    ticked[row.amountMinor < 0 ? 'out' : 'in'].push(index);
  }
  return ticked;
}
