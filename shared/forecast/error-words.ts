import type { Forecast, SideError } from '../contract/forecast.ts';

type Words = { key: 'none' | 'both' | 'own' | 'covered'; values: Record<string, string> };
type Format = Record<'percent' | 'count', (number: number) => string>;

/**
 * The sentences that say how far off the forecast of a side was, by the keys of their texts `forecast.error`, so that
 * screens and mail say the same. All but `none` have a form for one month.
 */
export function errorWords(
  { months, ...sides }: Forecast['error'],
  side: 'income' | 'expenses' | 'balance',
  { percent, count }: Format,
): Words[] {
  const { relative, naive, covered }: SideError = sides[side];
  if (months === 0 || relative === null) return [{ key: 'none', values: {} }];
  const values = { number: count(months), relative: percent(relative) };
  return [
    naive === null ? { key: 'own', values } : { key: 'both', values: { ...values, naive: percent(naive) } },
    { key: 'covered', values: { ...values, covered: count(covered) } },
  ];
}
