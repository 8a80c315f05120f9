import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import type { ChangeLog } from '#server/caching/change-log.ts';
import { createRecentlyUsed } from '#server/caching/recently-used.ts';
import type { Reader } from '#server/database/schema.ts';
import { findRevision } from '#server/database/user-totals.ts';
import { readLines, replaceDays, type HistoryRow, type ReadLine } from './history-lines.ts';
import { selectDays, selectHistory } from './queries.ts';

/** Reads the newest `limit` transactions of a range, the newest first. */
export type ReadHistory = (userId: string, range: CalendarRange & { limit: number }) => Promise<HistoryRow[]>;

type CachedHistory = { revision: number; lines: ReadLine[] };

/** The maximum number of cached rows: enough for three years of fifty people. */
const MAX_CACHED_ROWS = 100_000;

/**
 * Caches the histories that were read last. If `changes` knows which days have changed since, reads only these days
 * again. Unchanged rows stay the same objects. This saves time and changes no result.
 */
export function createHistoryReader(db: Reader, changes: Pick<ChangeLog, 'daysBetween'>): ReadHistory {
  const histories = createRecentlyUsed<CachedHistory>(MAX_CACHED_ROWS, ({ lines }) => lines.length);
  let lastLines: ReadLine[] = [];

  /** Returns undefined if the changed days are unknown, if more has changed meanwhile, or if there are too many rows. */
  async function readChanged(
    userId: string,
    { from, to, limit }: CalendarRange & { limit: number },
    { cached, revision }: { cached: CachedHistory; revision: number },
  ): Promise<ReadLine[] | undefined> {
    const changed = changes.daysBetween(userId, cached.revision, revision);
    if (changed === undefined) return undefined;
    const days = new Set([...changed].filter((day: CalendarDay) => day >= from && day <= to));
    if (days.size === 0) return cached.lines;
    const lines = replaceDays(cached.lines, days, await selectDays(db, userId, [...days]));
    const isUnchanged = (await findRevision(db, userId)) === revision;
    return isUnchanged && lines.length < limit ? lines : undefined;
  }

  return async (userId, range) => {
    const key = JSON.stringify([userId, range]);
    const revision = await findRevision(db, userId);
    const cached = histories.get(key);
    const isKnown = cached !== undefined && cached.lines.length < range.limit;
    const lines =
      (isKnown ? await readChanged(userId, range, { cached, revision }) : undefined) ??
      readLines(await selectHistory(db, userId, range), cached?.lines ?? lastLines);
    // If a write after `findRevision` is missing from the rows, the next call sees a higher revision and reads it.
    histories.set(key, { revision, lines });
    lastLines = lines;
    return lines.map(({ row }) => row);
  };
}
