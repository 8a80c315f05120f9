import { currencyDecimals, totalToMinorUnits } from '../../money.ts';
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
  { currency, toKey }: { currency: string; toKey: (line: string) => string },
): Map<FileRow, KnownTransaction> {
  const found = new Map<FileRow, KnownTransaction>();
  const sourcesById = sourcesOf(known);
  const candidates = toCandidates(rows, known, { currency, toKey });
  const take = (row: FileRow, distance: number, needsWord: boolean) => {
    for (const day of distance === 0 ? [row.day] : [row.day - distance, row.day + distance]) {
      const all = candidates.get(placeOf(row.type, row.amountMinor, day)) ?? [];
      const words = toKey(row.name).split(' ');
      const at = all
        .slice(0, MAX_COMPARED)
        .findIndex(
          ({ transaction, words: others }) =>
            sourcesById.get(transaction.id)?.has(row.sourceId) !== true &&
            (!needsWord || words.some((word) => others.has(word))),
        );
      const [candidate] = at === -1 ? [] : all.splice(at, 1);
      if (candidate === undefined) continue;
      found.set(row, candidate.transaction);
      return;
    }
  };
  for (let distance = 0; distance <= DAYS; distance++) {
    for (const needsWord of [true, false]) {
      for (const row of rows) if (!found.has(row)) take(row, distance, needsWord);
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
  { currency, toKey }: { currency: string; toKey: (line: string) => string },
): Map<string, Candidate[]> {
  const decimals = currencyDecimals(currency);
  const wanted = new Set(rows.map(({ amountMinor }) => Math.abs(amountMinor)));
  const candidates = new Map<string, Candidate[]>();
  for (const transaction of known.transactions) {
    const minor = totalToMinorUnits(transaction.amount, decimals);
    if (!wanted.has(minor)) continue;
    const place = placeOf(transaction.type, minor, toDayNumber(transaction.date));
    const candidate = { transaction, words: new Set(toKey(transaction.description).split(' ')) };
    const others = candidates.get(place);
    if (others === undefined) candidates.set(place, [candidate]);
    else others.push(candidate);
  }
  return candidates;
}

function placeOf(type: string, minor: number, day: number): string {
  return `${type} ${Math.abs(minor)} ${day}`;
}
