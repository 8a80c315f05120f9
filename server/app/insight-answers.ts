import { addMonths, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import { makeForecast } from '#shared/forecast/make-forecast.ts';
import { findNotices } from '#shared/notices/find-notices.ts';
import { lastHistory } from '#shared/recognition/memory.ts';
import { HISTORY_MONTHS, recogniseSeries } from '#shared/recognition/recognise-series.ts';
import { createChangeLog, type ChangeLog } from '#server/caching/change-log.ts';
import type { Reader } from '#server/database/schema.ts';
import { groupMerchants } from '#server/features/advisor/group-merchants.ts';
import type { Search } from '#server/features/advisor/ledger-types.ts';
import { nearNames } from '#server/features/advisor/near-names.ts';
import { toWords } from '#server/features/advisor/vocabulary.ts';
import type { Ledger } from '#server/features/advisor/types.ts';
import { readCategories } from '#server/features/categories/read-categories.ts';
import { createInputReader, type ForecastUser } from '#server/features/forecast/read-input.ts';
import { readDecisions, selectPlanned } from '#server/features/recurring/forecasting.ts';
import { selectRecurring } from '#server/features/recurring/queries.ts';
import { recurringStart } from '#server/features/recurring/suggestions/is-recurring.ts';
import { selectPaid } from '#server/features/recurring/suggestions/queries.ts';
import { makeComparison } from '#server/features/reports/compare.ts';
import { listMerchants } from '#server/features/reports/merchants.ts';
import { makeMonthTable } from '#server/features/reports/month-table.ts';
import { listRepeating } from '#server/features/reports/list-repeating.ts';
import type { MerchantReports } from '#server/features/reports/reports.ts';
import { listDaySums } from '#server/features/transactions/history/groups/queries.ts';
import { createTextMemory } from '#server/features/transactions/history/groups/text-memory.ts';
import { listSpellings } from '#server/features/transactions/history/filter.ts';
import { listHistory } from '#server/features/transactions/history/list.ts';
import { createSpelling } from '#server/features/transactions/history/spelling.ts';
import { listTags } from '#server/features/transactions/tags/tags.ts';
import type { Caller } from '#server/http/environment.ts';

/** The owner of a searched history. */
export type HistoryOwner = Pick<Caller, 'userId' | 'currency' | 'language'>;

export type InsightAnswers = ReturnType<typeof createInsightAnswers>;

/**
 * Creates the functions that read or compute too much for the thread of requests. They use a read-only connection.
 * Their first argument has the id of the user. Arguments and results are sent between threads.
 */
export function createInsightAnswers(
  db: Reader,
  changes: Pick<ChangeLog, 'daysBetween' | 'isSame'> = createChangeLog(),
  now: () => number = Date.now,
) {
  const readInput = createInputReader(db, { selectPlanned, readDecisions }, changes);
  const computeForecast = memoizeLast(makeForecast);
  const source = { db, readCategories };
  const readTexts = createTextMemory(source, changes, now);
  const reports: MerchantReports = {
    merchants: (...args) => listMerchants({ db }, ...args),
    comparison: (...args) => makeComparison({ db }, ...args),
    months: (...args) => makeMonthTable({ db }, ...args),
  };
  return {
    forecast: async (user: ForecastUser) => computeForecast(await readInput(user)),
    notices: async (user: ForecastUser, isOver = false) => {
      const input = await readInput(user);
      return findNotices({ ...input, isOver }, () => computeForecast(input));
    },
    repeating: async (user: ForecastUser, to: CalendarDay) => {
      const paid = await selectPaid(db, user.userId, addMonths(user.today, -HISTORY_MONTHS));
      const findStart = recurringStart(await selectRecurring(db, user.userId), paid);
      return listRepeating({ ...(await readInput(user)), findStart, postedIds: new Set(paid) }, to);
    },
    series: async (user: ForecastUser) => {
      const { transactions, isConfirmed } = await readInput(user);
      return recogniseSeries(transactions, user.today, isConfirmed, lastHistory);
    },
    tags: ({ userId }: { userId: string }, cursor?: string) => listTags(db, userId, cursor),
    /** Lists the descriptions of a merchant in a range of days. */
    spellings: ({ userId }: { userId: string }, merchant: string, days: CalendarRange | undefined) =>
      listSpellings(db, userId, { merchant, days }),
    /** Suggests a corrected search text. */
    spelling: createSpelling(readTexts),
    words: async (user: HistoryOwner) => toWords(await readTexts(user, {})),
    nearNames: async (user: HistoryOwner, word: string) => nearNames(word, await readTexts(user, {})),
    searchedMerchants: async (user: HistoryOwner, search: Search) =>
      groupMerchants(await readTexts(user, search)),
    searchedDays: (user: HistoryOwner, search: Search) => listDaySums(source, user, search),
    searched: async (user: HistoryOwner, query: Parameters<Ledger['list']>[1]) =>
      (await listHistory(source, user, query)).items,
    ...reports,
  };
}

/** Caches the last result for as long as the argument is the same object. */
function memoizeLast<Input extends object, Result>(
  compute: (input: Input) => Result,
): (input: Input) => Result {
  let last: { input: Input; result: Result } | undefined;
  return (input) => {
    if (last?.input !== input) last = { input, result: compute(input) };
    return last.result;
  };
}
