/** From the lowest to the highest. */
export type Range = { low: number; high: number };

/** One point on the x axis of a line chart. */
export type LinePoint = {
  key: string;
  /** Its name in full; `tick` is the name on the axis. */
  title: string;
  tick: string;
};

export type LineSeries = {
  key: string;
  label: string;
  color: string;
  dash?: string;
  hasArea?: boolean;
  /** Drawn as a bar at each point instead of a line. */
  isBars?: boolean;
  /** Whether its bars hang below the zero line. */
  isBelow?: boolean;
  /** One value for each point; of bars zero or more. The last points have none if nothing is known of them yet. */
  values: readonly number[];
  /** Where the value may lie at each point; undefined where it is known. */
  band?: readonly (Range | undefined)[];
};

/** The point that is now, when the axis goes on after it. */
export type NowPoint = {
  index: number;
  /** Names the point, or what came up to it where `after` names what follows. */
  label: string;
  after?: string;
  /** Whether the point is a week or a month that is not over. */
  isPartial: boolean;
};

/** One share of a ring. */
export type DonutSlice = {
  key: string;
  label: string;
  color: string;
  value: number;
  /** The value in money. */
  amount: number;
  /** The value and its share as the reader's locale writes them. */
  valueText: string;
  shareText: string;
  /** The path of the list of its transactions. */
  to: string;
};
