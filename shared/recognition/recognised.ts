import type { Fit } from './fit.ts';
import type { Group } from './points.ts';
import type { Series } from './types.ts';

/** A series with its fit. */
export type FittedSeries = Series & { fit: Fit };

/** The series of a history, in any order, and its groups of payees. */
export type Recognised = { series: readonly FittedSeries[]; groups: readonly Group[] };
