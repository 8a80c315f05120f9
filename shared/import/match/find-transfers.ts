import { UNCATEGORIZED } from '../../categories.ts';
import { toDayNumber, type FileRow } from './file-rows.ts';
import type { KnownRow } from './find-there.ts';
import { fold } from './fold.ts';
import { addTo } from './lists.ts';
import { foldAccount } from './row-key.ts';
import { hintsAtTransfer } from './transfer-words.ts';
import type { Known, SourceMovements } from './types.ts';

/** How many days may lie between the two sides of a transfer. */
const DAYS = 3;
/** How many rows of one day and amount are compared by their sources. */
const MAX_COMPARED = 50;
/** The shortest end of a number that names an account. */
const MIN_ACCOUNT_END = 10;
const MIN_ACCOUNT = 6;

/** Whether the other account of a row is one of the person's own, in any of the ways to write it. */
export function ownAccountTest(
  files: readonly SourceMovements[],
  ownAccounts: readonly string[],
): (row: FileRow) => boolean {
  const accounts = [...ownAccounts, ...files.map(({ account }) => account ?? '')]
    .map(foldAccount)
    .filter((account) => account.length >= MIN_ACCOUNT);
  const own = [...new Set(accounts)];
  return ({ movement, account }) => {
    const other = foldAccount(movement.counterAccount ?? '');
    if (other.length < MIN_ACCOUNT || isSameAccount(other, foldAccount(account ?? ''))) return false;
    return own.some((each) => isSameAccount(each, other));
  };
}

/** An IBAN ends with the number of the account. */
function isSameAccount(one: string, other: string): boolean {
  if (one === other) return true;
  const [long, short] = one.length > other.length ? [one, other] : [other, one];
  return short.length >= MIN_ACCOUNT_END && long.endsWith(short);
}

export type Side = {
  sourceId: string;
  /** In major units, signed. */
  amount: number;
  day: number;
  hasHint: boolean;
  /** Null for a row of an earlier import. */
  row: FileRow | null;
};

/**
 * The rows of earlier imports that may be one side of a transfer: none that the person uses as an expense or income.
 */
export function knownSides(rows: readonly FileRow[], known: Known): Side[] {
  const wanted = new Set(rows.map(({ amount }) => Math.abs(amount)));
  const inReach = known.rows.filter(({ amount }) => wanted.has(Math.abs(amount)));
  const linked = new Set(inReach.map(({ transactionId }) => transactionId));
  const open = new Set<string>();
  for (const { id, category } of known.transactions) {
    if (category === UNCATEGORIZED && linked.has(id)) open.add(id);
  }
  const sides = inReach
    .filter((row) => isFree(row, open))
    .map(({ sourceId, amount, date, outcome, text }): Side => {
      const hasHint = outcome === 'transfer' || hintsAtTransfer(fold(text));
      return { sourceId, amount, day: toDayNumber(date), hasHint, row: null };
    });
  // Transfers whose two sides are both known take no third one.
  const paired = pairSides(sides, (one, other) => one.hasHint && other.hasHint);
  return sides.filter((side) => !paired.has(side));
}

/** Whether the person does not use a row as an expense or income: `open` are the transactions without a category. */
function isFree(row: KnownRow, open: ReadonlySet<string>): boolean {
  if (row.isDeleted || row.outcome === 'transfer' || row.outcome === 'leftOut') return true;
  return row.outcome === 'added' && open.has(row.transactionId ?? '');
}

/** Pairs opposite amounts of two sources, at most three days apart, the nearest first. Returns all that have a pair. */
export function pairSides(
  sides: readonly Side[],
  fits: (one: Side, other: Side) => boolean = () => true,
): Set<Side> {
  const paired = new Set<Side>();
  const places = new Map<string, Side[]>();
  for (const side of sides) addTo(places, placeOf(side.amount, side.day), side);
  const outs = sides.filter(({ amount }) => amount < 0);
  const pair = (side: Side, day: number) => {
    const others = places.get(placeOf(-side.amount, day)) ?? [];
    const at = others
      .slice(0, MAX_COMPARED)
      .findIndex((other) => other.sourceId !== side.sourceId && fits(side, other));
    const [other] = at === -1 ? [] : others.splice(at, 1);
    if (other !== undefined) paired.add(side).add(other);
  };
  for (let distance = 0; distance <= DAYS; distance++) {
    for (const side of outs) {
      if (!paired.has(side)) pair(side, side.day - distance);
      if (!paired.has(side) && distance > 0) pair(side, side.day + distance);
    }
  }
  return paired;
}

function placeOf(amount: number, day: number): string {
  return `${amount} ${day}`;
}
