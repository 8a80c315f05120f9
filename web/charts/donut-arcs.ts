import type { DonutSlice } from './chart-types.ts';

/** A part of the ring: one slice, or several that are too small to be told apart. */
export type Arc = { key: string; color: string; value: number; slices: readonly DonutSlice[] };

const SMALL_SHARE = 0.02;
const SMALL_COLOR = 'var(--field-line)';

/** The arcs of a ring: slices under 2% share one if there are several, and slices of zero have none. */
export function toArcs(all: readonly DonutSlice[]): Arc[] {
  const slices = all.filter(({ value }) => value > 0);
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const small = slices.filter(({ value }) => value < total * SMALL_SHARE);
  const large = small.length > 1 ? slices.filter((slice) => !small.includes(slice)) : slices;
  const arcs = large.map((slice) => ({ ...slice, slices: [slice] }));
  if (small.length <= 1) return arcs;
  const value = small.reduce((sum, slice) => sum + slice.value, 0);
  return [...arcs, { key: 'small', color: SMALL_COLOR, value, slices: small }];
}
