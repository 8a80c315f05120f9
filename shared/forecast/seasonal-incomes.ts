import { RULES } from '../recognition/cadences.ts';
import type { PlacedPoint } from '../recognition/place-points.ts';
import type { Group } from '../recognition/points.ts';
import { HISTORY_MONTHS } from '../recognition/recognise-series.ts';
import { makeItems, mapPoints, type Item } from './item.ts';

/** The number of months without pay between two seasons. */
const PAUSE = { least: 2, most: 9 };
/** The least mean length of a season, in months. */
const SEASON = 3;
/** At least this share of the payments must come within this many days of the expected day. */
const NEAR = { days: 7, share: 0.8 };
/** At least this share of a payer's payments must be the only ones of their months. */
const ONCE_A_MONTH = 0.8;
const MOST_POINTS = HISTORY_MONTHS / ONCE_A_MONTH;

/**
 * Adds a seasonal item for each payer who pays in each month of a season and pauses for some months. It replaces items
 * that were recognised from a part of these payments.
 */
export function withSeasons(items: readonly Item[], groups: readonly Group[]): Item[] {
  const incomes = items.filter(({ type }) => type === 'income');
  const itemOfPoint = mapPoints(incomes);
  const replaced = new Set<Item | undefined>();
  const seasonal = groups.flatMap(({ type, points }) => {
    const isTried = type === 'income' && points.length <= MOST_POINTS;
    const [item] = isTried ? makeItems(points, RULES.monthly) : [];
    if (item === undefined) return [];
    const payments = [...new Map(item.fit.payments.map((placed) => [placed.slot, placed])).values()];
    if (payments.length < ONCE_A_MONTH * points.length || !hasSeasons(payments)) return [];
    const parts = new Set(points.map((point) => itemOfPoint.get(point)));
    if ([...parts].some((part) => part?.fit.rule.cadence === 'monthly' && hasSeasons(part.fit.payments)))
      return [];
    for (const part of parts) replaced.add(part);
    return [{ ...item, fit: { ...item.fit, payments, isFixed: false } }];
  });
  return [...items.filter((item) => !replaced.has(item)), ...seasonal];
}

/** Whether monthly payments have pauses, so that they form seasons. */
function hasSeasons(payments: readonly PlacedPoint[]): boolean {
  const seasons = splitSeasons(payments);
  const pauses = seasons.slice(1).map(([first], at) => pauseBetween(seasons[at]?.at(-1), first));
  const near = payments.filter(({ away }) => Math.abs(away) <= NEAR.days).length;
  // The first season may have begun before the history, and the last one may not be over.
  const whole = seasons.slice(1, -1);
  return (
    payments.length >= 2 * SEASON &&
    whole.flat().length >= SEASON * whole.length &&
    near >= NEAR.share * payments.length &&
    pauses.some((pause) => pause >= PAUSE.least && pause <= PAUSE.most)
  );
}

/** Splits payments at pauses. */
function splitSeasons(payments: readonly PlacedPoint[]): PlacedPoint[][] {
  const seasons: PlacedPoint[][] = [];
  for (const placed of payments) {
    const season = seasons.at(-1);
    if (season === undefined || pauseBetween(season.at(-1), placed) > 0) seasons.push([placed]);
    else season.push(placed);
  }
  return seasons;
}

function pauseBetween(before: PlacedPoint | undefined, after: PlacedPoint | undefined): number {
  return before === undefined || after === undefined ? 0 : after.slot - before.slot - 1;
}
