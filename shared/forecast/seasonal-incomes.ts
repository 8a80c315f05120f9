import { RULES } from '../recognition/cadences.ts';
import type { Placed } from '../recognition/place-points.ts';
import type { Group } from '../recognition/points.ts';
import { MONTHS_LOOKED_AT } from '../recognition/recognise-series.ts';
import { itemOf, itemsByPoint, type Item } from './item.ts';

/** Months left out from one season to the next. */
const PAUSE = { least: 2, most: 9 };
/** Months of a season, on average. */
const SEASON = 3;
/** Days by which it may miss its day, and the share of those that have to be so near. */
const NEAR = { days: 7, share: 0.8 };
/** The share that has to come once a month. */
const ONCE_A_MONTH = 0.8;
const MOST_POINTS = MONTHS_LOOKED_AT / ONCE_A_MONTH;

/**
 * The items, with one for each payer who pays each month of a season and then leaves out some months, in place of what
 * was recognised of a part of it.
 */
export function withSeasons(items: readonly Item[], groups: readonly Group[]): Item[] {
  const incomes = items.filter(({ type }) => type === 'income');
  const itemOfPoint = itemsByPoint(incomes);
  const replaced = new Set<Item | undefined>();
  const seasonal = groups.flatMap(({ type, points }) => {
    const isTried = type === 'income' && points.length <= MOST_POINTS;
    const [item] = isTried ? itemOf(points, RULES.monthly) : [];
    if (item === undefined) return [];
    const kept = [...new Map(item.fit.kept.map((placed) => [placed.slot, placed])).values()];
    if (kept.length < ONCE_A_MONTH * points.length || !hasSeasons(kept)) return [];
    const parts = new Set(points.map((point) => itemOfPoint.get(point)));
    if ([...parts].some((part) => part?.fit.rule.cadence === 'monthly' && hasSeasons(part.fit.kept)))
      return [];
    for (const part of parts) replaced.add(part);
    return [{ ...item, fit: { ...item.fit, kept, isFixed: false } }];
  });
  return [...items.filter((item) => !replaced.has(item)), ...seasonal];
}

/** Whether what comes month after month has left out some months in between. */
function hasSeasons(kept: readonly Placed[]): boolean {
  const pauses = kept
    .slice(1)
    .map(({ slot }, at) => slot - (kept[at]?.slot ?? slot) - 1)
    .filter((pause) => pause > 0);
  const near = kept.filter(({ away }) => Math.abs(away) <= NEAR.days).length;
  return (
    kept.length >= SEASON * (pauses.length + 1) &&
    near >= NEAR.share * kept.length &&
    pauses.some((pause) => pause >= PAUSE.least && pause <= PAUSE.most)
  );
}
