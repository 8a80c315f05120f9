import type { Fit } from './fit.ts';
import type { Group } from './points.ts';
import type { Series } from './types.ts';

/** A series with the cadence that was laid over its transactions. */
export type FittedSeries = Series & { fit: Fit };

/** The series of a history, in no order that matters, and the payees in which they were found. */
export type Recognised = { series: readonly FittedSeries[]; groups: readonly Group[] };
