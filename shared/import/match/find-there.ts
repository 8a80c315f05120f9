import { currencyDecimals, totalToMinorUnits } from '../../money.ts';
import { toDayNumber, type FileRow } from './file-rows.ts';
import { toBankId } from './row-key.ts';
import type { Known } from './types.ts';

export type KnownRow = Known['rows'][number];

/** How far a bank may move the day of a movement that keeps its id. */
const ID_DAYS = 7;

/**
 * The rows that are there already, each with the row of an earlier import or with the row of an earlier file of this
 * preview. The k-th of equal rows of a file is the k-th known one; what is left is found by the bank's own id.
 */
export function findThere(
  rows: readonly FileRow[],
  known: Known,
  currency: string,
): Map<FileRow, KnownRow | FileRow> {
  const there = new Map<FileRow, KnownRow | FileRow>();
  const firsts = new Map<string, KnownRow | FileRow>();
  for (const row of known.rows) {
    const place = placeOf(row);
    const other = firsts.get(place);
    // A row that was deleted and then added again is not deleted.
    if (other === undefined || ('isDeleted' in other && other.isDeleted)) firsts.set(place, row);
  }
  for (const row of rows) {
    const place = placeOf(row);
    const first = firsts.get(place);
    if (first === undefined) firsts.set(place, row);
    else there.set(row, first);
  }
  findByBankId(rows, known, { there, currency });
  return there;
}

function placeOf({ key, occurrence }: { key: string; occurrence: number }): string {
  return `${key} ${occurrence}`;
}

type Identified = { row: KnownRow | FileRow; day: number; amountMinor: number };
type Found = { there: Map<FileRow, KnownRow | FileRow>; currency: string };

/**
 * Finds movements whose text or day the bank changed, by source, id and amount. Ids that are repeated say nothing, and
 * neither do those of a file that mostly stand for other movements, as running numbers of each download do.
 */
function findByBankId(rows: readonly FileRow[], known: Known, { there, currency }: Found): void {
  const ids = new Map<string, Identified[]>();
  const decimals = currencyDecimals(currency);
  const add = (place: string, identified: Identified) => {
    const others = ids.get(place);
    if (others === undefined) ids.set(place, [identified]);
    else others.push(identified);
  };
  const sources = new Set(rows.filter(({ bankId }) => bankId !== null).map(({ sourceId }) => sourceId));
  for (const row of known.rows) {
    const bankId = sources.has(row.sourceId) ? toBankId(row.bankId) : null;
    if (bankId === null) continue;
    const amountMinor = totalToMinorUnits(row.amount, decimals);
    add(idOf(row.sourceId, bankId), { row, day: toDayNumber(row.date), amountMinor });
  }
  const claimed = new Set<KnownRow | FileRow>(there.values());
  for (const file of byFile(rows)) {
    const once = onlyOnce(file);
    const trusted = isTrusted(once, ids);
    for (const row of once) {
      const place = idOf(row.sourceId, row.bankId ?? '');
      if (there.has(row)) continue;
      const others = ids.get(place) ?? [];
      const same = others.find((each) => isSame(each, row) && !claimed.has(each.row));
      if (trusted && same !== undefined && isOne(others)) {
        there.set(row, same.row);
        claimed.add(same.row);
      } else add(place, { row, day: row.day, amountMinor: row.amountMinor });
    }
  }
}

function idOf(sourceId: string, bankId: string): string {
  return `${sourceId} ${bankId}`;
}

function byFile(rows: readonly FileRow[]): FileRow[][] {
  const files = new Map<number, FileRow[]>();
  for (const row of rows) {
    const file = files.get(row.file);
    if (file === undefined) files.set(row.file, [row]);
    else file.push(row);
  }
  return [...files.values()];
}

/** The rows whose id no other row of the file has. */
function onlyOnce(file: readonly FileRow[]): FileRow[] {
  const counts = new Map<string, number>();
  for (const { bankId } of file) if (bankId !== null) counts.set(bankId, (counts.get(bankId) ?? 0) + 1);
  return file.filter(({ bankId }) => bankId !== null && counts.get(bankId) === 1);
}

/** Whether all are one row, which may have been deleted and added again. */
function isOne(identified: readonly Identified[]): boolean {
  return new Set(identified.map(({ row }) => placeOf(row))).size === 1;
}

function isSame(known: Identified, row: FileRow): boolean {
  return known.amountMinor === row.amountMinor && Math.abs(known.day - row.day) <= ID_DAYS;
}

/** Whether more ids of a file stand for the same movement as before than for another one. */
function isTrusted(rows: readonly FileRow[], ids: ReadonlyMap<string, readonly Identified[]>): boolean {
  let balance = 0;
  for (const row of rows) {
    const others = ids.get(idOf(row.sourceId, row.bankId ?? ''));
    if (others !== undefined) balance += others.some((each) => isSame(each, row)) ? 1 : -1;
  }
  return balance > 0;
}
