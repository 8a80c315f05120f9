export type Range = { low: number; high: number };

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
  /** One value for each point. Points at the end may have none yet. */
  values: readonly number[];
  /** The range of likely values at each point; undefined where the value is known. */
  band?: readonly (Range | undefined)[];
};

/** The current point of an axis that continues after it. */
export type NowPoint = {
  index: number;
  /** The name of the point; with `after`, the name of the part of the axis up to it. */
  label: string;
  /** The name of the part of the axis after the point. */
  after?: string;
  /** Whether the point is a week or a month that is not over. */
  isPartial: boolean;
};

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
