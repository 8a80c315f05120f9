import { addTo } from '../../lists.ts';
import { toDayNumber, type FileRow } from './file-rows.ts';
import type { ImportHistory } from './types.ts';

export type KnownTransaction = ImportHistory['transactions'][number];

/** The most days between the day that a person typed and the bank's. */
const MAX_DAYS = 3;
/** The most transactions of one day and amount whose words are compared. */
const MAX_COMPARED = 50;

type Candidate = { transaction: KnownTransaction; words: Set<string> };

/**
 * Pairs rows with transactions that are probably the same: typed by hand or from another source, with the same amount,
 * and at most three days apart. The nearest come first, and among equally near ones those with a common word. Uses each
 * transaction once.
 */
export function findPerhaps(
  rows: readonly FileRow[],
  known: ImportHistory,
  toKey: (line: string) => string,
): Map<FileRow, KnownTransaction> {
  const found = new Map<FileRow, KnownTransaction>();
  const near = findNear(rows, known);
  const linked = findLinks(rows, near, known);
  const candidates = toCandidates(near, linked, toKey);
  const pairOnDay = (row: FileRow, day: number, needsWord: boolean) => {
    const all = candidates.get(toPlace(row.amount, day));
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
  for (let distance = 0; distance <= MAX_DAYS; distance++) {
    for (const needsWord of [true, false]) {
      for (const row of rows) {
        pairOnDay(row, row.day - distance, needsWord);
        if (distance > 0) pairOnDay(row, row.day + distance, needsWord);
      }
    }
  }
  return found;
}

/** Finds the transactions with the same amount as a row, and within a few days of it. */
function findNear(rows: readonly FileRow[], known: ImportHistory): KnownTransaction[] {
  const daysByAmount = new Map<number, number[]>();
  for (const { amount, day } of rows) addTo(daysByAmount, amount, day);
  return known.transactions.filter((transaction) => {
    const days = daysByAmount.get(toMovementAmount(transaction));
    if (days === undefined) return false;
    const day = toDayNumber(transaction.date);
    return days.some((other) => Math.abs(other - day) <= MAX_DAYS);
  });
}

/** The ids of transactions that have a row of a source, by source. Their rows are found by keys instead. */
type Links = ReadonlyMap<string, ReadonlySet<string>>;

function findLinks(rows: readonly FileRow[], near: readonly KnownTransaction[], known: ImportHistory): Links {
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
    addTo(candidates, toPlace(toMovementAmount(transaction), toDayNumber(date)), { transaction, words });
  }
  return candidates;
}

/** Returns the key of a day and a signed amount in major units. */
export function toPlace(amount: number, day: number): string {
  return `${amount} ${day}`;
}

/** Returns the signed amount by which a transaction changed an account, in major units. A refund is positive. */
export function toMovementAmount({ type, amount }: Pick<KnownTransaction, 'type' | 'amount'>): number {
  return type === 'expense' ? -amount : amount;
}
