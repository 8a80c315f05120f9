import type { adminMetrics as english } from '../en/admin-metrics.ts';
import type { Shape } from '../shape.ts';

export const adminMetrics = {} satisfies Shape<typeof english>;
