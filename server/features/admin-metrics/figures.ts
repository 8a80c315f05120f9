import {
  NOT_AVAILABLE,
  type AdminMetrics,
  type Figure,
  type MoneyFigure,
  type RetentionFigure,
} from '#shared/contract/admin-metrics.ts';
import { errorSentence, type ErrorCode } from '#shared/errors.ts';
import type { Returned } from './activity-figures.ts';
import type { LiveCounts } from './live-counts.ts';
import { averageTransactions, isOfFew, toMajorText, type MoneyTotals } from './money-totals.ts';
import { valueOf, type Part } from './fallible-figure.ts';
import type { DailySummary, Summary } from './summary.ts';

/** The input of the figures. */
export type Known = {
  /** When the live counts were taken, in epoch milliseconds. */
  now: number;
  live: LiveCounts;
  summary: Summary;
  /** The summary of seven days ago, for comparison. */
  weekAgo: DailySummary | undefined;
  /** How many were online at this hour yesterday. */
  onlineYesterday: number | undefined;
  /** The currency of a zero, where nobody has recorded anything. */
  defaultCurrency: string;
};

/** The figures as the contract has them; each one is 'N/A' where it is not known. */
export function toMetrics(known: Known): AdminMetrics {
  const { summary } = known;
  const asOf = toInstant(summary.asOf);
  return {
    ...toLiveFigures(known),
    ...toTotalFigures(known, asOf),
    ...toActivityFigures(summary.activity, asOf),
    ...toCharts(summary),
    asOf,
    timeZone: summary.timeZone,
  };
}

function toLiveFigures({ now, live, onlineYesterday }: Known) {
  const asOf = toInstant(now);
  const users = mapPart(live.totalUsers, (value) => ({ value, change: valueOf(live.newUsers)?.now }));
  const online = mapPart(live.onlineUsers, (count) => against({ now: count, before: onlineYesterday }));
  return {
    totalUsers: toFigure(users, 'totalUsersFailed', asOf),
    onlineUsers: toFigure(online, 'onlineUsersFailed', asOf),
    newUsers: toFigure(mapPart(live.newUsers, against), 'newUsersFailed', asOf),
  };
}

function toTotalFigures({ summary: { totals }, weekAgo, defaultCurrency }: Known, asOf: string) {
  const before = valueOf(weekAgo?.summary.totals);
  const money = (kind: 'expenses' | 'income') => toMoneyFigure(totals, before, kind, defaultCurrency, asOf);
  const average = mapPart(totals, (each) =>
    against({ now: averageTransactions(each), before: before && averageTransactions(before) }),
  );
  return {
    totalSystemExpenses: money('expenses'),
    totalSystemIncome: money('income'),
    averageTransactionsPerUser: toFigure(average, 'metricFailed', asOf),
  };
}

function toActivityFigures(activity: Summary['activity'], asOf: string) {
  const retention = (day: 1 | 7 | 30) => {
    const returned = mapPart(activity, (each) => each.retention[day]);
    return toRetentionFigure(returned, asOf);
  };
  const activeUsers = (span: 'daily' | 'weekly' | 'monthly') => {
    const compared = mapPart(activity, (each) => against(each.activeUsers[span]));
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
  const counted = valueOf(activity);
  const views = valueOf(pageViews);
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

type Compared = { value: number; change: number | undefined };

/** A number and its earlier value; rounded, since a difference of decimals has binary noise. */
function against({ now, before }: { now: number; before: number | undefined }): Compared {
  return { value: now, change: before === undefined ? undefined : Math.round((now - before) * 100) / 100 };
}

function toFigure(part: Part<Compared>, failure: ErrorCode, asOf: string): Figure {
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
    ...(isOfFew(totals.value, currency) ? HIDDEN : toAmounts(currency, sum, before, kind)),
  }));
  return { value, asOf, missing: null };
}

const HIDDEN = { amount: null, change: null };

/** The change is null as well where it would tell what few people had before. */
function toAmounts(
  currency: string,
  sum: string,
  before: MoneyTotals | undefined,
  kind: 'expenses' | 'income',
): { amount: string; change: string | null } {
  const isKnown = before !== undefined && !isOfFew(before, currency);
  const change = isKnown ? BigInt(sum) - BigInt(before[kind][currency] ?? '0') : null;
  return {
    amount: toMajorText(BigInt(sum), currency),
    change: change === null ? null : toMajorText(change, currency),
  };
}

function toRetentionFigure(part: Part<{ now: Returned; before: Returned }>, asOf: string): RetentionFigure {
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

function toRatio({ returned, eligible }: Returned): number | undefined {
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
