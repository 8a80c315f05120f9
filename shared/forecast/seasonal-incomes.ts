import { RULES } from '../recognition/cadences.ts';
import type { Placed } from '../recognition/place-points.ts';
import type { Group } from '../recognition/points.ts';
import { MONTHS_LOOKED_AT } from '../recognition/recognise-series.ts';
import { itemOf, itemsByPoint, type Item } from './item.ts';

/** Months left out from one season to the next. */
const PAUSE = { least: 2, most: 9 };
/** Months of a whole season, on average. */
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
  const seasons = seasonsOf(kept);
  const pauses = seasons.slice(1).map(([first], at) => pauseBetween(seasons[at]?.at(-1), first));
  const near = kept.filter(({ away }) => Math.abs(away) <= NEAR.days).length;
  // The first season may have begun before what is looked at, and the last one may go on.
  const whole = seasons.slice(1, -1);
  return (
    kept.length >= 2 * SEASON &&
    whole.flat().length >= SEASON * whole.length &&
    near >= NEAR.share * kept.length &&
    pauses.some((pause) => pause >= PAUSE.least && pause <= PAUSE.most)
  );
}

/** What came month after month without a pause. */
function seasonsOf(kept: readonly Placed[]): Placed[][] {
  const seasons: Placed[][] = [];
  for (const placed of kept) {
    const season = seasons.at(-1);
    if (season === undefined || pauseBetween(season.at(-1), placed) > 0) seasons.push([placed]);
    else season.push(placed);
  }
  return seasons;
}

function pauseBetween(before: Placed | undefined, after: Placed | undefined): number {
  return before === undefined || after === undefined ? 0 : after.slot - before.slot - 1;
}
