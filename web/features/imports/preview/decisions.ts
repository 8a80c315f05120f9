import type { PreviewGroup, PreviewRow } from '#shared/import/match/types.ts';

/** What becomes of a row, as the person has it now. */
export type Decision = Pick<PreviewRow, 'outcome' | 'description' | 'category'>;

export type Preview = { rows: readonly PreviewRow[]; decisions: readonly Decision[] };

/** The groups in the order of the screen: first what needs a decision. */
const GROUPS = ['perhaps', 'new', 'transfer', 'deleted', 'there'] as const satisfies PreviewGroup[];

export function startPreview(rows: readonly PreviewRow[]): Preview {
  return {
    rows,
    decisions: rows.map(({ outcome, description, category }) => ({ outcome, description, category })),
  };
}

/** Whether the row becomes a transaction or belongs to one. */
export function isTicked({ outcome }: Decision): boolean {
  return outcome === 'added' || outcome === 'joined';
}

/** Rows that are stored already cannot be added again. */
export function canBeTicked({ group }: PreviewRow): boolean {
  return group !== 'there';
}

/** The outcome of a row after its box is ticked or not. */
export function outcomeFor({ group, outcome }: PreviewRow, isTickedNow: boolean): PreviewRow['outcome'] {
  if (group === 'there') return outcome;
  if (isTickedNow) return group === 'perhaps' ? 'joined' : 'added';
  if (group === 'transfer') return 'transfer';
  return group === 'deleted' ? outcome : 'leftOut';
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
  changesOf: (row: PreviewRow) => Partial<Decision>,
): Preview {
  const changed = [...decisions];
  for (const index of indexes) {
    const [row, before] = [rows[index], decisions[index]];
    if (row !== undefined && before !== undefined) changed[index] = { ...before, ...changesOf(row) };
  }
  return { rows, decisions: changed };
}

export type PreviewTotals = {
  added: number;
  joined: number;
  leftOut: number;
  transfers: number;
  known: number;
  /** Minor units of what is added; `outMinor` is positive. */
  inMinor: number;
  outMinor: number;
  period: { from: string; to: string } | undefined;
};

/** What saving would do now. */
export function totalsOf({ rows, decisions }: Preview): PreviewTotals {
  const totals: PreviewTotals = {
    added: 0,
    joined: 0,
    leftOut: 0,
    transfers: 0,
    known: 0,
    inMinor: 0,
    outMinor: 0,
    period: undefined,
  };
  for (const [index, row] of rows.entries()) {
    const outcome = decisions[index]?.outcome ?? row.outcome;
    if (outcome === 'transfer') totals.transfers++;
    else totals[outcome]++;
    if (outcome !== 'added') continue;
    if (row.amountMinor > 0) totals.inMinor += row.amountMinor;
    else totals.outMinor -= row.amountMinor;
    const { from = row.date, to = row.date } = totals.period ?? {};
    totals.period = { from: row.date < from ? row.date : from, to: row.date > to ? row.date : to };
  }
  return totals;
}

/** Whether saving would store a row. */
export function savesSomething({ added, joined, leftOut, transfers }: PreviewTotals): boolean {
  return added + joined + leftOut + transfers > 0;
}

export type GroupRows = { group: PreviewGroup; indexes: readonly number[] };

/** The rows of each group that has some, the newest day first. */
export function groupRows(rows: readonly PreviewRow[]): GroupRows[] {
  const indexes = new Map<PreviewGroup, number[]>(GROUPS.map((group) => [group, []]));
  for (const [index, { group }] of rows.entries()) indexes.get(group)?.push(index);
  const day = (index: number) => rows[index]?.date ?? '';
  return GROUPS.map((group) => ({
    group,
    indexes: (indexes.get(group) ?? []).toSorted(
      (one, other) => compare(day(other), day(one)) || one - other,
    ),
  })).filter((each) => each.indexes.length > 0);
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
