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
import type { Database } from '#server/database/connect.ts';
import type { Reader } from '#server/database/schema.ts';
import { fieldError } from '#server/errors/app-error.ts';
import { nextTurn } from '#server/errors/while-client-waits.ts';
import type { Caller } from '#server/http/environment.ts';
import { createEtag, isCurrent } from '#server/caching/etag.ts';
import { mount, type App } from '#server/http/mount.ts';
import { sumLater } from '#server/database/sum-later.ts';
import { readPeriod } from '#server/period/period.ts';
import { toCategoryTotals, toDailySeries, toTotals } from './aggregate.ts';
import { compileSummaryQueries } from './queries.ts';

/** The days that are read in one turn of the event loop; each has at most two rows. */
const DAYS_IN_A_TURN = 1_000;

type SummaryOptions = {
  database: Database;
  now: () => number;
  /**
   * Lists the latest transactions, with one part of each split purchase, and these purchases. If some are dated later
   * than today, `upToToday` lists the latest ones that are not.
   */
  listRecent: (
    user: Pick<Caller, 'userId' | 'currency'> & { today: CalendarDay },
    limit: number,
  ) => Promise<RecentPurchases & { upToToday?: RecentPurchases }>;
};

type Sources = {
  db: Reader;
  queries: ReturnType<typeof compileSummaryQueries>;
  todayOf: (caller: Caller) => CalendarDay;
  periodOf: (caller: Caller, query: Parameters<typeof readPeriod>[0]) => CalendarRange;
  listRecent: SummaryOptions['listRecent'];
};

export function mountSummaries(app: App, { database, now, listRecent }: SummaryOptions): void {
  const queries = compileSummaryQueries(database.read);
  const todayOf: Sources['todayOf'] = (caller) => today(caller.timeZone, now());
  const periodOf: Sources['periodOf'] = (caller, query) => readPeriod(query) ?? monthOf(todayOf(caller));

  mountSummary(app, { db: database.read, queries, todayOf, periodOf, listRecent });
  mount(app, getCategoryTotals, async ({ caller, query }) => {
    const rows = await queries.sumByCategory(caller.userId, periodOf(caller, query));
    return toCategoryTotals(rows, currencyDecimals(caller.currency));
  });
  mount(app, getDailySeries, async ({ caller, query }) => {
    const period = periodOf(caller, query);
    requireDailyRange(period);
    return await readDailySeries(queries, caller, period);
  });
}

function mountSummary(app: App, sources: Sources): void {
  const { queries, todayOf, periodOf } = sources;
  mount(app, getSummary, async ({ caller, query, http }) => {
    const period = periodOf(caller, query);
    requireDailyRange(period);
    const etag = toEtag(caller, period, todayOf(caller), await queries.findRevision(caller.userId));
    // The ETag is for clients with their own cache; browsers must not store the summary.
    http.header('ETag', etag);
    if (isCurrent(http.req.header('if-none-match'), etag)) return http.body(null, 304);
    return await summarize(sources, caller, period);
  });
}

async function summarize(
  { db, queries, todayOf, listRecent }: Sources,
  caller: Caller,
  period: CalendarRange,
): Promise<Summary> {
  const decimals = currencyDecimals(caller.currency);
  const totals = await queries.sumByType(caller.userId, period);
  const { userId, currency } = caller;
  const user = { userId, currency, today: todayOf(caller) };
  const recent = await listRecent(user, DEFAULT_RECENT_COUNT);
  const previous = comparisonRange(period, todayOf(caller));
  const previousTotals = await queries.sumByType(caller.userId, previous);
  const daily = await readDailySeries(queries, caller, period);
  return {
    period,
    ...toTotals(totals, decimals),
    previous: { period: previous, ...toTotals(previousTotals, decimals) },
    firstDay: await queries.findFirstDay(caller.userId),
    categories: toCategoryTotals(await queries.sumByCategory(caller.userId, period), decimals),
    // Without `upToToday`, no transaction is dated later than today.
    later: recent.upToToday === undefined ? null : await sumLater(db, user, period),
    daily,
    recent: recent.items,
    recentGroups: recent.groups,
    ...(recent.upToToday && { recentUpToToday: recent.upToToday }),
  };
}

/** Reads every day of a period in parts, so that other requests run in between. */
async function readDailySeries(
  queries: Sources['queries'],
  { userId, currency }: Pick<Caller, 'userId' | 'currency'>,
  { from, to }: CalendarRange,
): Promise<DayTotals[]> {
  const series: DayTotals[] = [];
  for (let first = from; first <= to; first = addDays(first, DAYS_IN_A_TURN)) {
    if (first > from) await nextTurn();
    const last = addDays(first, DAYS_IN_A_TURN - 1);
    const part = { from: first, to: last < to ? last : to };
    append(series, toDailySeries(await queries.sumByDay(userId, part), part, currencyDecimals(currency)));
  }
  return series;
}

function requireDailyRange(period: CalendarRange): void {
  if (countDays(period) > MAX_DAILY_SERIES_DAYS) throw fieldError('to', 'rangeTooLong');
}

/** Returns an ETag that changes with everything that the summary depends on, also at the user's midnight. */
function toEtag(caller: Caller, period: CalendarRange, currentDay: string, revision: number): string {
  return createEtag([caller.userId, revision, period.from, period.to, currentDay, caller.currency]);
}
