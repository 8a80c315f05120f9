import { merchantWords } from '#shared/advisor/merchant-words.ts';
import { readQuestion } from '#shared/advisor/read-question.ts';
import { today } from '#shared/calendar.ts';
import { CATEGORIES, UNCATEGORIZED } from '#shared/categories.ts';
import type { Forecast } from '#shared/contract/forecast.ts';
import { createAskModel } from '#server/features/advisor/model/ask-model.ts';
import { mountAdvisor } from '#server/features/advisor/routes.ts';
import type { Ledger, Planning } from '#server/features/advisor/types.ts';
import { currentMonth, requirePlanner } from '#server/features/budgets/figures.ts';
import { listBudgets } from '#server/features/budgets/list.ts';
import { listOffered } from '#server/features/categories/offered.ts';
import { readCategories } from '#server/features/categories/read-categories.ts';
import { listAllGoals } from '#server/features/goals/list.ts';
import { listAll, listComing, sumComingExpenses } from '#server/features/recurring/list.ts';
import type { Suggestions } from '#server/features/recurring/suggestions/suggestions.ts';
import { listDaySums, listTextSums } from '#server/features/transactions/history/groups/groups.ts';
import { listHistory } from '#server/features/transactions/history/list.ts';
import type { Caller } from '#server/http/environment.ts';
import type { App } from '#server/http/mount.ts';
import type { Services } from './services.ts';

type Sources = {
  suggestions: Suggestions;
  /** The forecast of the next twelve months. */
  forecastOf: (caller: Caller) => Promise<Forecast>;
};
type Served = Pick<Services, 'database' | 'now' | 'questionLimit' | 'config'>;
type Read = Pick<Served, 'database' | 'now'>;

const FIXED: readonly string[] = [...CATEGORIES.expense, ...CATEGORIES.income, UNCATEGORIZED];

/** The advisor, with what it may read of the other features. */
export function mountAdvice(app: App, services: Served, sources: Sources): void {
  const { database, now, questionLimit, config } = services;
  mountAdvisor(app, {
    database,
    now,
    ledger: createLedger(services),
    planning: createPlanning(services, sources),
    listCategories: async (caller) =>
      (await listOffered(database.read, caller)).map((each) => ({
        ...each,
        isOwn: !FIXED.includes(each.id),
      })),
    readNames: async ({ userId }, language) => (await readCategories(database.read, userId)).names(language),
    readQuestion,
    merchantWords,
    askModel: config.advisorModel && createAskModel(config.advisorModel),
    countQuestion: questionLimit,
  });
}

/** The history as its routes search it. */
export function createLedger({ database }: Pick<Read, 'database'>): Ledger {
  const source = { db: database.read, readCategories };
  return {
    days: (caller, search) => listDaySums(source, caller, search),
    texts: (caller, search) => listTextSums(source, caller, search),
    list: async (caller, query) => (await listHistory(source, caller, query)).items,
  };
}

/** What other features plan, as their routes answer it. */
export function createPlanning({ database, now }: Read, { suggestions, forecastOf }: Sources): Planning {
  const { read } = database;
  return {
    recurring: (caller) => listAll(read, caller),
    suggestions: (caller) => suggestions.list(caller),
    upcoming: async (caller, to) => (await listComing(read, caller, { to })).upcoming,
    budgets: async ({ userId }) => {
      const planner = await requirePlanner(read, userId, now());
      return await listBudgets(
        { db: read, comingExpenses: sumComingExpenses },
        planner,
        currentMonth(planner),
      );
    },
    goals: ({ userId, currency, timeZone }) =>
      listAllGoals(read, userId, { currency, todayIs: today(timeZone, now()) }),
    forecast: forecastOf,
  };
}
