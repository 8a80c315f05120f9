/** An answer: the index of its request in the plan, its status (0: none) and its wait in milliseconds. */
export type Answer = readonly [request: number, status: number, waitMs: number];

export function isGood([, status]: Answer): boolean {
  return status >= 200 && status < 300;
}

export function isRefused([, status]: Answer): boolean {
  return status === 503;
}

/** Counts responses by status, such as `0 × 3, 500 × 1`. */
export function countByStatus(answers: readonly Answer[]): string {
  const groups = Object.entries(Object.groupBy(answers, ([, status]) => status));
  return groups.map(([status, each]) => `${status} × ${each?.length}`).join(', ') || '0';
}

export function waits(answers: readonly Answer[]): number[] {
  return answers.map(([, , waitMs]) => waitMs);
}

/** Returns the share of the items that pass the test, in percent. */
export function percent<T>(all: readonly T[], test: (one: T) => boolean): string {
  return ((all.filter(test).length / Math.max(1, all.length)) * 100).toFixed(0);
}

/** The median, the 99th percentile and the maximum. */
export function spread(values: readonly number[]): string {
  return [0.5, 0.99, 1].map((part) => quantile(values, part).toFixed(0)).join(' / ');
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
