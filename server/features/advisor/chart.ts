import type { Answer } from '#shared/contract/advisor.ts';

type Chart = NonNullable<Answer['chart']>;

export function toChart(type: Chart['type'], name: string, points: Chart['series'][number]['points']): Chart {
  return { type, series: [{ name, points }] };
}
