import { PAID_WITHIN_DAYS } from '../../limits.ts';
import { paysAmount } from '../../recurring/pays-amount.ts';
import { toDayNumber, type FileRow } from './file-rows.ts';
import type { KnownTransaction } from './find-perhaps.ts';
import type { ImportHistory } from './types.ts';

export type KnownOccurrence = ImportHistory['occurrences'][number];

type Options = {
  known: ImportHistory;
  /** The rows that are probably transactions of the person. */
  perhaps: ReadonlyMap<FileRow, KnownTransaction>;
  toKey: (line: string) => string;
};

/** `rank` is lower for likelier pairs: with a common word, then of the exact amount, then nearer. */
type Pair = { row: FileRow; occurrence: KnownOccurrence; rank: number };

/**
 * Pairs rows with the occurrences of recurring transactions that they pay: of the same type, due at most five days before
 * or after, and of the same amount, or within a tenth of an estimate. Uses each once. An occurrence whose transaction is
 * paired with a row, or was joined to one by an earlier import of the source, belongs to that row alone.
 */
export function findPaid(
  rows: readonly FileRow[],
  { known, perhaps, toKey }: Options,
): Map<FileRow, KnownOccurrence> {
  const found = new Map<FileRow, KnownOccurrence>();
  const taken = new Set<KnownOccurrence>();
  const owner = new Map([...perhaps].map(([row, { id }]) => [id, row]));
  for (const occurrence of known.occurrences) {
    const row = owner.get(occurrence.transactionId ?? '');
    if (row === undefined) continue;
    found.set(row, occurrence);
    taken.add(occurrence);
  }
  const open = rows.filter((row) => !perhaps.has(row));
  for (const { row, occurrence } of findPairs(open, withoutDeleted(known), { known, toKey })) {
    if (found.has(row) || taken.has(occurrence)) continue;
    found.set(row, occurrence);
    taken.add(occurrence);
  }
  return found;
}

/** Leaves out posted occurrences whose transaction was deleted: no row may pay them again. */
function withoutDeleted({ occurrences, transactions }: ImportHistory): KnownOccurrence[] {
  const ids = new Set(transactions.map(({ id }) => id));
  return occurrences.filter(({ transactionId }) => transactionId === null || ids.has(transactionId));
}

function findPairs(
  rows: readonly FileRow[],
  occurrences: readonly KnownOccurrence[],
  { known, toKey }: Pick<Options, 'known' | 'toKey'>,
): Pair[] {
  if (occurrences.length === 0) return [];
  const linked = new Set(known.rows.map((row) => `${row.sourceId} ${row.transactionId}`));
  const pairs: Pair[] = [];
  const byDay = Map.groupBy(rows, ({ day }) => day);
  for (const occurrence of occurrences) {
    const words = new Set(toKey(occurrence.description).split(' '));
    const due = toDayNumber(occurrence.dueDay);
    for (let day = due - PAID_WITHIN_DAYS; day <= due + PAID_WITHIN_DAYS; day++) {
      for (const row of byDay.get(day) ?? []) {
        if (!isPayment(row, occurrence) || linked.has(`${row.sourceId} ${occurrence.transactionId}`))
          continue;
        const hasWord = toKey(row.name)
          .split(' ')
          .some((word) => words.has(word));
        const isExact = Math.abs(row.amount) === occurrence.amount;
        const rank = (hasWord ? 0 : 200) + (isExact ? 0 : 100) + Math.abs(day - due);
        pairs.push({ row, occurrence, rank });
      }
    }
  }
  return pairs.toSorted((one, other) => one.rank - other.rank);
}

function isPayment({ type, amount }: FileRow, occurrence: KnownOccurrence): boolean {
  // A refund pays no occurrence.
  const isPaid = type === (amount < 0 ? 'expense' : 'income');
  return isPaid && type === occurrence.type && paysAmount(Math.abs(amount), occurrence);
}
