import {
  addMonths,
  endOfMonth,
  startOfMonth,
  type CalendarDay,
  type CalendarRange,
} from '#shared/calendar.ts';
import type { ForecastInput, PlannedOccurrence } from '#shared/forecast/types.ts';
import { MAX_FORECAST_MONTHS } from '#shared/limits.ts';
import { MONTHS_LOOKED_AT } from '#shared/recognition/recognise-series.ts';
import type { Reader } from '#server/database/schema.ts';
import { createChangeLog, type ChangeLog } from '#server/caching/change-log.ts';
import { findRevision } from '#server/database/user-totals.ts';
import type { HistoryRow } from './history-memory.ts';
import { createHistoryReader, type ReadHistory } from './history-reader.ts';

/** More than anybody makes in three years; of longer histories the newest are looked at. */
const MAX_TRANSACTIONS = 200_000;

export type ForecastUser = { userId: string; today: CalendarDay };

/** What the feature asks about recurring transactions. */
export type ForecastSources = {
  /** The occurrences that are due in a range and were not added yet, as of today. */
  selectPlanned: (
    db: Reader,
    userId: string,
    range: CalendarRange & { today: CalendarDay },
  ) => Promise<PlannedOccurrence[]>;
  /** What the user has decided about what seems to repeat. */
  readDecisions: (
    db: Reader,
    userId: string,
  ) => Promise<Required<Pick<ForecastInput, 'isConfirmed' | 'isDismissed'>>>;
};

/** The input of forecasts and notices. */
export type HistoryInput = ForecastInput & { transactions: HistoryRow[] };

/** A report is made of the history as it is today, and as it was at the end of the month. */
const MAX_KEPT = 2;

/** Makes `readForecastInput` for a thread: the same object while nothing of the user has changed. */
export function createInputReader(
  db: Reader,
  sources: ForecastSources,
  changes: Pick<ChangeLog, 'daysBetween'>,
): (user: ForecastUser) => Promise<HistoryInput> {
  const readHistory = createHistoryReader(db, changes);
  let kept: { state: string; input: HistoryInput }[] = [];
  return async ({ userId, today }) => {
    const state = `${await findRevision(db, userId)} ${userId} ${today}`;
    const known = kept.find((each) => each.state === state);
    if (known !== undefined) return known.input;
    const input = await readForecastInput(db, sources, { userId, today }, readHistory);
    kept = [{ state, input }, ...kept].slice(0, MAX_KEPT);
    return input;
  };
}

/** Reads what a forecast is made of, for as many months as anybody may ask for. */
export async function readForecastInput(
  db: Reader,
  { selectPlanned, readDecisions }: ForecastSources,
  { userId, today }: ForecastUser,
  readHistory: ReadHistory = createHistoryReader(db, createChangeLog()),
): Promise<HistoryInput> {
  const range = { from: startOfMonth(today), to: endOfMonth(addMonths(today, MAX_FORECAST_MONTHS)) };
  const planned = await selectPlanned(db, userId, { ...range, today });
  const decisions = await readDecisions(db, userId);
  // The months that are looked at, and coming days.
  const from = addMonths(today, -MONTHS_LOOKED_AT);
  const transactions = await readHistory(userId, { from, to: range.to, limit: MAX_TRANSACTIONS });
  return { transactions, planned, today, months: MAX_FORECAST_MONTHS, ...decisions };
}
