import { MONTHS_A_YEAR } from '../recognition/day-number.ts';
import { mean, calculateLevel } from './level.ts';
import { categoryBand, toFigure } from './band.ts';
import { lastDayOf, type Ledger } from './ledger.ts';
import { firstOpenMonth } from './closed-months.ts';
import type { KnownHistory } from './outlook.ts';
import type { Item } from './item.ts';
import { expectedPayments } from './recurring.ts';
import type { MinorForecast } from './types.ts';

const HALF_LIFE = 9;
const LEAST_SCALE = 0.03;
/** The weight of a category's own seasons; the rest is the seasons of all spending. */
const OWN_INDEX = 0.5;

/**
 * Forecasts the cost of each category next month, largest first, without categories that never cost anything. They
 * add up to `wholeMinor`, the forecast of all expenses. Refunds may bring a category below 0.
 */
export function forecastCategories(
  { ledger, items, knownPayments }: KnownHistory,
  { wholeMinor, hasBand }: { wholeMinor: number; hasBand: boolean },
): MinorForecast['categories'] {
  const next = ledger.running + 1;
  const end = lastDayOf(ledger, next);
  const from = ledger.starts[next] ?? 0;
  const firstOpen = firstOpenMonth(ledger, ledger.today);
  const expenses = items.filter(({ type }) => type === 'expense');
  const coming = [
    ...expenses.flatMap((item) => expectedPayments(item, ledger.today, end)),
    ...knownPayments,
  ].filter(({ type, day }) => type === 'expense' && day >= from && day <= end);
  const irregular = withoutItems(ledger, expenses);
  const firstMonth = ledger.firstMonth + ledger.firstFull;
  const toClosedMonths = (months: Float64Array) =>
    Array.from(months.slice(ledger.firstFull, firstOpen), (value, at) =>
      ledger.isEmpty[ledger.firstFull + at] === true ? null : value,
    );
  const all = calculateLevel(
    toClosedMonths(sumLists([...irregular.values()], ledger.running + 1)),
    firstMonth,
    HALF_LIFE,
  );
  const month = (ledger.firstMonth + next) % MONTHS_A_YEAR;
  const names = new Set([...irregular.keys(), ...coming.map(({ category }) => category)]);
  const rows = [...names].toSorted().map((category): Row => {
    const months = irregular.get(category) ?? new Float64Array(firstOpen);
    const level = calculateLevel(toClosedMonths(months), firstMonth, HALF_LIFE);
    const index = OWN_INDEX * (level.index[month] ?? 1) + (1 - OWN_INDEX) * (all.index[month] ?? 1);
    const due = coming.reduce((sum, each) => (each.category === category ? sum + each.amountMinor : sum), 0);
    const yearMean = mean(Array.from(ledger.categories.get(category) ?? []).slice(-MONTHS_A_YEAR));
    const scale = Math.hypot(level.spread, LEAST_SCALE * yearMean);
    return { category, due, irregular: level.level * index, scale };
  });
  return (
    scaleToSum(rows, wholeMinor)
      .map(({ category, scale, expected }) => {
        const figure = toFigure(expected, categoryBand(scale), Math.min(0, expected));
        return { category, next: hasBand ? figure : { ...figure, p10: null, p90: null } };
      })
      // Without a full month only the payments that are due are known.
      .filter(({ next: { p50 } }) => firstOpen > ledger.firstFull || p50 > 0)
      .toSorted((one, other) => other.next.p50 - one.next.p50 || (one.category < other.category ? -1 : 1))
  );
}

/** The payments due in a category, and its irregular costs, in minor units. */
type Row = { category: string; due: number; irregular: number; scale: number };

/**
 * Divides `wholeMinor` between the categories, in whole minor units. Only the irregular costs are scaled, since the payments that are due are known better. If there are more refunds than costs, all amounts are
 * scaled, without the refunds.
 */
function scaleToSum(rows: readonly Row[], wholeMinor: number): (Row & { expected: number })[] {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);
  const due = sum(rows.map((row) => row.due));
  const irregular = sum(rows.map((row) => row.irregular));
  const isOnlyIrregularScaled = irregular > 0 && wholeMinor >= due;
  const amounts = rows.map((row) =>
    due + irregular > 0 ? row.due + row.irregular : Math.max(0, row.due + row.irregular),
  );
  const share = wholeMinor / (sum(amounts) || 1);
  let before = 0;
  return rows.map((row, at) => {
    const scaled = row.due + (row.irregular * (wholeMinor - due)) / irregular;
    const after = before + (isOnlyIrregularScaled ? scaled : (amounts[at] ?? 0) * share);
    const expected = Math.round(after) - Math.round(before);
    before = after;
    return { ...row, expected };
  });
}

/** Returns the irregular costs of each category by month: all costs less the payments of items. */
function withoutItems({ categories, firstMonth }: Ledger, items: readonly Item[]): Map<string, Float64Array> {
  const irregular = new Map([...categories].map(([category, months]) => [category, months.slice()]));
  for (const { point } of items.flatMap(({ fit }) => fit.payments)) {
    const months = irregular.get(point.transaction.category);
    if (months !== undefined)
      months[point.month - firstMonth] = (months[point.month - firstMonth] ?? 0) - point.amountMinor;
  }
  return irregular;
}

function sumLists(lists: readonly Float64Array[], length: number): Float64Array {
  const sum = new Float64Array(length);
  for (const list of lists) for (const [at, value] of list.entries()) sum[at] = (sum[at] ?? 0) + value;
  return sum;
}
