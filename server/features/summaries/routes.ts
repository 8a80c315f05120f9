import {
  comparisonRange,
  countDays,
  monthOf,
  today,
  type CalendarDay,
  type CalendarRange,
} from '#shared/calendar.ts';
import { getCategoryTotals, getDailySeries, getSummary, type Summary } from '#shared/contract/summaries.ts';
import type { GroupSum, Transaction } from '#shared/contract/transactions.ts';
import { DEFAULT_RECENT_COUNT, MAX_DAILY_SERIES_DAYS } from '#shared/limits.ts';
import { currencyDecimals } from '#shared/money.ts';
import type { Database } from '#server/database/connect.ts';
import { fieldError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import { etagOf, isCurrent } from '#server/caching/etag.ts';
import { mount, type App } from '#server/http/mount.ts';
import { readPeriod } from '#server/period/period.ts';
import { sumByType, toCategoryTotals, toDailySeries, toTotals } from './aggregate.ts';
import { compileSummaryQueries } from './queries.ts';

type SummaryOptions = {
  database: Database;
  now: () => number;
  /** The latest transactions, of each split purchase one part, and these purchases. */
  listRecent: (user: Caller, limit: number) => Promise<{ items: Transaction[]; groups: GroupSum[] }>;
};

type Sources = {
  queries: ReturnType<typeof compileSummaryQueries>;
  todayOf: (caller: Caller) => CalendarDay;
  periodOf: (caller: Caller, query: Parameters<typeof readPeriod>[0]) => CalendarRange;
  listRecent: SummaryOptions['listRecent'];
};

export function mountSummaries(app: App, { database, now, listRecent }: SummaryOptions): void {
  const queries = compileSummaryQueries(database.read);
  const todayOf: Sources['todayOf'] = (caller) => today(caller.timeZone, now());
  const periodOf: Sources['periodOf'] = (caller, query) => readPeriod(query) ?? monthOf(todayOf(caller));

  mountSummary(app, { queries, todayOf, periodOf, listRecent });
  mount(app, getCategoryTotals, async ({ caller, query }) => {
    const rows = await queries.selectDailyTotals(caller.userId, periodOf(caller, query));
    return toCategoryTotals(rows, currencyDecimals(caller.currency));
  });
  mount(app, getDailySeries, async ({ caller, query }) => {
    const period = periodOf(caller, query);
    requireDailyRange(period);
    const rows = await queries.selectDailyTotals(caller.userId, period);
    return toDailySeries(rows, period, currencyDecimals(caller.currency));
  });
}

function mountSummary(app: App, sources: Sources): void {
  const { queries, todayOf, periodOf } = sources;
  mount(app, getSummary, async ({ caller, query, http }) => {
    const period = periodOf(caller, query);
    requireDailyRange(period);
    const etag = toEtag(caller, period, todayOf(caller), await queries.findRevision(caller.userId));
    // For clients that cache answers themselves; browsers must not.
    http.header('ETag', etag);
    if (isCurrent(http.req.header('if-none-match'), etag)) return http.body(null, 304);
    return await summarize(sources, caller, period);
  });
}

async function summarize(
  { queries, todayOf, listRecent }: Sources,
  caller: Caller,
  period: CalendarRange,
): Promise<Summary> {
  const decimals = currencyDecimals(caller.currency);
  const rows = await queries.selectDailyTotals(caller.userId, period);
  const recent = await listRecent(caller, DEFAULT_RECENT_COUNT);
  const previous = comparisonRange(period, todayOf(caller));
  const previousTotals = await queries.sumByType(caller.userId, previous);
  return {
    period,
    ...toTotals(sumByType(rows), decimals),
    previous: { period: previous, ...toTotals(previousTotals, decimals) },
    firstDay: await queries.findFirstDay(caller.userId),
    categories: toCategoryTotals(rows, decimals),
    daily: toDailySeries(rows, period, decimals),
    recent: recent.items,
    recentGroups: recent.groups,
  };
}

function requireDailyRange(period: CalendarRange): void {
  if (countDays(period) > MAX_DAILY_SERIES_DAYS) throw fieldError('to', 'rangeTooLong');
}

/**
 * Changes with everything that the summary depends on; the user's today is part of it, so it changes at
 * midnight.
 */
function toEtag(caller: Caller, period: CalendarRange, todayIs: string, revision: number): string {
  return etagOf([caller.userId, revision, period.from, period.to, todayIs, caller.currency]);
}
