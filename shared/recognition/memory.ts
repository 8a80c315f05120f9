import { findSeries, type FoundSeries } from './find-series.ts';
import { fitMemory, type FitFinder } from './fit-memory.ts';
import { pointReader, type ReadPoints } from './point-reader.ts';
import type { Group, Point } from './points.ts';
import type { Recognised } from './recognised.ts';

type Confirmation = { suffix: string; isConfirmed: boolean };
/** `confirmations` are the user's decisions on which `found` depends. */
type RememberedGroup = { points: Point[]; found: FoundSeries[]; confirmations: Confirmation[] };

/**
 * Caches the results for the last history, because most of a history is the same after a change. It has no effect on
 * the results. It keeps at most one history and some texts.
 */
export type Memory = {
  readPoints: ReadPoints;
  findFit: FitFinder;
  /** Returns the series of a group, and the group with its points, which may be equal ones of the last history. */
  find: (group: Group, isConfirmed: (suffix: string) => boolean) => { group: Group; found: FoundSeries[] };
  /** Returns the result of `make`, which runs again only if one of `things` is another object. */
  once: (things: readonly unknown[], make: () => Recognised) => Recognised;
  /** Must be called after all groups of a history were found. Forgets groups that this history does not have. */
  endHistory: () => void;
};

export function createMemory(): Memory {
  let before = new Map<string, RememberedGroup>();
  let now = new Map<string, RememberedGroup>();
  let latest: { things: readonly unknown[]; made: Recognised } | undefined;
  return {
    readPoints: pointReader(),
    findFit: fitMemory(),
    find: (group, isConfirmed) => {
      const key = `${group.type}:${group.text}`;
      const last = before.get(key);
      const remembered =
        last !== undefined && isSame(last, group, isConfirmed) ? last : findIn(group, isConfirmed);
      now.set(key, remembered);
      return { group: { ...group, points: remembered.points }, found: remembered.found };
    },
    once: (things, make) => {
      if (latest?.things.every((thing, at) => thing === things[at]) !== true)
        latest = { things, made: make() };
      return latest.made;
    },
    endHistory: () => {
      before = now;
      now = new Map();
    },
  };
}

/** Shared by everything that reads a history in this thread, so that the history is searched once. */
export const lastHistory = createMemory();

function findIn(group: Group, isConfirmed: (suffix: string) => boolean): RememberedGroup {
  const confirmations: Confirmation[] = [];
  const found = findSeries(group, (suffix) => {
    const confirmation = { suffix, isConfirmed: isConfirmed(suffix) };
    confirmations.push(confirmation);
    return confirmation.isConfirmed;
  });
  return { points: group.points, found, confirmations };
}

function isSame(
  { points, confirmations }: RememberedGroup,
  group: Group,
  isConfirmed: (suffix: string) => boolean,
): boolean {
  return (
    points.length === group.points.length &&
    points.every((point, at) => point === group.points[at] || isSamePoint(point, group.points[at])) &&
    confirmations.every((each) => isConfirmed(each.suffix) === each.isConfirmed)
  );
}

function isSamePoint(one: Point, other: Point | undefined): boolean {
  return (
    other !== undefined &&
    one.day === other.day &&
    one.amountMinor === other.amountMinor &&
    one.payee.description === other.payee.description &&
    one.id === other.id &&
    one.transaction.category === other.transaction.category
  );
}
