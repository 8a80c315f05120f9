import { addDays, today, type CalendarDay } from '#shared/calendar.ts';
import type { AdminMetrics } from '#shared/contract/admin-metrics.ts';
import type { SystemSettings } from '#shared/contract/setting-values.ts';
import type { Database } from '#server/database/connect.ts';
import { toMetrics } from './figures.ts';
import { readLiveCounts, readOnline } from './live-counts.ts';
import { readPart, valueOf } from './fallible-figure.ts';
import { findSummary, selectSummaries, upsertSummary } from './queries.ts';
import { fromRow, readSummary, toDailySummary, type Summary } from './summary.ts';

/** Up to this many users, every request counts everything; with more, requests show what the job has counted. */
export const LIVE_UP_TO_USERS = 1_000;

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const CHANGE_DAYS = 7;

type Zone = Pick<SystemSettings, 'timeZone' | 'defaultCurrency'>;
export type Metrics = ReturnType<typeof createMetrics>;

type MetricsOptions = {
  database: Database;
  currentSettings: () => Promise<Zone>;
  now: () => number;
  /** Called for each part that could not be read; the others are answered anyway. */
  onError: (error: unknown) => void;
};
type Count = (zone: Zone) => Promise<Summary>;
type MetricsContext = MetricsOptions & { count: Count };

/** The figures of the installation, and the daily summary from which large installations show them. */
export function createMetrics(options: MetricsOptions) {
  const context = { ...options, count: createCount(options) };
  return {
    /** The current figures, or in a large installation those of the last count. */
    get: async (): Promise<AdminMetrics> => await readMetrics(context, await options.currentSettings()),
    refresh: () => refreshMetrics(context),
    run: () => summarizeDay(context),
  };
}

/** Counts everything; callers during a count share it. */
function createCount({ database, now, onError }: MetricsOptions): Count {
  let counting: Promise<Summary> | undefined;
  return ({ timeZone }) => {
    counting ??= readSummary(database.read, { timeZone, now: now() }, onError).finally(
      () => (counting = undefined),
    );
    return counting;
  };
}

async function readMetrics(context: MetricsContext, zone: Zone, fresh?: Summary): Promise<AdminMetrics> {
  const { database, now, onError, count } = context;
  const at = now();
  const live = await readLiveCounts(database.read, at, onError);
  const kept = await readKept(context, zone, at);
  const users = valueOf(live.totalUsers);
  const isLarge = users === undefined || users > LIVE_UP_TO_USERS;
  const summary = fresh ?? (isLarge ? kept.latest : undefined) ?? (await count(zone));
  return toMetrics({ ...kept, now: at, live, summary, defaultCurrency: zone.defaultCurrency });
}

/** Counts again and answers the result, even where it cannot be stored. */
async function refreshMetrics(context: MetricsContext): Promise<AdminMetrics> {
  const zone = await context.currentSettings();
  const summary = await context.count(zone);
  await keep(context, summary).catch(context.onError);
  return await readMetrics(context, zone, summary);
}

/** The job: stores the summary of the day. Throws when a part of it could not be counted. */
async function summarizeDay(context: MetricsContext): Promise<void> {
  const summary = await context.count(await context.currentSettings());
  await keep(context, summary);
  const { totals, activity, pageViews } = summary;
  if ([totals, activity, pageViews].some((part) => 'missing' in part)) {
    throw new Error('A part of the daily summary could not be counted.');
  }
}

/** The earlier summaries; empty where they cannot be read, since the figures work without them. */
async function readKept({ database, onError }: MetricsContext, { timeZone }: Zone, at: number) {
  const dayAgo = (ms: number): CalendarDay => today(timeZone, at - ms);
  const weekAgo = addDays(dayAgo(0), -CHANGE_DAYS);
  const yesterday = dayAgo(DAY_MS);
  const part = await readPart(() => selectSummaries(database.read, [weekAgo, yesterday]), onError);
  const rows = valueOf(part);
  const of = (day: CalendarDay) => fromRow(rows?.ofDays.find((row) => row.day === day));
  return {
    latest: fromRow(rows?.latest)?.summary,
    weekAgo: of(weekAgo),
    onlineYesterday: of(yesterday)?.online[hourOf(at - DAY_MS)],
  };
}

/** Stores a summary for its day, with how many are online in this hour. */
async function keep({ database, now, onError }: MetricsContext, summary: Summary): Promise<void> {
  const day = today(summary.timeZone, summary.asOf);
  const online = valueOf(await readOnline(database.read, now(), onError));
  await database.write(async (trx) => {
    const known = fromRow(await findSummary(trx, day))?.online ?? {};
    const samples = online === undefined ? known : { ...known, [hourOf(summary.asOf)]: online };
    const content = JSON.stringify(toDailySummary(summary, samples));
    await upsertSummary(trx, { day, as_of: summary.asOf, content });
  });
}

/** The hour of an instant, in hours since 1970. */
function hourOf(ms: number): string {
  return String(Math.floor(ms / HOUR_MS));
}
