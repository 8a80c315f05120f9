import { today } from '#shared/calendar.ts';
import { CATEGORIES, UNCATEGORIZED } from '#shared/categories.ts';
import type { Forecast } from '#shared/contract/forecast.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import type { Search } from '#server/features/advisor/ledger-types.ts';
import type { AdvisorOptions } from '#server/features/advisor/context.ts';
import { mountAdvisor } from '#server/features/advisor/routes.ts';
import type { Ledger, Planning } from '#server/features/advisor/types.ts';
import { currentMonth, requireBudgetUser } from '#server/features/budgets/figures.ts';
import { listBudgets } from '#server/features/budgets/list.ts';
import { listOffered, readCategories } from '#server/features/categories/read-categories.ts';
import { listAllGoals } from '#server/features/goals/goals.ts';
import { listSorted } from '#server/features/imports/sources/sources.ts';
import type { createMonthNotices } from '#server/features/notices/month-notices.ts';
import type { ListExpected } from '#server/features/recurring/coming/expected.ts';
import { listAll, listMatchingComing, sumComingExpenses } from '#server/features/recurring/list.ts';
import type { Suggestions } from '#server/features/recurring/suggestions/suggestions.ts';
import { readHistoryFilter } from '#server/features/transactions/history/filter.ts';
import { listDaySums } from '#server/features/transactions/history/groups/queries.ts';
import { fitsDailyTotals } from '#server/features/transactions/history/queries.ts';
import { listHistory } from '#server/features/transactions/history/list.ts';
import type { Caller } from '#server/http/environment.ts';
import type { ChangeLog } from '#server/caching/change-log.ts';
import { cacheByRevision } from '#server/caching/cache-by-revision.ts';
import type { App } from '#server/http/mount.ts';
import { readBalances } from './account-money.ts';
import type { InsightAnswers, HistoryOwner } from './insight-answers.ts';
import type { Services } from './services.ts';

type Sources = {
  suggestions: Suggestions;
  listExpected: ListExpected;
  listNotices: ReturnType<typeof createMonthNotices>;
  readForecast: (caller: Caller) => Promise<Forecast>;
};
type AdvisorServices = Pick<
  Services,
  'database' | 'changes' | 'now' | 'questionLimit' | 'config' | 'insights'
>;
type ReadServices = Pick<AdvisorServices, 'database' | 'now'>;
type ThreadFunctions = Pick<
  InsightAnswers,
  'words' | 'nearNames' | 'searchedMerchants' | 'searchedDays' | 'searched'
>;
type Page = { sort?: unknown; limit?: unknown };

const FIXED_CATEGORIES: readonly string[] = [...CATEGORIES.expense, ...CATEGORIES.income, UNCATEGORIZED];

/** Mounts the advisor with the functions of other features that it may call. */
export function mountAdvice(app: App, services: AdvisorServices, sources: Sources): void {
  mountAdvisor(app, {
    load: () => loadAdvisor(services, sources),
    countQuestion: services.questionLimit,
  });
}

async function loadAdvisor(services: AdvisorServices, sources: Sources): Promise<AdvisorOptions> {
  const { database, now, config } = services;
  const { readQuestion } = await import('#shared/advisor/read-question.ts');
  const { findMerchantWords } = await import('#shared/advisor/slots/merchants.ts');
  const { createAskModel } = await import('#server/features/advisor/model/ask-model.ts');
  return {
    database,
    now,
    ledger: createLedger(services, services.insights),
    planning: createPlanning(services, sources),
    listCategories: async (caller) =>
      (await listOffered(database.read, caller)).map((each) => ({
        ...each,
        isOwn: !FIXED_CATEGORIES.includes(each.id),
      })),
    listAccounts: (caller) => listOpenedAccounts(services, caller),
    readNames: async ({ userId }, language) => (await readCategories(database.read, userId)).names(language),
    readQuestion,
    merchantWords: findMerchantWords,
    askModel: config.advisorModel && createAskModel(config.advisorModel),
  };
}

/** Lists a user's accounts if one is opened by today; otherwise none. */
async function listOpenedAccounts({ database, now }: ReadServices, caller: Caller) {
  const accounts = await listSorted(database.read, caller);
  const currentDay = today(caller.timeZone, now());
  const isOpened = accounts.some(({ opening_day }) => opening_day !== null && opening_day <= currentDay);
  return isOpened ? accounts.map(({ name, kind }) => ({ name, kind })) : [];
}

/** The most users with cached words and sums of days, which take some hundred kilobytes each. */
const MAX_USERS_WITH_LARGE_RESULTS = 50;
/** The most users with cached shorter results, which take some kilobytes each. */
const MAX_CACHED_USERS = 500;
/** Longer lists of sums are not cached: few questions need them, and those of a full account take ten megabytes. */
const MAX_CACHED_SUMS = 2_000;
/** The last day of a search that names none. */
const LAST_DAY = '9999-12-31';

/**
 * Searches the history like its routes. Threads run the searches that read all transactions. Their sums are cached
 * until the days that they cover change.
 */
export function createLedger(
  { database, changes }: Pick<ReadServices, 'database'> & { changes: Pick<ChangeLog, 'isSame'> },
  compute: ThreadFunctions,
): Ledger {
  const db = database.read;
  const source = { db, readCategories };
  const words = cacheByRevision({ db, maxUsers: MAX_USERS_WITH_LARGE_RESULTS }, compute.words);
  const nearNames = cacheByRevision({ db, maxUsers: MAX_CACHED_USERS }, compute.nearNames);
  const dependsOn = {
    changes,
    daysOf: (_: HistoryOwner, { from = '', to = LAST_DAY }: Search) => [{ from, to }],
  };
  const merchants = cacheByRevision({ db, maxUsers: MAX_CACHED_USERS, dependsOn }, compute.searchedMerchants);
  const days = cacheByRevision(
    {
      db,
      maxUsers: MAX_USERS_WITH_LARGE_RESULTS,
      isKept: (sums) => sums.length <= MAX_CACHED_SUMS,
      dependsOn,
    },
    compute.searchedDays,
  );
  /**
   * Whether a search reads all transactions. Throws the errors of a wrong search here, since in a thread they would
   * end the thread.
   */
  const readsAll = async (caller: Caller, { sort: _sort, limit: _limit, ...search }: Search & Page) =>
    !fitsDailyTotals(await readHistoryFilter(source, caller, search));
  return {
    days: async (caller, search) =>
      (await readsAll(caller, search))
        ? await days(toHistoryOwner(caller), search)
        : await listDaySums(source, caller, search),
    list: async (caller, query) =>
      (await readsAll(caller, query))
        ? await compute.searched(toHistoryOwner(caller), query)
        : (await listHistory(source, caller, query)).items,
    words: (caller) => words(toHistoryOwner(caller)),
    nearNames: (caller, word) => nearNames(toHistoryOwner(caller), word),
    merchants: async (caller, search) => {
      await readsAll(caller, search);
      return await merchants(toHistoryOwner(caller), search);
    },
  };
}

function toHistoryOwner({ userId, currency, language }: Caller): HistoryOwner {
  return { userId, currency, language };
}

/** Reads the plans of other features as their routes return them. */
export function createPlanning(
  { database, now }: ReadServices,
  { suggestions, listExpected, listNotices, readForecast }: Sources,
): Planning {
  const { read } = database;
  return {
    recurring: (caller) => listAll(read, caller),
    suggestions: (caller) => suggestions.list(caller),
    expected: ({ userId, timeZone }) => listExpected({ userId, today: today(timeZone, now()) }),
    coming: async (caller, query) => {
      const { counted, ...lists } = await listMatchingComing(read, caller, query);
      const decimals = currencyDecimals(caller.currency);
      const inMajorUnits = counted.map(({ amountMinor, ...rest }) => ({
        ...rest,
        amount: toMajorUnits(amountMinor, decimals),
      }));
      return { ...lists, counted: inMajorUnits };
    },
    budgets: async ({ userId }) => {
      const budgetUser = await requireBudgetUser(read, userId, now());
      return await listBudgets(
        { db: read, comingExpenses: sumComingExpenses },
        budgetUser,
        currentMonth(budgetUser),
      );
    },
    goals: ({ userId, currency, timeZone }) =>
      listAllGoals(read, userId, { currency, currentDay: today(timeZone, now()) }),
    balances: (caller) => readBalances({ db: read, now }, caller),
    notices: ({ userId, currency, timeZone }, month) =>
      listNotices({ userId, currency, today: today(timeZone, now()) }, month),
    forecast: readForecast,
  };
}
