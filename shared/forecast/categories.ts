import { mean, levelOf, YEAR } from './level.ts';
import { categoryBand, figureOf } from './band.ts';
import { lastDayOf, type Ledger } from './ledger.ts';
import { closedAt } from './closed-months.ts';
import type { Known } from './outlook.ts';
import type { Item } from './item.ts';
import { comingOf } from './recurring.ts';
import type { MinorForecast } from './types.ts';

const HALF_LIFE = 9;
const LEAST_SCALE = 0.03;
/** The months of the year of one category, and of all spending. */
const OWN_INDEX = 0.5;

/**
 * Forecasts the cost of each category next month, largest first; those that have never cost anything are left out. Together
 * they cost `wholeMinor`, which is the forecast of all expenses. Money back may bring one below zero.
 */
export function forecastCategories(
  { ledger, items, given }: Known,
  { wholeMinor, hasBand }: { wholeMinor: number; hasBand: boolean },
): MinorForecast['categories'] {
  const next = ledger.running + 1;
  const end = lastDayOf(ledger, next);
  const from = ledger.starts[next] ?? 0;
  const closed = closedAt(ledger, ledger.today);
  const expenses = items.filter(({ type }) => type === 'expense');
  const coming = [...expenses.flatMap((item) => comingOf(item, ledger.today, end)), ...given].filter(
    ({ type, day }) => type === 'expense' && day >= from && day <= end,
  );
  const loose = withoutItems(ledger, expenses);
  const firstMonth = ledger.firstMonth + ledger.firstFull;
  const monthsOf = (months: Float64Array) =>
    Array.from(months.slice(ledger.firstFull, closed), (value, at) =>
      ledger.isEmpty[ledger.firstFull + at] === true ? null : value,
    );
  const all = levelOf(monthsOf(sumOf([...loose.values()], ledger.running + 1)), firstMonth, HALF_LIFE);
  const month = (ledger.firstMonth + next) % YEAR;
  const names = new Set([...loose.keys(), ...coming.map(({ category }) => category)]);
  const rows = [...names].toSorted().map((category): Row => {
    const months = loose.get(category) ?? new Float64Array(closed);
    const level = levelOf(monthsOf(months), firstMonth, HALF_LIFE);
    const index = OWN_INDEX * (level.index[month] ?? 1) + (1 - OWN_INDEX) * (all.index[month] ?? 1);
    const due = coming.reduce((sum, each) => (each.category === category ? sum + each.amountMinor : sum), 0);
    const whole = mean(Array.from(ledger.categories.get(category) ?? []).slice(-YEAR));
    const scale = Math.hypot(level.spread, LEAST_SCALE * whole);
    return { category, due, loose: level.level * index, scale };
  });
  return (
    addingUpTo(rows, wholeMinor)
      .map(({ category, scale, expected }) => {
        const figure = figureOf(expected, categoryBand(scale), Math.min(0, expected));
        return { category, next: hasBand ? figure : { ...figure, p10: null, p90: null } };
      })
      // Without a full month there is only what is due.
      .filter(({ next: { p50 } }) => closed > ledger.firstFull || p50 > 0)
      .toSorted((one, other) => other.next.p50 - one.next.p50 || (one.category < other.category ? -1 : 1))
  );
}

/** The payments due in a category, and its other costs, in minor units. */
type Row = { category: string; due: number; loose: number; scale: number };

/**
 * Each category with a whole number of minor units; together they are `wholeMinor`. What is due is known better than
 * the rest, so the rest is drawn to fit. Where more comes back than is spent, money back is left out.
 */
function addingUpTo(rows: readonly Row[], wholeMinor: number): (Row & { expected: number })[] {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);
  const due = sum(rows.map((row) => row.due));
  const loose = sum(rows.map((row) => row.loose));
  const isDrawn = loose > 0 && wholeMinor >= due;
  const amounts = rows.map((row) =>
    due + loose > 0 ? row.due + row.loose : Math.max(0, row.due + row.loose),
  );
  const share = wholeMinor / (sum(amounts) || 1);
  let before = 0;
  return rows.map((row, at) => {
    const drawn = row.due + (row.loose * (wholeMinor - due)) / loose;
    const after = before + (isDrawn ? drawn : (amounts[at] ?? 0) * share);
    const expected = Math.round(after) - Math.round(before);
    before = after;
    return { ...row, expected };
  });
}

/** The months of each category without what repeats. */
function withoutItems({ categories, firstMonth }: Ledger, items: readonly Item[]): Map<string, Float64Array> {
  const loose = new Map([...categories].map(([category, months]) => [category, months.slice()]));
  for (const { point } of items.flatMap(({ fit }) => fit.kept)) {
    const months = loose.get(point.transaction.category);
    if (months !== undefined)
      months[point.month - firstMonth] = (months[point.month - firstMonth] ?? 0) - point.amountMinor;
  }
  return loose;
}

function sumOf(lists: readonly Float64Array[], length: number): Float64Array {
  const sum = new Float64Array(length);
  for (const list of lists) for (const [at, value] of list.entries()) sum[at] = (sum[at] ?? 0) + value;
  return sum;
}
