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
import { createHistoryMemory, type HistoryRow, type ReadHistory } from './history-memory.ts';
import { selectHistory } from './queries.ts';

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

/** Reads what a forecast is made of, for as many months as anybody may ask for. */
export async function readForecastInput(
  db: Reader,
  { selectPlanned, readDecisions }: ForecastSources,
  { userId, today }: ForecastUser,
  readHistory: ReadHistory = createHistoryMemory(),
): Promise<ForecastInput & { transactions: HistoryRow[] }> {
  const range = { from: startOfMonth(today), to: lastForecastDay(today) };
  const planned = await selectPlanned(db, userId, { ...range, today });
  const decisions = await readDecisions(db, userId);
  const transactions = await readTransactions(db, { userId, today }, readHistory);
  return { transactions, planned, today, months: MAX_FORECAST_MONTHS, ...decisions };
}

/** Reads the transactions of the months that are looked at, and those of coming days, the newest first. */
export async function readTransactions(
  db: Reader,
  { userId, today }: ForecastUser,
  readHistory: ReadHistory,
): Promise<HistoryRow[]> {
  const range = { from: addMonths(today, -MONTHS_LOOKED_AT), to: lastForecastDay(today) };
  return readHistory(await selectHistory(db, userId, { ...range, limit: MAX_TRANSACTIONS }));
}

function lastForecastDay(today: CalendarDay): CalendarDay {
  return endOfMonth(addMonths(today, MAX_FORECAST_MONTHS));
}
