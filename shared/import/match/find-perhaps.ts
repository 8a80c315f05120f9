import { toDayNumber, type FileRow } from './file-rows.ts';
import { addTo } from './lists.ts';
import type { Known } from './types.ts';

export type KnownTransaction = Known['transactions'][number];

/** How many days may lie between what a person typed and what the bank books. */
const DAYS = 3;
/** How many transactions of one day and amount are compared by their words. */
const MAX_COMPARED = 50;

type Candidate = { transaction: KnownTransaction; words: Set<string> };

/**
 * Pairs rows with transactions that are probably the same: typed by hand or from another source, of the same amount,
 * at most three days apart. The nearest come first, of equally near ones those with a word in common, and each
 * transaction is used once.
 */
export function findPerhaps(
  rows: readonly FileRow[],
  known: Known,
  toKey: (line: string) => string,
): Map<FileRow, KnownTransaction> {
  const found = new Map<FileRow, KnownTransaction>();
  const near = findNear(rows, known);
  const linked = linksOf(rows, near, known);
  const candidates = toCandidates(near, linked, toKey);
  const takeOn = (row: FileRow, day: number, needsWord: boolean) => {
    const all = candidates.get(placeOf(row.amount, day));
    if (found.has(row) || all === undefined) return;
    const words = toKey(row.name).split(' ');
    const at = all
      .slice(0, MAX_COMPARED)
      .findIndex(
        ({ transaction, words: others }) =>
          !linked.get(row.sourceId)?.has(transaction.id) &&
          (!needsWord || words.some((word) => others.has(word))),
      );
    const [candidate] = at === -1 ? [] : all.splice(at, 1);
    if (candidate !== undefined) found.set(row, candidate.transaction);
  };
  for (let distance = 0; distance <= DAYS; distance++) {
    for (const needsWord of [true, false]) {
      for (const row of rows) {
        takeOn(row, row.day - distance, needsWord);
        if (distance > 0) takeOn(row, row.day + distance, needsWord);
      }
    }
  }
  return found;
}

/** The transactions of the same amounts within a few days of a row. */
function findNear(rows: readonly FileRow[], known: Known): KnownTransaction[] {
  const daysOf = new Map<number, number[]>();
  for (const { amount, day } of rows) addTo(daysOf, amount, day);
  return known.transactions.filter((transaction) => {
    const days = daysOf.get(movedBy(transaction));
    if (days === undefined) return false;
    const day = toDayNumber(transaction.date);
    return days.some((other) => Math.abs(other - day) <= DAYS);
  });
}

/** By source, the transactions that have a row of it. Such rows are found by their keys. */
type Links = ReadonlyMap<string, ReadonlySet<string>>;

function linksOf(rows: readonly FileRow[], near: readonly KnownTransaction[], known: Known): Links {
  const links = new Map(rows.map(({ sourceId }) => [sourceId, new Set<string>()]));
  const ids = new Set(near.map(({ id }) => id));
  for (const { transactionId, sourceId } of known.rows) {
    if (transactionId !== null && ids.has(transactionId)) links.get(sourceId)?.add(transactionId);
  }
  return links;
}

function toCandidates(
  near: readonly KnownTransaction[],
  linked: Links,
  toKey: (line: string) => string,
): Map<string, Candidate[]> {
  const links = [...linked.values()];
  const candidates = new Map<string, Candidate[]>();
  for (const transaction of near) {
    const { id, date, description } = transaction;
    if (links.every((link) => link.has(id))) continue;
    const words = new Set(toKey(description).split(' '));
    addTo(candidates, placeOf(movedBy(transaction), toDayNumber(date)), { transaction, words });
  }
  return candidates;
}

function placeOf(amount: number, day: number): string {
  return `${amount} ${day}`;
}

/** The movement of a transaction on an account, in major units. A refund comes in. */
export function movedBy({ type, amount }: Pick<KnownTransaction, 'type' | 'amount'>): number {
  return type === 'expense' ? -amount : amount;
}
