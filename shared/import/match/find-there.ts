import { addTo } from '../../lists.ts';
import { toDayNumber, type FileRow } from './file-rows.ts';
import type { ImportHistory } from './types.ts';

export type KnownRow = ImportHistory['rows'][number];

/** The most days by which a bank may move a movement that keeps its id. */
const MAX_ID_DAYS = 7;

/**
 * Finds the rows that are there already, each with its row of an earlier import or of an earlier file of this preview.
 * The k-th of equal rows in a file matches the k-th known one. The bank's id finds rows that no key finds.
 */
export function findThere(rows: readonly FileRow[], known: ImportHistory): Map<FileRow, KnownRow | FileRow> {
  const there = new Map<FileRow, KnownRow | FileRow>();
  const stored = new Map<string, KnownRow>();
  const wanted = new Set(rows.map(({ key }) => key));
  for (const row of known.rows) {
    if (!wanted.has(row.key)) continue;
    const key = toOccurrenceKey(row);
    const other = stored.get(key);
    if (other === undefined || toRank(row) < toRank(other)) stored.set(key, row);
  }
  const firsts = new Map<string, KnownRow | FileRow>(stored);
  for (const row of rows) {
    const key = toOccurrenceKey(row);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, row);
    else there.set(row, first);
  }
  findByBankId(rows, known, there);
  return there;
}

/** Ranks the copies of a row from several imports. The lowest one counts, since it can only have been saved last. */
function toRank({ isDeleted, outcome }: KnownRow): number {
  if (isDeleted) return 1;
  return outcome === 'leftOut' || outcome === 'transfer' ? 2 : 0;
}

function toOccurrenceKey({ key, occurrence }: { key: string; occurrence: number }): string {
  return `${key} ${occurrence}`;
}

/**
 * Finds movements whose text or day the bank changed, by source, id and amount. Ignores repeated ids, and the ids of a
 * file if most belong to other movements, as when each download is numbered anew.
 */
function findByBankId(
  rows: readonly FileRow[],
  known: ImportHistory,
  there: Map<FileRow, KnownRow | FileRow>,
): void {
  const wanted = new Set(rows.flatMap(({ bankId }) => bankId ?? []));
  if (wanted.size === 0) return;
  const ids = new Map<string, (KnownRow | FileRow)[]>();
  for (const row of known.rows.toSorted((one, other) => toRank(one) - toRank(other))) {
    if (row.bankId !== null && wanted.has(row.bankId)) addTo(ids, toIdKey(row.sourceId, row.bankId), row);
  }
  const claimed = new Set<KnownRow | FileRow>(there.values());
  for (const file of Map.groupBy(rows, ({ fileId }) => fileId).values()) {
    const once = withUniqueIds(file);
    const trusted = isTrusted(once, ids);
    for (const row of once) {
      if (there.has(row)) continue;
      const key = toIdKey(row.sourceId, row.bankId ?? '');
      const others = ids.get(key) ?? [];
      const same = others.find((each) => isSame(each, row) && !claimed.has(each));
      if (trusted && same !== undefined && areOneRow(others)) {
        there.set(row, same);
        claimed.add(same);
      } else addTo(ids, key, row);
    }
  }
}

function toIdKey(sourceId: string, bankId: string): string {
  return `${sourceId} ${bankId}`;
}

/** Returns the rows whose id no other row of the file has. */
function withUniqueIds(file: readonly FileRow[]): FileRow[] {
  const counts = new Map<string, number>();
  for (const { bankId } of file) if (bankId !== null) counts.set(bankId, (counts.get(bankId) ?? 0) + 1);
  return file.filter(({ bankId }) => bankId !== null && counts.get(bankId) === 1);
}

/** Whether all are copies of one row, which may have been deleted and added again. */
function areOneRow(rows: readonly (KnownRow | FileRow)[]): boolean {
  return new Set(rows.map(toOccurrenceKey)).size === 1;
}

function isSame(known: KnownRow | FileRow, row: FileRow): boolean {
  return known.amount === row.amount && Math.abs(toDayNumber(known.date) - row.day) <= MAX_ID_DAYS;
}

/** Whether more ids of a file belong to the same movement as before than to another one. */
function isTrusted(
  rows: readonly FileRow[],
  ids: ReadonlyMap<string, readonly (KnownRow | FileRow)[]>,
): boolean {
  let balance = 0;
  for (const row of rows) {
    const others = ids.get(toIdKey(row.sourceId, row.bankId ?? ''));
    if (others !== undefined) balance += others.some((each) => isSame(each, row)) ? 1 : -1;
  }
  return balance > 0;
}
