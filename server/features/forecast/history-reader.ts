import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import type { ChangeLog } from '#server/caching/change-log.ts';
import { createRecentlyUsed } from '#server/caching/recently-used.ts';
import type { Reader } from '#server/database/schema.ts';
import { findRevision } from '#server/database/user-totals.ts';
import { readLines, replaceDays, type HistoryRow, type ReadLine } from './history-memory.ts';
import { selectDays, selectHistory } from './queries.ts';

/** Reads the transactions of a range, the newest first; of more than `limit` the newest. */
export type ReadHistory = (userId: string, range: CalendarRange & { limit: number }) => Promise<HistoryRow[]>;

type Kept = { revision: number; lines: ReadLine[] };

/** Most rows kept in all: enough for three years of fifty people. */
const MAX_ROWS = 100_000;

/**
 * Remembers the histories that were read last, and reads only the days of them that have changed since where `changes`
 * knows them. It changes no result, only how long it takes; rows that have not changed are the same objects.
 */
export function createHistoryReader(db: Reader, changes: Pick<ChangeLog, 'daysBetween'>): ReadHistory {
  const histories = createRecentlyUsed<Kept>(MAX_ROWS, ({ lines }) => lines.length);
  let last: ReadLine[] = [];

  /** Undefined if the days that changed are not known, if others changed meanwhile, or if there are too many rows. */
  async function readChanged(
    userId: string,
    { from, to, limit }: CalendarRange & { limit: number },
    { kept, revision }: { kept: Kept; revision: number },
  ): Promise<ReadLine[] | undefined> {
    const changed = changes.daysBetween(userId, kept.revision, revision);
    if (changed === undefined) return undefined;
    const days = new Set([...changed].filter((day: CalendarDay) => day >= from && day <= to));
    if (days.size === 0) return kept.lines;
    const lines = replaceDays(kept.lines, days, await selectDays(db, userId, [...days]));
    const isStill = (await findRevision(db, userId)) === revision;
    return isStill && lines.length < limit ? lines : undefined;
  }

  return async (userId, range) => {
    const asked = JSON.stringify([userId, range]);
    const revision = await findRevision(db, userId);
    const kept = histories.get(asked);
    const isKnown = kept !== undefined && kept.lines.length < range.limit;
    const lines =
      (isKnown ? await readChanged(userId, range, { kept, revision }) : undefined) ??
      readLines(await selectHistory(db, userId, range), kept?.lines ?? last);
    // A write since the revision was found is in the rows, or is read again with the next one.
    histories.set(asked, { revision, lines });
    last = lines;
    return lines.map(({ row }) => row);
  };
}
