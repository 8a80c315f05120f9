import { addDays, today, type CalendarDay } from '#shared/calendar.ts';
import type { AdminMetrics } from '#shared/contract/admin-metrics.ts';
import type { SystemSettings } from '#shared/contract/setting-values.ts';
import type { Database } from '#server/database/connect.ts';
import { toMetrics } from './figures.ts';
import { readLiveCounts, readOnline } from './live-counts.ts';
import { readPart, findValue } from './fallible-figure.ts';
import { findSummary, selectSummaries, upsertSummary } from './queries.ts';
import { fromRow, readSummary, toDailySummary, type Summary } from './summary.ts';

/** Up to this number of users, each request counts everything; above it, requests show the last count of the job. */
export const LIVE_UP_TO_USERS = 1_000;

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const CHANGE_DAYS = 7;

type MetricsSettings = Pick<SystemSettings, 'timeZone' | 'defaultCurrency'>;
export type Metrics = ReturnType<typeof createMetrics>;

type MetricsOptions = {
  database: Database;
  currentSettings: () => Promise<MetricsSettings>;
  now: () => number;
  /** Called for each part that could not be read; the other parts are returned anyway. */
  onError: (error: unknown) => void;
};
type CountSummary = (settings: MetricsSettings) => Promise<Summary>;
type MetricsContext = MetricsOptions & { count: CountSummary };

/** Provides the installation's figures, and the job that stores the daily summary for large installations. */
export function createMetrics(options: MetricsOptions) {
  const context = { ...options, count: createCount(options) };
  return {
    /** Returns the current figures, or in a large installation the figures of the last count. */
    get: async (): Promise<AdminMetrics> => await readMetrics(context, await options.currentSettings()),
    refresh: () => refreshMetrics(context),
    run: () => summarizeDay(context),
  };
}

/** Returns a function that counts everything; a call during a count gets the result of that count. */
function createCount({ database, now, onError }: MetricsOptions): CountSummary {
  let counting: Promise<Summary> | undefined;
  return ({ timeZone }) => {
    counting ??= readSummary(database.read, { timeZone, now: now() }, onError).finally(
      () => (counting = undefined),
    );
    return counting;
  };
}

async function readMetrics(
  context: MetricsContext,
  settings: MetricsSettings,
  newSummary?: Summary,
): Promise<AdminMetrics> {
  const { database, now, onError, count } = context;
  const at = now();
  const live = await readLiveCounts(database.read, at, onError);
  const earlier = await readEarlierSummaries(context, settings, at);
  const users = findValue(live.totalUsers);
  const isLarge = users === undefined || users > LIVE_UP_TO_USERS;
  const summary = newSummary ?? (isLarge ? earlier.latest : undefined) ?? (await count(settings));
  return toMetrics({ ...earlier, now: at, live, summary, defaultCurrency: settings.defaultCurrency });
}

/** Counts again and returns the result, even if it cannot be stored. */
async function refreshMetrics(context: MetricsContext): Promise<AdminMetrics> {
  const settings = await context.currentSettings();
  const summary = await context.count(settings);
  await storeSummary(context, summary).catch(context.onError);
  return await readMetrics(context, settings, summary);
}

/** The job: stores the summary of the day. Throws when a part of it could not be counted. */
async function summarizeDay(context: MetricsContext): Promise<void> {
  const summary = await context.count(await context.currentSettings());
  await storeSummary(context, summary);
  const { totals, activity, pageViews } = summary;
  if ([totals, activity, pageViews].some((part) => 'missing' in part)) {
    throw new Error('A part of the daily summary could not be counted.');
  }
}

/** Returns undefined for earlier summaries that cannot be read: the figures work without them. */
async function readEarlierSummaries(
  { database, onError }: MetricsContext,
  { timeZone }: MetricsSettings,
  at: number,
) {
  const dayAgo = (ms: number): CalendarDay => today(timeZone, at - ms);
  const weekAgo = addDays(dayAgo(0), -CHANGE_DAYS);
  const yesterday = dayAgo(DAY_MS);
  const part = await readPart(() => selectSummaries(database.read, [weekAgo, yesterday]), onError);
  const rows = findValue(part);
  const findByDay = (day: CalendarDay) => fromRow(rows?.requested.find((row) => row.day === day));
  return {
    latest: fromRow(rows?.latest)?.summary,
    weekAgo: findByDay(weekAgo),
    onlineYesterday: findByDay(yesterday)?.online[toHourKey(at - DAY_MS)],
  };
}

/** Stores a summary for its day, with the number of users online in this hour. */
async function storeSummary({ database, now, onError }: MetricsContext, summary: Summary): Promise<void> {
  const day = today(summary.timeZone, summary.asOf);
  const online = findValue(await readOnline(database.read, now(), onError));
  await database.write(async (trx) => {
    const samplesBefore = fromRow(await findSummary(trx, day))?.online ?? {};
    const samples =
      online === undefined ? samplesBefore : { ...samplesBefore, [toHourKey(summary.asOf)]: online };
    const content = JSON.stringify(toDailySummary(summary, samples));
    await upsertSummary(trx, { day, as_of: summary.asOf, content });
  });
}

/** Returns the number of hours from 1970 to an instant. */
function toHourKey(ms: number): string {
  return String(Math.floor(ms / HOUR_MS));
}
