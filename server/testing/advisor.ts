import { addMonths, startOfMonth, today, weekday } from '#shared/calendar.ts';
import { dayNumber, evaluateFormula, roundToUnit } from '#shared/advisor/formula.ts';
import type { Answer, Fact, Question } from '#shared/contract/advisor.ts';
import type { Forecast } from '#shared/contract/forecast.ts';
import type { Profile } from '#shared/contract/profile.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { currencyDecimals, toMajorUnits, totalToMinorUnits } from '#shared/money.ts';
import { createChangeLog } from '#server/caching/change-log.ts';
import { createListExpected } from '#server/app/expected.ts';
import { createInsightAnswers } from '#server/app/insight-answers.ts';
import { createLedger, createPlanning } from '#server/app/mount-advisor.ts';
import { createAdvisor } from '#server/features/advisor/advisor.ts';
import type { AdvisorOptions } from '#server/features/advisor/context.ts';
import { readCategories } from '#server/features/categories/read-categories.ts';
import { createMonthNotices } from '#server/features/notices/month-notices.ts';
import { createSuggestions } from '#server/features/recurring/suggestions/suggestions.ts';
import type { Caller } from '#server/http/environment.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

export const ASK = '/api/v1/advisor/ask';

/** Creates the advisor of an app for one user, with a given forecast. */
export async function createTestAdvisor(
  { database: { forProduct: database }, clock }: TestApp,
  user: TestClient,
  { forecast, ...options }: { forecast: Forecast } & Partial<AdvisorOptions>,
): Promise<(body: Question) => Promise<Answer>> {
  const now = () => clock.now;
  const services = { database, now };
  const answers = createInsightAnswers(database.read);
  const listExpected = createListExpected(database.read, answers);
  const recognise = answers.series;
  const suggestions = createSuggestions({ database, now, readCategories, recognise, listExpected });
  const listNotices = createMonthNotices({ database, compute: answers.notices, changes: createChangeLog() });
  const advisor = createAdvisor({
    database,
    now,
    ledger: createLedger({ database, changes: createChangeLog() }, answers),
    planning: createPlanning(services, {
      suggestions,
      listExpected,
      listNotices,
      readForecast: () => Promise.resolve(forecast),
    }),
    listCategories: () => Promise.resolve([]),
    listAccounts: () => Promise.resolve([]),
    readNames: async ({ userId }, language) => (await readCategories(database.read, userId)).names(language),
    readQuestion: () => ({ kind: 'unsure', language: 'en', options: [] }),
    merchantWords: (merchant) => [merchant],
    askModel: undefined,
    ...options,
  });
  const me = (await user.get('/api/v1/me')).body as Profile;
  const caller: Caller = {
    userId: me.uid,
    sessionId: '',
    tokenScope: null,
    provedUntil: null,
    isAdmin: false,
    isSuspended: false,
    hasPremiumPlan: true,
    hasAcceptedTerms: true,
    currency: me.currency,
    timeZone: me.timeZone,
    language: me.language,
  };
  return (body) => advisor.ask(caller, body);
}

/** Makes a forecast whose figures all differ, so that a test can tell them apart. */
export function makeTestForecast(asOf: string, { step = 10.01 } = {}): Forecast {
  let figureCount = 0;
  const figure = (base: number) => {
    figureCount += 1;
    const p50 = Number((base + figureCount * step).toFixed(2));
    return { p10: Number((p50 - 300).toFixed(2)), p50, p90: Number((p50 + 300).toFixed(2)) };
  };
  const sides = () => ({ income: figure(2_000), expenses: figure(1_500), balance: figure(500) });
  const side = { off: 143.7, relative: 0.1437, naiveOff: 221.2, naive: 0.2212, covered: 10 };
  const end = { off: 43.2, covered: 11 };
  return {
    asOf,
    endOfMonth: sides(),
    months: Array.from({ length: 12 }, (_, months) => ({
      month: addMonths(startOfMonth(asOf), months + 1).slice(0, 7),
      ...sides(),
    })),
    categories: [
      { category: 'food', next: figure(300) },
      { category: 'transport', next: figure(100) },
    ],
    error: { months: 12, income: side, expenses: side, balance: side },
    endError: { months: 12, income: end, expenses: end, balance: end },
    reason: null,
  };
}

type Source = { user: TestClient; currency: string; forecast: Forecast; currentDay: string };

/** Computes each fact of an answer again from its filter, formula or source, through the routes of the API. */
export async function recompute(source: Source, { facts }: Answer): Promise<Map<string, number | undefined>> {
  const values = new Map<string, number | undefined>();
  const factValues = new Map(facts.map(({ id, value }) => [id, value]));
  for (const fact of facts) values.set(fact.id, await recomputeFact(source, fact, factValues));
  return values;
}

async function recomputeFact(
  source: Source,
  fact: Fact,
  factValues: ReadonlyMap<string, number>,
): Promise<number | undefined> {
  const { how, filter = {}, unit, formula = '' } = fact;
  const decimals = currencyDecimals(source.currency);
  if (how === 'derived') return roundToUnit(evaluateFormula(formula, factValues), unit, decimals);
  // A value that the question names has no other source. A day must be the first or last of the period.
  if (how === 'asked') {
    const isEnd = [filter['from'], filter['to']].some(
      (day) => day !== undefined && dayNumber(day) === fact.value,
    );
    return filter['from'] === undefined || isEnd ? fact.value : undefined;
  }
  if (how === 'forecast') {
    const value = readPath(source.forecast, fact.source ?? '');
    return unit === 'percent' && value !== undefined ? roundToUnit(value * 100, unit, decimals) : value;
  }
  if (how === 'account')
    return readPath({ balances: (await source.user.get('/api/v1/balances')).body }, fact.source ?? '');
  if (how === 'recurring' || how === 'budget' || how === 'goal') return await recomputePlanned(source, fact);
  return await recomputeFromHistory(source, fact, decimals);
}

/** `months.2026-12.balance.p50` and `categories.food.next.p50` name an item of a list by its key. */
function readPath(root: unknown, path: string): number | undefined {
  let value: unknown = root;
  for (const name of path.split('.')) {
    if (Array.isArray(value)) {
      value = value.find((item: Record<string, unknown>) =>
        [item['month'], item['category'], item['id'], item['key']].includes(name),
      );
    } else value = (value as Record<string, unknown> | undefined)?.[name];
  }
  if (typeof value === 'string') return dayNumber(value);
  return typeof value === 'number' ? value : undefined;
}

async function recomputePlanned(
  { user, currentDay }: Source,
  { source = '' }: Fact,
): Promise<number | undefined> {
  const [root = '', ...rest] = source.split('.');
  const items = async (path: string) => ((await user.get(path)).body as { items: unknown[] }).items;
  const path = rest.join('.');
  if (root === 'recurring') return readPath(await items('/api/v1/recurring'), path);
  if (root === 'suggestions') return readPath(await items('/api/v1/recurring/suggestions'), path);
  if (root === 'budgets') return readPath(await items('/api/v1/budgets'), path);
  if (root === 'goals') return readPath(await items('/api/v1/goals'), path);
  const lastDay = addMonths(currentDay, 12);
  const { upcoming } = (await user.get(`/api/v1/recurring/upcoming?to=${lastDay}`)).body as {
    upcoming: { recurringId: string; day: string }[];
  };
  const [id, day, ...field] = rest;
  return readPath(
    upcoming.find((each) => each.recurringId === id && each.day === day),
    field.join('.'),
  );
}

async function recomputeFromHistory(
  { user }: Source,
  fact: Fact,
  decimals: number,
): Promise<number | undefined> {
  const { how, filter = {}, side, sort, at = 0, distinct, unit, weekday: onDay } = fact;
  const query = new URLSearchParams(filter).toString();
  if (how === 'list') {
    const transactions = await listAll(user, `${query}&sort=${sort}`, at + 1);
    const transaction = transactions[at];
    return unit === 'date' ? transaction && dayNumber(transaction.date) : transaction?.amount;
  }
  if (distinct === 'days') return new Set((await listAll(user, query)).map(({ date }) => date)).size;
  if (onDay !== undefined) {
    const transactions = (await listAll(user, query)).filter(({ date }) => weekday(date) === onDay);
    const minor = transactions.reduce((sum, { amount }) => sum + totalToMinorUnits(amount, decimals), 0);
    return toMajorUnits(minor, decimals);
  }
  const { status, body } = await user.get(`/api/v1/transactions/totals?${query}`);
  if (status !== 200) throw new Error(`${query}: ${JSON.stringify(body)}`);
  const totals = body as { count: number; income: number; expenses: number };
  if (how === 'count') return totals.count;
  if (fact.records !== undefined && fact.records !== totals.count) return undefined;
  if (side !== 'balance') return totals[side ?? 'expenses'];
  const minor = totalToMinorUnits(totals.income, decimals) - totalToMinorUnits(totals.expenses, decimals);
  return toMajorUnits(minor, decimals);
}

async function listAll(user: TestClient, query: string, maxCount = Infinity): Promise<Transaction[]> {
  const transactions: Transaction[] = [];
  for (let cursor = ''; transactions.length < maxCount;) {
    const after = cursor === '' ? '' : `&cursor=${cursor}`;
    const { body } = await user.get(`/api/v1/transactions?${query}&limit=100${after}`);
    transactions.push(...(body.items as Transaction[]));
    if (body.nextCursor === null) break;
    cursor = body.nextCursor as string;
  }
  return transactions;
}

export function textOf({ sentence }: Answer): string {
  return sentence.map(({ text }) => text).join('');
}

/** Returns the day of the app's clock in UTC. */
export function todayOf({ clock }: Pick<TestApp, 'clock'>): string {
  return today('UTC', clock.now);
}
