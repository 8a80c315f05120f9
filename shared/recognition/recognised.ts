import type { Fit } from './fit.ts';
import type { Group } from './points.ts';
import type { Series } from './types.ts';

/** A series with the cadence that was laid over its transactions. */
export type FittedSeries = Series & { fit: Fit };

/** What was found in a history, in no order that matters, and the payees in which it was found. */
export type Recognised = { series: readonly FittedSeries[]; groups: readonly Group[] };
