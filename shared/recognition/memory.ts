import { findSeries, type Found } from './find-series.ts';
import { fitMemory, type FitOf } from './fit-memory.ts';
import { pointReader, type ReadPoints } from './point-reader.ts';
import type { Group, Point } from './points.ts';
import type { Recognised } from './recognised.ts';

type Word = { suffix: string; isConfirmed: boolean };
type Remembered = { points: Point[]; found: Found[]; words: Word[] };

/**
 * What was folded and found in the last history, of which most is the same after a change. It changes no result, only
 * how long it takes, and holds at most one history and some texts.
 */
export type Memory = {
  readPoints: ReadPoints;
  fitOf: FitOf;
  /** The group with the series in it; its points may be those of an earlier time, with the same content. */
  find: (group: Group, isConfirmed: (suffix: string) => boolean) => { group: Group; found: Found[] };
  /** Returns the result of `make`, which runs again only once one of `things` is another object. */
  once: (things: readonly unknown[], make: () => Recognised) => Recognised;
  /** Forgets what the history that was just read has no more. */
  endHistory: () => void;
};

export function createMemory(): Memory {
  let before = new Map<string, Remembered>();
  let now = new Map<string, Remembered>();
  let latest: { things: readonly unknown[]; made: Recognised } | undefined;
  return {
    readPoints: pointReader(),
    fitOf: fitMemory(),
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

/** One for the thread: what is made of a history one after the other, or after a change of it, searches it once. */
export const lastHistory = createMemory();

/** What was found depends on the user's words about it, so they are remembered, too. */
function findIn(group: Group, isConfirmed: (suffix: string) => boolean): Remembered {
  const words: Word[] = [];
  const found = findSeries(group, (suffix) => {
    const word = { suffix, isConfirmed: isConfirmed(suffix) };
    words.push(word);
    return word.isConfirmed;
  });
  return { points: group.points, found, words };
}

function isSame(
  { points, words }: Remembered,
  group: Group,
  isConfirmed: (suffix: string) => boolean,
): boolean {
  return (
    points.length === group.points.length &&
    points.every((point, at) => point === group.points[at] || isSamePoint(point, group.points[at])) &&
    words.every((word) => isConfirmed(word.suffix) === word.isConfirmed)
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
