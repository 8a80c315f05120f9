import { toDayNumber, type FileRow } from './file-rows.ts';
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
  const sourcesById = sourcesOf(known);
  const candidates = toCandidates(rows, known, toKey);
  if (candidates.size === 0) return found;
  const takeOn = (row: FileRow, day: number, needsWord: boolean) => {
    const all = candidates.get(placeOf(row.type, row.amount, day));
    if (found.has(row) || all === undefined) return;
    const words = toKey(row.name).split(' ');
    const at = all
      .slice(0, MAX_COMPARED)
      .findIndex(
        ({ transaction, words: others }) =>
          sourcesById.get(transaction.id)?.has(row.sourceId) !== true &&
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

/** The sources that a transaction has rows of. Those are found by their keys. */
function sourcesOf(known: Known): Map<string, Set<string>> {
  const sources = new Map<string, Set<string>>();
  for (const { transactionId, sourceId } of known.rows) {
    if (transactionId === null) continue;
    const others = sources.get(transactionId);
    if (others === undefined) sources.set(transactionId, new Set([sourceId]));
    else others.add(sourceId);
  }
  return sources;
}

function toCandidates(
  rows: readonly FileRow[],
  known: Known,
  toKey: (line: string) => string,
): Map<string, Candidate[]> {
  const wanted = new Set(rows.map(({ amount }) => Math.abs(amount)));
  const candidates = new Map<string, Candidate[]>();
  for (const transaction of known.transactions) {
    if (!wanted.has(transaction.amount)) continue;
    const place = placeOf(transaction.type, transaction.amount, toDayNumber(transaction.date));
    const candidate = { transaction, words: new Set(toKey(transaction.description).split(' ')) };
    const others = candidates.get(place);
    if (others === undefined) candidates.set(place, [candidate]);
    else others.push(candidate);
  }
  return candidates;
}

function placeOf(type: string, amount: number, day: number): string {
  return `${type} ${Math.abs(amount)} ${day}`;
}
