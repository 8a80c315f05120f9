import type { Answer } from '#shared/contract/advisor.ts';

type Chart = NonNullable<Answer['chart']>;

/** A chart of one series. */
export function chartOf(type: Chart['type'], name: string, points: Chart['series'][number]['points']): Chart {
  return { type, series: [{ name, points }] };
}
