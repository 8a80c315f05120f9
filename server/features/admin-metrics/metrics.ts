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

/** The figures of the installation, and the daily summary from which large installations show them. */
export function createMetrics(options: {
  database: Database;
  currentSettings: () => Promise<Zone>;
  now: () => number;
  /** Called for each part that could not be read; the others are answered anyway. */
  onError: (error: unknown) => void;
}) {
  const { database, currentSettings, now, onError } = options;
  let counting: Promise<Summary> | undefined;

  /** Counts everything; callers during a count share it. */
  function count(zone: Zone): Promise<Summary> {
    counting ??= readSummary(database.read, { timeZone: zone.timeZone, now: now() }, onError).finally(
      () => (counting = undefined),
    );
    return counting;
  }

  async function tell(zone: Zone, fresh?: Summary): Promise<AdminMetrics> {
    const at = now();
    const live = await readLiveCounts(database.read, at, onError);
    const kept = await readKept(zone, at);
    const users = valueOf(live.totalUsers);
    const isLarge = users === undefined || users > LIVE_UP_TO_USERS;
    const summary = fresh ?? (isLarge ? kept.latest : undefined) ?? (await count(zone));
    return toMetrics({ ...kept, now: at, live, summary, defaultCurrency: zone.defaultCurrency });
  }

  /** The earlier summaries; empty where they cannot be read, since the figures work without them. */
  async function readKept({ timeZone }: Zone, at: number) {
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
  async function keep(summary: Summary): Promise<void> {
    const day = today(summary.timeZone, summary.asOf);
    const online = valueOf(await readOnline(database.read, now(), onError));
    await database.write(async (trx) => {
      const known = fromRow(await findSummary(trx, day))?.online ?? {};
      const samples = online === undefined ? known : { ...known, [hourOf(summary.asOf)]: online };
      const content = JSON.stringify(toDailySummary(summary, samples));
      await upsertSummary(trx, { day, as_of: summary.asOf, content });
    });
  }

  return {
    /** The current figures, or in a large installation those of the last count. */
    async get(): Promise<AdminMetrics> {
      return await tell(await currentSettings());
    },

    /** Counts again and answers the result, even where it cannot be stored. */
    async refresh(): Promise<AdminMetrics> {
      const zone = await currentSettings();
      const summary = await count(zone);
      await keep(summary).catch(onError);
      return await tell(zone, summary);
    },

    /** The job: stores the summary of the day. Throws when a part of it could not be counted. */
    async run(): Promise<void> {
      const summary = await count(await currentSettings());
      await keep(summary);
      const { totals, activity, pageViews } = summary;
      if ([totals, activity, pageViews].some((part) => 'missing' in part)) {
        throw new Error('A part of the daily summary could not be counted.');
      }
    },
  };
}

/** The hour of an instant, in hours since 1970. */
function hourOf(ms: number): string {
  return String(Math.floor(ms / HOUR_MS));
}
