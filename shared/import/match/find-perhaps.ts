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
 * Pairs rows with transactions that are probably the same: typed by hand or from another source, of the same type and
 * amount, at most three days apart. The nearest come first, of equally near ones those with a word in common, and each
 * transaction is used once.
 */
export function findPerhaps(
  rows: readonly FileRow[],
  known: Known,
  toKey: (line: string) => string,
): Map<FileRow, KnownTransaction> {
  const found = new Map<FileRow, KnownTransaction>();
  const candidates = toCandidates(rows, known, toKey);
  if (candidates.size === 0) return found;
  const linked = linksOf(known, candidates);
  const takeOn = (row: FileRow, day: number, needsWord: boolean) => {
    const all = candidates.get(placeOf(row.type, row.amount, day));
    if (found.has(row) || all === undefined) return;
    const words = toKey(row.name).split(' ');
    const at = all
      .slice(0, MAX_COMPARED)
      .findIndex(
        ({ transaction, words: others }) =>
          !linked.has(linkOf(transaction.id, row.sourceId)) &&
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

function toCandidates(
  rows: readonly FileRow[],
  known: Known,
  toKey: (line: string) => string,
): Map<string, Candidate[]> {
  const daysOf = new Map<number, number[]>();
  for (const { amount, day } of rows) addTo(daysOf, amount, day);
  const candidates = new Map<string, Candidate[]>();
  for (const transaction of known.transactions) {
    const { type, amount, description } = transaction;
    const days = daysOf.get(type === 'expense' ? -amount : amount);
    if (days === undefined) continue;
    const day = toDayNumber(transaction.date);
    if (!days.some((other) => Math.abs(other - day) <= DAYS)) continue;
    addTo(candidates, placeOf(type, amount, day), {
      transaction,
      words: new Set(toKey(description).split(' ')),
    });
  }
  return candidates;
}

/** The sources that candidates have rows of. Such rows are found by their keys. */
function linksOf(known: Known, candidates: ReadonlyMap<string, readonly Candidate[]>): Set<string> {
  const ids = new Set(
    [...candidates.values()].flatMap((all) => all.map(({ transaction }) => transaction.id)),
  );
  const links = new Set<string>();
  for (const { transactionId, sourceId } of known.rows) {
    if (transactionId !== null && ids.has(transactionId)) links.add(linkOf(transactionId, sourceId));
  }
  return links;
}

function linkOf(transactionId: string, sourceId: string): string {
  return `${transactionId} ${sourceId}`;
}

function placeOf(type: string, amount: number, day: number): string {
  return `${type} ${Math.abs(amount)} ${day}`;
}
