import { addDays, today, type CalendarDay } from '#shared/calendar.ts';
import type { Reader } from '#server/database/schema.ts';
import { append } from '#shared/lists.ts';
import {
  addTallies,
  emptyTally,
  neededActivity,
  tallyActivity,
  type ActivityTally,
} from './activity-tally.ts';
import {
  SERIES_DAYS,
  toActivityFigures,
  toSeries,
  type ActivityFigures,
  type DayCount,
} from './activity-figures.ts';
import { addTotals, type MoneyTotals } from './money-totals.ts';
import { readPart, type Part } from './fallible-figure.ts';
import {
  selectActivity,
  selectTopPages,
  sumPageViewsByDay,
  sumTotals,
  type SummaryRow,
  type TotalsRow,
} from './queries.ts';
import { userRanges } from './user-ranges.ts';

const TOP_PAGES = 10;

export type PageViews = { byDay: DayCount[]; top: { path: string; count: number }[] };

/** Counts that take too long for each request in a large installation. */
export type Summary = {
  /** When the count began, in epoch milliseconds. */
  asOf: number;
  timeZone: string;
  totals: Part<MoneyTotals>;
  activity: Part<ActivityFigures>;
  pageViews: Part<PageViews>;
};

/** Counts over all users, group by group, to let other requests run in between. */
export async function readSummary(
  db: Reader,
  { timeZone, now }: { timeZone: string; now: number },
  onError: (error: unknown) => void,
): Promise<Summary> {
  const day = today(timeZone, now);
  return {
    asOf: now,
    timeZone,
    totals: await readPart(() => readTotals(db), onError),
    activity: await readPart(async () => toActivityFigures(await readTally(db, day), day), onError),
    pageViews: await readPart(() => readPageViews(db, day), onError),
  };
}

/** Returns the tally of all users as of a day, counted in groups of `size` users. */
export async function readTally(db: Reader, day: CalendarDay, size?: number): Promise<ActivityTally> {
  let tally = emptyTally();
  for await (const range of userRanges(db, size)) {
    tally = addTallies(tally, tallyActivity(await selectActivity(db, range, neededActivity(day)), day));
  }
  return tally;
}

async function readTotals(db: Reader): Promise<MoneyTotals> {
  const rows: TotalsRow[] = [];
  for await (const range of userRanges(db)) append(rows, await sumTotals(db, range));
  return addTotals(rows);
}

async function readPageViews(db: Reader, day: CalendarDay): Promise<PageViews> {
  const from = addDays(day, 1 - SERIES_DAYS);
  const counts = await sumPageViewsByDay(db, from);
  return {
    byDay: toSeries(Object.fromEntries(counts.map((row) => [row.day, row.count])), day),
    top: await selectTopPages(db, from, TOP_PAGES),
  };
}

/** Raise this when the stored content changes its shape. */
const VERSION = 2;

/**
 * The stored summary of a day (spec section 3, 'System metrics'): the three totals under their names in the
 * specification, the last count, and the number of users online in each hour.
 */
export type DailySummary = {
  version: typeof VERSION;
  totalSystemExpenses: Record<string, string> | null;
  totalSystemIncome: Record<string, string> | null;
  totalSystemTransactions: number | null;
  summary: Summary;
  /** The number of users online, by the hour since 1970. */
  online: Record<string, number>;
};

export function toDailySummary(summary: Summary, online: Record<string, number>): DailySummary {
  const totals = 'value' in summary.totals ? summary.totals.value : undefined;
  return {
    version: VERSION,
    totalSystemExpenses: totals?.expenses ?? null,
    totalSystemIncome: totals?.income ?? null,
    totalSystemTransactions: totals?.transactions ?? null,
    summary,
    online,
  };
}

/** Returns the content of a row; undefined if another version of the program wrote it. */
export function fromRow(row: SummaryRow | undefined): DailySummary | undefined {
  if (row === undefined) return undefined;
  const content = JSON.parse(row.content) as DailySummary;
  return content.version === VERSION ? content : undefined;
}
