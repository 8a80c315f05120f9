import { quantile } from '../measure.ts';
import type { LoadResponse } from './load.ts';

export function isGood({ status }: LoadResponse): boolean {
  return status >= 200 && status < 300;
}

export function isRefused({ status }: LoadResponse): boolean {
  return status === 503;
}

/** Counts responses by status, such as `0 × 3, 500 × 1`. */
export function countByStatus(responses: readonly LoadResponse[]): string {
  const groups = Object.entries(Object.groupBy(responses, ({ status }) => status));
  return groups.map(([status, each]) => `${status} × ${each?.length}`).join(', ') || '0';
}

export function waits(responses: readonly LoadResponse[]): number[] {
  return responses.map(({ waitMs }) => waitMs);
}

/** Returns the share of the items that pass the test, in percent. */
export function percent<T>(all: readonly T[], test: (item: T) => boolean): string {
  return ((all.filter(test).length / Math.max(1, all.length)) * 100).toFixed(0);
}

/** The median, the 99th percentile and the maximum. */
export function spread(values: readonly number[]): string {
  return [0.5, 0.99, 1].map((share) => quantile(values, share).toFixed(0)).join(' / ');
}
