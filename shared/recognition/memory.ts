import { findSeries, type FoundSeries } from './find-series.ts';
import { bestFit, type Fit } from './fit.ts';
import { pointReader, type ReadPoints } from './point-reader.ts';
import type { Group, Point } from './points.ts';
import type { Recognised } from './recognised.ts';

export type FitFinder = (points: readonly Point[]) => Fit | undefined;

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
  /** Returns the series of a group, and the group. Its points may be equal objects of the last history. */
  find: (group: Group, isConfirmed: (suffix: string) => boolean) => { group: Group; found: FoundSeries[] };
  /** Returns the result of `search`, which runs again only if one of `inputs` is another object. */
  once: (inputs: readonly unknown[], search: () => Recognised) => Recognised;
  /** Must be called after all groups of a history were found. Forgets groups that this history does not have. */
  endHistory: () => void;
};

export function createMemory(): Memory {
  let lastGroups = new Map<string, RememberedGroup>();
  let groups = new Map<string, RememberedGroup>();
  let latest: { inputs: readonly unknown[]; result: Recognised } | undefined;
  return {
    readPoints: pointReader(),
    findFit: fitMemory(),
    find: (group, isConfirmed) => {
      const key = `${group.type}:${group.text}`;
      const last = lastGroups.get(key);
      const remembered =
        last !== undefined && isSame(last, group, isConfirmed) ? last : findIn(group, isConfirmed);
      groups.set(key, remembered);
      return { group: { ...group, points: remembered.points }, found: remembered.found };
    },
    once: (inputs, search) => {
      if (latest?.inputs.every((input, at) => input === inputs[at]) !== true)
        latest = { inputs, result: search() };
      return latest.result;
    },
    endHistory: () => {
      lastGroups = groups;
      groups = new Map();
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

type Fitted = { points: readonly Point[]; fit: Fit | undefined };

/** Several groups that begin with the same point are tried. */
const MAX_FITS_PER_POINT = 8;

/** Caches `bestFit` of groups as long as their points are the same objects. */
function fitMemory(): FitFinder {
  const byFirst = new WeakMap<Point, Fitted[]>();
  return (points) => {
    const [first] = points;
    if (first === undefined) return bestFit(points);
    const known = byFirst.get(first) ?? [];
    const found = known.find((each) => areSamePoints(each.points, points));
    if (found !== undefined) return found.fit;
    const fit = bestFit(points);
    byFirst.set(first, [{ points, fit }, ...known].slice(0, MAX_FITS_PER_POINT));
    return fit;
  };
}

function areSamePoints(one: readonly Point[], other: readonly Point[]): boolean {
  return one.length === other.length && one.every((point, at) => point === other[at]);
}
