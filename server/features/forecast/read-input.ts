import {
  addMonths,
  endOfMonth,
  startOfMonth,
  type CalendarDay,
  type CalendarRange,
} from '#shared/calendar.ts';
import type { ForecastInput, PlannedOccurrence } from '#shared/forecast/types.ts';
import { MAX_FORECAST_MONTHS } from '#shared/limits.ts';
import { HISTORY_MONTHS } from '#shared/recognition/recognise-series.ts';
import type { Reader } from '#server/database/schema.ts';
import { createChangeLog, type ChangeLog } from '#server/caching/change-log.ts';
import { findRevision } from '#server/database/user-totals.ts';
import type { HistoryRow } from './history-lines.ts';
import { createHistoryReader, type ReadHistory } from './history-reader.ts';

/** More than anybody records in three years. Of a longer history, only the newest transactions are read. */
const MAX_TRANSACTIONS = 200_000;

export type ForecastUser = { userId: string; today: CalendarDay };

export type ForecastSources = {
  /** Returns the occurrences that are due in a range and, as of today, not added yet. */
  selectPlanned: (
    db: Reader,
    userId: string,
    range: CalendarRange & { today: CalendarDay },
  ) => Promise<PlannedOccurrence[]>;
  /** Returns the user's decisions about transactions that seem to repeat. */
  readDecisions: (
    db: Reader,
    userId: string,
  ) => Promise<Required<Pick<ForecastInput, 'isConfirmed' | 'isDismissed'>>>;
};

export type HistoryInput = ForecastInput & { transactions: HistoryRow[] };

/** A report needs two inputs: as of today, and as of the end of its month. */
const MAX_CACHED_INPUTS = 2;

/** Caches `readForecastInput` in a thread: it returns the same object until the user's data or day change. */
export function createInputReader(
  db: Reader,
  sources: ForecastSources,
  changes: Pick<ChangeLog, 'daysBetween'>,
): (user: ForecastUser) => Promise<HistoryInput> {
  const readHistory = createHistoryReader(db, changes);
  let cached: { state: string; input: HistoryInput }[] = [];
  return async ({ userId, today }) => {
    const state = `${await findRevision(db, userId)} ${userId} ${today}`;
    const known = cached.find((each) => each.state === state);
    if (known !== undefined) return known.input;
    const input = await readForecastInput(db, sources, { userId, today }, readHistory);
    cached = [{ state, input }, ...cached].slice(0, MAX_CACHED_INPUTS);
    return input;
  };
}

/** Reads the data of a forecast of `MAX_FORECAST_MONTHS`, the most that anybody may ask for. */
export async function readForecastInput(
  db: Reader,
  { selectPlanned, readDecisions }: ForecastSources,
  { userId, today }: ForecastUser,
  readHistory: ReadHistory = createHistoryReader(db, createChangeLog()),
): Promise<HistoryInput> {
  const range = { from: startOfMonth(today), to: endOfMonth(addMonths(today, MAX_FORECAST_MONTHS)) };
  const planned = await selectPlanned(db, userId, { ...range, today });
  const decisions = await readDecisions(db, userId);
  const from = addMonths(today, -HISTORY_MONTHS);
  const transactions = await readHistory(userId, { from, to: range.to, limit: MAX_TRANSACTIONS });
  return { transactions, planned, today, months: MAX_FORECAST_MONTHS, ...decisions };
}
