import {
  addDays,
  countDays,
  monthOf,
  today,
  type CalendarDay,
  type CalendarRange,
} from '#shared/calendar.ts';
import {
  getCategoryTotals,
  getDailySeries,
  getSummary,
  type DayTotals,
  type RecentPurchases,
  type Summary,
} from '#shared/contract/summaries.ts';
import { DEFAULT_RECENT_COUNT, MAX_DAILY_SERIES_DAYS } from '#shared/limits.ts';
import { append } from '#shared/lists.ts';
import { currencyDecimals } from '#shared/money.ts';
import { comparisonRange } from '#shared/periods.ts';
import { sumTypes, toSums, type MinorSums } from '#server/amounts/sums.ts';
import type { Database } from '#server/database/connect.ts';
import type { Reader } from '#server/database/schema.ts';
import { findRevision } from '#server/database/user-totals.ts';
import { fieldError } from '#server/errors/app-error.ts';
import { nextTurn } from '#server/errors/while-client-waits.ts';
import type { Caller } from '#server/http/environment.ts';
import { createEtag, respondIfCurrent } from '#server/caching/etag.ts';
import { mount, type App } from '#server/http/mount.ts';
import { sumLater } from '#server/database/sum-later.ts';
import { readPeriod } from '#server/period/period.ts';
import { toCategoryTotals, toDailySeries } from './aggregate.ts';
import { findFirstDay, sumByCategory, sumByDay, sumByType } from './queries.ts';

/** The number of days that are read in one turn of the event loop; each has at most two rows. */
const DAYS_IN_A_TURN = 1_000;

type SummaryOptions = {
  database: Database;
  now: () => number;
  /**
   * Lists the latest transactions with one part of each split purchase, and the sums of these purchases. If some are
   * dated later than today, `upToToday` lists the latest ones up to today.
   */
  listRecent: (
    user: Pick<Caller, 'userId' | 'currency'> & { today: CalendarDay },
    limit: number,
  ) => Promise<RecentPurchases & { upToToday?: RecentPurchases }>;
};

type Sources = {
  db: Reader;
  getToday: (caller: Caller) => CalendarDay;
  getPeriod: (caller: Caller, query: Parameters<typeof readPeriod>[0]) => CalendarRange;
  listRecent: SummaryOptions['listRecent'];
};

export function mountSummaries(app: App, { database, now, listRecent }: SummaryOptions): void {
  const { read: db } = database;
  const getToday: Sources['getToday'] = (caller) => today(caller.timeZone, now());
  const getPeriod: Sources['getPeriod'] = (caller, query) => readPeriod(query) ?? monthOf(getToday(caller));

  mountSummary(app, { db, getToday, getPeriod, listRecent });
  mount(app, getCategoryTotals, async ({ caller, query }) => {
    const rows = await sumByCategory(db, caller.userId, getPeriod(caller, query));
    return toCategoryTotals(rows, currencyDecimals(caller.currency));
  });
  mount(app, getDailySeries, async ({ caller, query }) => {
    const period = getPeriod(caller, query);
    requireDailyRange(period);
    return (await readDays(db, caller, period)).series;
  });
}

function mountSummary(app: App, sources: Sources): void {
  const { db, getToday, getPeriod } = sources;
  mount(app, getSummary, async ({ caller, query, http }) => {
    const period = getPeriod(caller, query);
    requireDailyRange(period);
    const { userId, currency } = caller;
    const revision = await findRevision(db, userId);
    // The summary also changes at the user's midnight.
    const etag = createEtag([userId, revision, period.from, period.to, getToday(caller), currency]);
    return respondIfCurrent(http, etag) ?? (await summarize(sources, caller, period));
  });
}

async function summarize(
  { db, getToday, listRecent }: Sources,
  caller: Caller,
  period: CalendarRange,
): Promise<Summary> {
  const decimals = currencyDecimals(caller.currency);
  const { userId, currency } = caller;
  const user = { userId, currency, today: getToday(caller) };
  const recent = await listRecent(user, DEFAULT_RECENT_COUNT);
  const previous = comparisonRange(period, user.today);
  const previousTotals = await sumByType(db, userId, previous);
  const days = await readDays(db, caller, period);
  return {
    period,
    ...toSums(days.sums, decimals),
    previous: { period: previous, ...toSums(sumTypes(previousTotals), decimals) },
    firstDay: await findFirstDay(db, userId),
    categories: toCategoryTotals(await sumByCategory(db, userId, period), decimals),
    // Without `upToToday`, no transaction is dated later than today.
    later: recent.upToToday === undefined ? null : await sumLater(db, user, period),
    daily: days.series,
    recent: recent.items,
    recentGroups: recent.groups,
    ...(recent.upToToday && { recentUpToToday: recent.upToToday }),
  };
}

/**
 * Reads every day of a period, and sums them in minor units. It reads in parts, so that other requests run in between.
 */
async function readDays(
  db: Reader,
  { userId, currency }: Pick<Caller, 'userId' | 'currency'>,
  { from, to }: CalendarRange,
): Promise<{ series: DayTotals[]; sums: MinorSums }> {
  const decimals = currencyDecimals(currency);
  const series: DayTotals[] = [];
  const sums = { income: 0, expense: 0 };
  for (let first = from; first <= to; first = addDays(first, DAYS_IN_A_TURN)) {
    if (first > from) await nextTurn();
    const last = addDays(first, DAYS_IN_A_TURN - 1);
    const part = { from: first, to: last < to ? last : to };
    const rows = await sumByDay(db, userId, part);
    append(series, toDailySeries(rows, part, decimals));
    for (const { type, total } of rows) sums[type] += total;
  }
  return { series, sums };
}

function requireDailyRange(period: CalendarRange): void {
  if (countDays(period) > MAX_DAILY_SERIES_DAYS) throw fieldError('to', 'rangeTooLong');
}
