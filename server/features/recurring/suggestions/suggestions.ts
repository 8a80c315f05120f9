import { addMonths, today, type CalendarDay } from '#shared/calendar.ts';
import { UNCATEGORIZED } from '#shared/categories.ts';
import type { RecurringSuggestion, SuggestionDecision } from '#shared/contract/recurring-suggestions.ts';
import { MAX_SUGGESTION_DECISIONS } from '#shared/limits.ts';
import { HISTORY_MONTHS } from '#shared/recognition/recognise-series.ts';
import { RULES } from '#shared/recognition/cadences.ts';
import { isUnsure, SURE_CONFIDENCE } from '#shared/recognition/is-unsure.ts';
import { samePaymentTest, type Payment } from '#shared/recognition/same-payment.ts';
import type { Series } from '#shared/recognition/types.ts';
import { createUserCache } from '#server/caching/user-cache.ts';
import type { Database } from '#server/database/connect.ts';
import { deleteOldDecisions } from '#server/database/delete-old-decisions.ts';
import type { Reader } from '#server/database/schema.ts';
import { findRevision, reviseUserTotals } from '#server/database/user-totals.ts';
import type { Caller } from '#server/http/environment.ts';
import type { ListExpected } from '../coming/expected.ts';
import type { ReadCategories } from '../ledger.ts';
import { selectRecurring } from '../queries.ts';
import { createRecurringTest, toPayment } from './is-recurring.ts';
import { deleteDecisions, saveDecisions, selectDecisions, selectPaid } from './queries.ts';
import { suggestionKey, suggestionKeys, toSuggestion } from './to-suggestion.ts';

/** The maximum number of users whose series are cached. */
const MAX_CACHED_USERS = 100;

type SeriesUser = { userId: string; today: CalendarDay };

/** Recognises the series of a user's history in another thread, since a long history takes most of a second. */
type Recognise = (user: SeriesUser) => Promise<Series[]>;

export type SuggestionsOptions = {
  database: Database;
  readCategories: ReadCategories;
  now: () => number;
  recognise: Recognise;
  listExpected: ListExpected;
};

export type Suggestions = ReturnType<typeof createSuggestions>;

/** Lists the series in a user's transactions, and stores the user's decisions about them, which take precedence. */
export function createSuggestions(options: SuggestionsOptions) {
  const { database, readCategories, now, recognise, listExpected } = options;
  const { read } = database;
  const findSeries = createSeriesFinder(read, recognise);

  async function find({ userId, timeZone }: Caller) {
    const currentDay = today(timeZone, now());
    const decisions = new Map(
      (await selectDecisions(read, userId)).map(({ key, decision }) => [key, decision]),
    );
    return { decisions, currentDay, found: await findSeries({ userId, today: currentDay }) };
  }

  async function listSure(caller: Caller): Promise<Series[]> {
    const { decisions, found } = await find(caller);
    return found
      .flatMap((series) => withDecision(series, findDecision(series, decisions)))
      .filter(({ confidence }) => confidence >= SURE_CONFIDENCE);
  }

  /** Lists the sure series first, and of these the most expensive. Confirmed series are sure. */
  async function list(caller: Caller): Promise<RecurringSuggestion[]> {
    const { userId, currency } = caller;
    const { decisions, currentDay, found } = await find(caller);
    if (found.length === 0) return [];
    const paid = await selectPaid(read, userId, addMonths(currentDay, -HISTORY_MONTHS));
    const isRecurring = createRecurringTest(await selectRecurring(read, userId), paid);
    const categories = await readCategories(read, userId);
    const expected = Map.groupBy(await listExpected({ userId, today: currentDay }), ({ key }) => key);
    return found
      .flatMap((series) => withDecision(series, findDecision(series, decisions)))
      .filter((series) => !isRecurring(series))
      .map((series) => {
        const category = categories.resolve(series.type, series.category) ?? UNCATEGORIZED;
        const expectedDay = expected.get(suggestionKey(series))?.[0]?.day;
        return toSuggestion({ ...series, category }, { currency, expectedDay });
      })
      .toSorted(
        (one, other) =>
          Number(isUnsure(one)) - Number(isUnsure(other)) || toDailyAmount(other) - toDailyAmount(one),
      );
  }

  /**
   * Stores a decision under all keys of the series, so that it holds if the key of the series changes. Keeps the newest
   * `MAX_SUGGESTION_DECISIONS`. Throws `userIdMissing`.
   */
  async function decide(caller: Caller, key: string, decision: SuggestionDecision): Promise<void> {
    const { userId } = caller;
    const keys = await listKeys(caller, key);
    await database.write(async (trx) => {
      await reviseUserTotals(trx, userId);
      await saveDecisions(
        trx,
        keys.map((each) => ({ user_id: userId, key: each, decision, decided_at: now() })),
      );
      await deleteOldDecisions(trx, 'recurring_decisions', { userId, keptCount: MAX_SUGGESTION_DECISIONS });
    });
  }

  /** Deletes a decision. Throws `userIdMissing`. */
  async function forget(caller: Caller, key: string): Promise<void> {
    const { userId } = caller;
    const keys = await listKeys(caller, key);
    await database.write(async (trx) => {
      await reviseUserTotals(trx, userId);
      await deleteDecisions(trx, userId, keys);
    });
  }

  async function listKeys(caller: Caller, key: string): Promise<string[]> {
    const { found } = await find(caller);
    const series = found.find((each) => suggestionKey(each) === key);
    return series === undefined ? [key] : suggestionKeys(series);
  }

  return { list, decide, forget, makeRepeatingTest: createRepeatingTest({ read, now, listSure }) };
}

function toDailyAmount({ amount, cadence }: Pick<RecurringSuggestion, 'amount' | 'cadence'>): number {
  return amount / RULES[cadence].period;
}

/** Finds the decision about the key of a series, or else about an earlier key. */
function findDecision(series: Series, decisions: ReadonlyMap<string, SuggestionDecision>) {
  return suggestionKeys(series).flatMap((key) => decisions.get(key) ?? [])[0];
}

/** Returns nothing for habits and for series that the user dismissed or ended. */
function withDecision(series: Series, decision: SuggestionDecision | undefined): Series[] {
  if (decision === 'confirmed') return [{ ...series, confidence: 1 }];
  return decision !== undefined || series.isHabit ? [] : [series];
}

/** Caches the series of each user until their day, transactions or decisions change. */
function createSeriesFinder(db: Reader, recognise: Recognise) {
  const latest = createUserCache<Series[]>(MAX_CACHED_USERS);

  return async (user: SeriesUser): Promise<Series[]> => {
    const state = `${await findRevision(db, user.userId)} ${user.today}`;
    return await latest(user.userId, state, () => recognise(user));
  };
}

type RepeatingOptions = { read: Reader; now: () => number; listSure: (caller: Caller) => Promise<Series[]> };

/**
 * Returns a function that creates tests of whether a payment belongs to a recurring transaction or a sure series. A
 * user's series are read once a day and after a decision, since the tests run whenever somebody adds a transaction.
 */
function createRepeatingTest({ read, now, listSure }: RepeatingOptions) {
  const sureOfUsers = createUserCache<Payment[]>(MAX_CACHED_USERS);

  return async (caller: Caller): Promise<(payment: Payment) => boolean> => {
    const { userId, timeZone } = caller;
    const decided = (await selectDecisions(read, userId)).map(({ key, decision }) => `${key} ${decision}`);
    const state = [today(timeZone, now()), ...decided].join();
    const sure = await sureOfUsers(userId, state, async () => (await listSure(caller)).map(toSeriesPayment));
    const payments = [...(await selectRecurring(read, userId)).map(toPayment), ...sure];
    const isSame = samePaymentTest();
    return (payment) => payments.some((each) => isSame(each, payment));
  };
}

function toSeriesPayment({ type, name, amountMinor, isEstimate }: Series): Payment {
  return { type, description: name, amountMinor, isEstimate };
}
