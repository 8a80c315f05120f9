import { UNCATEGORIZED } from '../../categories.ts';
import { addTo } from '../../lists.ts';
import { toDayNumber, type FileRow } from './file-rows.ts';
import { toPlace } from './find-perhaps.ts';
import type { KnownRow } from './find-there.ts';
import { fold } from './fold.ts';
import { foldAccount } from './row-key.ts';
import { hintsAtTransfer } from './transfer-words.ts';
import type { ImportHistory, SourceMovements } from './types.ts';

/** The most days between the two sides of a transfer. */
const MAX_DAYS = 3;
/** The most rows of one day and amount whose sources are compared. */
const MAX_COMPARED = 50;
/** The least digits at the end of an IBAN that identify an account. */
const MIN_ACCOUNT_END_LENGTH = 10;
const MIN_ACCOUNT_LENGTH = 6;

/** Returns a test whether the other account of a row is one of the person's own, however it is written. */
export function ownAccountTester(
  files: readonly SourceMovements[],
  ownAccounts: readonly string[],
): (row: FileRow) => boolean {
  const accounts = [...ownAccounts, ...files.map(({ account }) => account ?? '')]
    .map(foldAccount)
    .filter((account) => account.length >= MIN_ACCOUNT_LENGTH);
  const distinct = [...new Set(accounts)];
  return ({ movement, account }) => {
    const other = foldAccount(movement.counterAccount ?? '');
    if (other.length < MIN_ACCOUNT_LENGTH || isSameAccount(other, foldAccount(account ?? ''))) return false;
    return distinct.some((each) => isSameAccount(each, other));
  };
}

/** Returns a function that finds the source of the other account of a row, which exports of applications name. */
export function namedSourceFinder(files: readonly SourceMovements[]): (row: FileRow) => string | undefined {
  const ofApps = files.filter(({ isOfApp }) => isOfApp);
  const sources = new Map(ofApps.map(({ account, sourceId }) => [account, sourceId]));
  return ({ file, sourceId, movement: { counterAccount, isOpening } }) => {
    if (counterAccount === null || isOpening || files[file]?.isOfApp !== true) return undefined;
    const named = sources.get(counterAccount);
    return named === sourceId ? undefined : named;
  };
}

/** An IBAN ends with the number of the account. */
function isSameAccount(one: string, other: string): boolean {
  if (one === other) return true;
  const [long, short] = one.length > other.length ? [one, other] : [other, one];
  return short.length >= MIN_ACCOUNT_END_LENGTH && /\d/.test(short) && long.endsWith(short);
}

/** One side of a possible transfer. */
export type Side = {
  sourceId: string;
  /** In major units, signed. */
  amount: number;
  day: number;
  hasHint: boolean;
  /** The export of an application that the row is from: its rows are no sides of each other without saying so. */
  appFile: string | null;
  /** Null for a row of an earlier import. */
  row: FileRow | null;
};

/**
 * Finds the rows of earlier imports that may be one side of a transfer: those that are no expense or income with a
 * category.
 */
export function knownSides(rows: readonly FileRow[], known: ImportHistory): Side[] {
  const wanted = new Set(rows.map(({ amount }) => Math.abs(amount)));
  const sameAmount = known.rows.filter(({ amount }) => wanted.has(Math.abs(amount)));
  const linked = new Set(sameAmount.map(({ transactionId }) => transactionId));
  const open = new Set<string>();
  for (const { id, category } of known.transactions) {
    if (category === UNCATEGORIZED && linked.has(id)) open.add(id);
  }
  const sides = sameAmount
    .filter((row) => isFree(row, open))
    .map(({ sourceId, amount, date, outcome, text }): Side => {
      const hasHint = outcome === 'transfer' || hintsAtTransfer(fold(text));
      return { sourceId, amount, day: toDayNumber(date), hasHint, appFile: null, row: null };
    });
  // A transfer with two known sides takes no third one.
  const paired = pairSides(sides, (one, other) => one.hasHint && other.hasHint);
  return sides.filter((side) => !paired.has(side));
}

/** Whether a row is no expense or income with a category. `open` are the transactions without a category. */
function isFree(row: KnownRow, open: ReadonlySet<string>): boolean {
  if (row.isDeleted || row.outcome === 'transfer' || row.outcome === 'leftOut') return true;
  return row.outcome === 'added' && open.has(row.transactionId ?? '');
}

/** Whether two sides are of one account, or of one export of an application. */
function isSameBook(one: Side, other: Side): boolean {
  return one.sourceId === other.sourceId || (one.appFile !== null && one.appFile === other.appFile);
}

/** Pairs opposite amounts of two sources, at most three days apart, the nearest first. Returns all paired sides. */
export function pairSides(
  sides: readonly Side[],
  mayPair: (one: Side, other: Side) => boolean = () => true,
): Set<Side> {
  const paired = new Set<Side>();
  const places = new Map<string, Side[]>();
  for (const side of sides) addTo(places, toPlace(side.amount, side.day), side);
  const outs = sides.filter(({ amount }) => amount < 0);
  const pair = (side: Side, day: number) => {
    const others = places.get(toPlace(-side.amount, day)) ?? [];
    const at = others
      .slice(0, MAX_COMPARED)
      .findIndex((other) => !isSameBook(side, other) && mayPair(side, other));
    const [other] = at === -1 ? [] : others.splice(at, 1);
    if (other !== undefined) paired.add(side).add(other);
  };
  for (let distance = 0; distance <= MAX_DAYS; distance++) {
    for (const side of outs) {
      if (!paired.has(side)) pair(side, side.day - distance);
      if (!paired.has(side) && distance > 0) pair(side, side.day + distance);
    }
  }
  return paired;
}
