import { toDayNumber, type FileRow } from './file-rows.ts';
import { addTo } from './lists.ts';
import type { Known } from './types.ts';

export type KnownRow = Known['rows'][number];

/** How far a bank may move the day of a movement that keeps its id. */
const ID_DAYS = 7;

/**
 * The rows that are there already, each with the row of an earlier import or with the row of an earlier file of this
 * preview. The k-th of equal rows of a file is the k-th known one; what is left is found by the bank's own id.
 */
export function findThere(rows: readonly FileRow[], known: Known): Map<FileRow, KnownRow | FileRow> {
  const there = new Map<FileRow, KnownRow | FileRow>();
  const stored = new Map<string, KnownRow>();
  const wanted = new Set(rows.map(({ key }) => key));
  for (const row of known.rows) {
    if (!wanted.has(row.key)) continue;
    const place = placeOf(row);
    const other = stored.get(place);
    if (other === undefined || rankOf(row) < rankOf(other)) stored.set(place, row);
  }
  const firsts = new Map<string, KnownRow | FileRow>(stored);
  for (const row of rows) {
    const place = placeOf(row);
    const first = firsts.get(place);
    if (first === undefined) firsts.set(place, row);
    else there.set(row, first);
  }
  findByBankId(rows, known, there);
  return there;
}

/** What counts where several imports have a row: the last thing that can have happened to it comes first. */
function rankOf({ isDeleted, outcome }: KnownRow): number {
  if (isDeleted) return 1;
  return outcome === 'leftOut' || outcome === 'transfer' ? 2 : 0;
}

function placeOf({ key, occurrence }: { key: string; occurrence: number }): string {
  return `${key} ${occurrence}`;
}

/**
 * Finds movements whose text or day the bank changed, by source, id and amount. Ids that are repeated say nothing, and
 * neither do those of a file that mostly stand for other movements, as running numbers of each download do.
 */
function findByBankId(rows: readonly FileRow[], known: Known, there: Map<FileRow, KnownRow | FileRow>): void {
  const wanted = new Set(rows.flatMap(({ bankId }) => bankId ?? []));
  if (wanted.size === 0) return;
  const ids = new Map<string, (KnownRow | FileRow)[]>();
  for (const row of known.rows.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    if (row.bankId !== null && wanted.has(row.bankId)) addTo(ids, idOf(row.sourceId, row.bankId), row);
  }
  const claimed = new Set<KnownRow | FileRow>(there.values());
  for (const file of byFile(rows)) {
    const once = onlyOnce(file);
    const trusted = isTrusted(once, ids);
    for (const row of once) {
      if (there.has(row)) continue;
      const place = idOf(row.sourceId, row.bankId ?? '');
      const others = ids.get(place) ?? [];
      const same = others.find((each) => isSame(each, row) && !claimed.has(each));
      if (trusted && same !== undefined && isOne(others)) {
        there.set(row, same);
        claimed.add(same);
      } else addTo(ids, place, row);
    }
  }
}

function idOf(sourceId: string, bankId: string): string {
  return `${sourceId} ${bankId}`;
}

function byFile(rows: readonly FileRow[]): Iterable<FileRow[]> {
  const files = new Map<string, FileRow[]>();
  for (const row of rows) addTo(files, row.fileId, row);
  return files.values();
}

/** The rows whose id no other row of the file has. */
function onlyOnce(file: readonly FileRow[]): FileRow[] {
  const counts = new Map<string, number>();
  for (const { bankId } of file) if (bankId !== null) counts.set(bankId, (counts.get(bankId) ?? 0) + 1);
  return file.filter(({ bankId }) => bankId !== null && counts.get(bankId) === 1);
}

/** Whether all are one row, which may have been deleted and added again. */
function isOne(rows: readonly (KnownRow | FileRow)[]): boolean {
  return new Set(rows.map(placeOf)).size === 1;
}

function isSame(known: KnownRow | FileRow, row: FileRow): boolean {
  return known.amount === row.amount && Math.abs(toDayNumber(known.date) - row.day) <= ID_DAYS;
}

/** Whether more ids of a file stand for the same movement as before than for another one. */
function isTrusted(
  rows: readonly FileRow[],
  ids: ReadonlyMap<string, readonly (KnownRow | FileRow)[]>,
): boolean {
  let balance = 0;
  for (const row of rows) {
    const others = ids.get(idOf(row.sourceId, row.bankId ?? ''));
    if (others !== undefined) balance += others.some((each) => isSame(each, row)) ? 1 : -1;
  }
  return balance > 0;
}
