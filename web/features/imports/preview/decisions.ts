import type { PreviewRow } from '#shared/import/match/types.ts';

/** What becomes of a row, as the person has it now. */
export type Decision = Pick<PreviewRow, 'outcome' | 'description'> & Choice;

/** A category with its type. Money that came in and is an expense is a refund. */
export type Choice = Pick<PreviewRow, 'type' | 'category'>;

export type Preview = { rows: readonly PreviewRow[]; decisions: readonly Decision[] };

export function startPreview(rows: readonly PreviewRow[]): Preview {
  return {
    rows,
    decisions: rows.map(({ outcome, description, type, category }) => ({
      outcome,
      description,
      type,
      category,
    })),
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
  // What is stored already stays as it is, and a transfer is one again.
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
  changesOf: (row: PreviewRow, index: number) => Partial<Decision>,
): Preview {
  const changed = [...decisions];
  for (const index of indexes) {
    const [row, before] = [rows[index], decisions[index]];
    if (row !== undefined && before !== undefined) changed[index] = { ...before, ...changesOf(row, index) };
  }
  return { rows, decisions: changed };
}

/** Whether a row is a refund: money that came in and lowers the expenses. */
export function isRefund({ amountMinor }: PreviewRow, { type }: Choice): boolean {
  return amountMinor > 0 && type === 'expense';
}

/** The categories that rows had, by their index. */
export type Former = ReadonlyMap<number, Choice>;

export function categoriesOf({ decisions }: Preview, indexes: readonly number[]): Former {
  return new Map(
    indexes.flatMap((index) => {
      const decision = decisions[index];
      return decision === undefined ? [] : [[index, { type: decision.type, category: decision.category }]];
    }),
  );
}

/** Gives rows the categories back that they had before all of them got one; later choices stay. */
export function giveBack(preview: Preview, former: Former, { type, category }: Choice): Preview {
  return changeSome(preview, [...former.keys()], (_, index) => {
    const now = preview.decisions[index];
    return now?.type === type && now.category === category ? { ...former.get(index) } : {};
  });
}

export type PreviewTotals = {
  added: number;
  joined: number;
  leftOut: number;
  transfers: number;
  known: number;
  /** Rows that an earlier import left out, and those whose transaction was deleted. */
  stayOut: number;
  /** Minor units of the incomes and expenses that are added. Refunds lower the expenses, also below zero. */
  inMinor: number;
  outMinor: number;
  period: { from: string; to: string } | undefined;
};

export const NO_TOTALS: PreviewTotals = {
  added: 0,
  joined: 0,
  leftOut: 0,
  transfers: 0,
  known: 0,
  stayOut: 0,
  inMinor: 0,
  outMinor: 0,
  period: undefined,
};

/** What saving would do now. */
export function totalsOf(preview: Preview): PreviewTotals {
  return totalsBy(preview, () => '').get('') ?? NO_TOTALS;
}

/** What saving would do with the rows of each key, which is that of a file or an account. */
export function totalsBy(
  { rows, decisions }: Preview,
  keyOf: (row: PreviewRow) => string,
): Map<string, PreviewTotals> {
  const all = new Map<string, PreviewTotals>();
  for (const [index, row] of rows.entries()) {
    const key = keyOf(row);
    const totals = all.get(key) ?? { ...NO_TOTALS };
    all.set(key, totals);
    addTo(totals, row, decisions[index] ?? row);
  }
  return all;
}

function addTo(totals: PreviewTotals, row: PreviewRow, decision: Decision): void {
  const outcome = resultOf(row, decision.outcome);
  if (outcome === 'transfer') totals.transfers++;
  else if (outcome === 'known' && canBeTicked(row)) totals.stayOut++;
  else totals[outcome]++;
  if (outcome !== 'added') return;
  if (typeOf(row, decision) === 'income') totals.inMinor += row.amountMinor;
  else totals.outMinor -= row.amountMinor;
  const { from = row.date, to = row.date } = totals.period ?? {};
  totals.period = { from: row.date < from ? row.date : from, to: row.date > to ? row.date : to };
}

/** The type of a row's transaction. What pays a recurring transaction has its type, whatever was chosen before. */
export function typeOf(row: PreviewRow, { outcome, type }: Decision): PreviewRow['type'] {
  return outcome === 'joined' ? row.type : type;
}

/** What an outcome comes to: what pays a recurring transaction without a transaction yet is added. */
function resultOf({ match }: PreviewRow, outcome: PreviewRow['outcome']): PreviewRow['outcome'] {
  return outcome === 'joined' && match?.transactionId === null ? 'added' : outcome;
}

/** Whether saving would store a row. */
export function savesSomething({ added, joined, leftOut, transfers }: PreviewTotals): boolean {
  return added + joined + leftOut + transfers > 0;
}
