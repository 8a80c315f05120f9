import {
  NOT_AVAILABLE,
  type AdminMetrics,
  type Figure,
  type MoneyFigure,
  type RetentionFigure,
} from '#shared/contract/admin-metrics.ts';
import { errorSentence, type ErrorCode } from '#shared/errors.ts';
import type { ReturnCounts } from './activity-figures.ts';
import type { LiveCounts } from './live-counts.ts';
import { averageTransactions, hasFewRecorders, toMajorText, type MoneyTotals } from './money-totals.ts';
import { findValue, type Part } from './fallible-figure.ts';
import type { DailySummary, Summary } from './summary.ts';

export type MetricsInput = {
  /** When the live counts were taken, in epoch milliseconds. */
  now: number;
  live: LiveCounts;
  summary: Summary;
  /** The summary of seven days ago, for comparison. */
  weekAgo: DailySummary | undefined;
  /** The number of users who were online at this hour yesterday. */
  onlineYesterday: number | undefined;
  /** The currency in which totals are 0 if nobody has recorded anything. */
  defaultCurrency: string;
};

/** Converts to the figures of the contract; a figure that could not be read is 'N/A'. */
export function toMetrics(input: MetricsInput): AdminMetrics {
  const { summary } = input;
  const asOf = toInstant(summary.asOf);
  return {
    ...toLiveFigures(input),
    ...toTotalFigures(input, asOf),
    ...toUserFigures(summary.activity, asOf),
    ...toCharts(summary),
    asOf,
    timeZone: summary.timeZone,
  };
}

function toLiveFigures({ now, live, onlineYesterday }: MetricsInput) {
  const asOf = toInstant(now);
  const users = mapPart(live.totalUsers, (value) => ({ value, change: findValue(live.newUsers)?.now }));
  const online = mapPart(live.onlineUsers, (count) => compare({ now: count, before: onlineYesterday }));
  return {
    totalUsers: toFigure(users, 'totalUsersFailed', asOf),
    onlineUsers: toFigure(online, 'onlineUsersFailed', asOf),
    newUsers: toFigure(mapPart(live.newUsers, compare), 'newUsersFailed', asOf),
  };
}

function toTotalFigures({ summary: { totals }, weekAgo, defaultCurrency }: MetricsInput, asOf: string) {
  const before = findValue(weekAgo?.summary.totals);
  const money = (kind: 'expenses' | 'income') => toMoneyFigure(totals, before, kind, defaultCurrency, asOf);
  const average = mapPart(totals, (current) =>
    compare({ now: averageTransactions(current), before: before && averageTransactions(before) }),
  );
  return {
    totalSystemExpenses: money('expenses'),
    totalSystemIncome: money('income'),
    averageTransactionsPerUser: toFigure(average, 'metricFailed', asOf),
  };
}

function toUserFigures(activity: Summary['activity'], asOf: string) {
  const retention = (day: 1 | 7 | 30) => {
    const returned = mapPart(activity, (current) => current.retention[day]);
    return toRetentionFigure(returned, asOf);
  };
  const activeUsers = (span: 'daily' | 'weekly' | 'monthly') => {
    const compared = mapPart(activity, (current) => compare(current.activeUsers[span]));
    return toFigure(compared, 'metricFailed', asOf);
  };
  return {
    retention: { day1: retention(1), day7: retention(7), day30: retention(30) },
    activeUsers: {
      daily: activeUsers('daily'),
      weekly: activeUsers('weekly'),
      monthly: activeUsers('monthly'),
    },
  };
}

function toCharts({ activity, pageViews }: Summary) {
  const counted = findValue(activity);
  const views = findValue(pageViews);
  return {
    activity: {
      activeUsers: counted?.activeByDay ?? null,
      signUps: counted?.signUpsByDay ?? null,
      pageViews: views?.byDay ?? null,
    },
    topPages: views?.top ?? null,
    cohorts: counted?.cohorts ?? null,
  };
}

type ValueWithChange = { value: number; change: number | undefined };

/** Rounds the change, since a difference of decimals has binary noise. */
function compare({ now, before }: { now: number; before: number | undefined }): ValueWithChange {
  return { value: now, change: before === undefined ? undefined : Math.round((now - before) * 100) / 100 };
}

function toFigure(part: Part<ValueWithChange>, failure: ErrorCode, asOf: string): Figure {
  if ('missing' in part) return { ...missing(part.missing, failure), change: null };
  const { value, change } = part.value;
  return { value, change: change ?? null, asOf, missing: null };
}

function toMoneyFigure(
  totals: Part<MoneyTotals>,
  before: MoneyTotals | undefined,
  kind: 'expenses' | 'income',
  defaultCurrency: string,
  asOf: string,
): MoneyFigure {
  if ('missing' in totals) return missing(totals.missing, 'metricFailed');
  const sums = Object.entries(totals.value[kind]);
  const value = (sums.length > 0 ? sums : [[defaultCurrency, '0'] as const]).map(([currency, sum]) => ({
    currency,
    ...(hasFewRecorders(totals.value, currency) ? HIDDEN : toAmounts(currency, sum, before, kind)),
  }));
  return { value, asOf, missing: null };
}

const HIDDEN = { amount: null, change: null };

/** The change is null if it would reveal the earlier total of too few people. */
function toAmounts(
  currency: string,
  sum: string,
  before: MoneyTotals | undefined,
  kind: 'expenses' | 'income',
): { amount: string; change: string | null } {
  const isComparable = before !== undefined && !hasFewRecorders(before, currency);
  const change = isComparable ? BigInt(sum) - BigInt(before[kind][currency] ?? '0') : null;
  return {
    amount: toMajorText(BigInt(sum), currency),
    change: change === null ? null : toMajorText(change, currency),
  };
}

function toRetentionFigure(
  part: Part<{ now: ReturnCounts; before: ReturnCounts }>,
  asOf: string,
): RetentionFigure {
  if ('missing' in part) {
    return { ...missing(part.missing, 'metricFailed'), change: null, returned: null, eligible: null };
  }
  const { now, before } = part.value;
  const ratio = toRatio(now);
  const ratioBefore = toRatio(before);
  return {
    ...(ratio === undefined
      ? { value: NOT_AVAILABLE, missing: { reason: 'nobodyEligible' } }
      : { value: ratio, missing: null }),
    asOf,
    change: ratio === undefined || ratioBefore === undefined ? null : ratio - ratioBefore,
    ...now,
  };
}

function toRatio({ returned, eligible }: ReturnCounts): number | undefined {
  return eligible === 0 ? undefined : returned / eligible;
}

function missing(reason: 'failed' | 'databaseUnavailable', failure: ErrorCode) {
  const code = reason === 'failed' ? failure : 'metricDatabaseUnavailable';
  return { value: NOT_AVAILABLE, asOf: null, missing: { reason, error: errorSentence(code) } } as const;
}

function mapPart<T, U>(part: Part<T>, convert: (value: T) => U): Part<U> {
  return 'missing' in part ? part : { value: convert(part.value) };
}

function toInstant(ms: number): string {
  return new Date(ms).toISOString();
}
