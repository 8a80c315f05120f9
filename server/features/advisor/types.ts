import type { Intent, Slots } from '#shared/advisor/types.ts';
import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { Answer, Piece } from '#shared/contract/advisor.ts';
import type { listBalances } from '#shared/contract/balances.ts';
import type { getBudgets } from '#shared/contract/budgets.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { Language } from '#shared/contract/fields.ts';
import type { Forecast } from '#shared/contract/forecast.ts';
import type { Goal } from '#shared/contract/goals.ts';
import type { Notice } from '#shared/contract/notices.ts';
import type { RecurringSuggestion } from '#shared/contract/recurring-suggestions.ts';
import type { Occurrence, Recurring } from '#shared/contract/recurring.ts';
import type { HistorySort } from '#shared/contract/transaction-history.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import type { ServerTexts } from '#shared/i18n/server-texts.ts';
import type { Caller } from '#server/http/environment.ts';
import type { FactBook } from './book.ts';
import type { Format } from './format.ts';
import type { Merchant } from './group-merchants.ts';
import type { DaySum, Search, Span } from './ledger-types.ts';
import type { NearNames } from './near-names.ts';

type ComingQuery = CalendarRange & {
  type: TransactionType;
  isMatch: (content: { description: string; category: string }) => boolean;
  most: number;
};
type ComingDays = {
  items: readonly Occurrence[];
  /** Whether there are more than `items`. */
  isCut: boolean;
  /** How many occurrences of a recurring transaction have an amount; `day` is the first of them if they were edited. */
  counted: readonly { recurringId: string; amount: number; count: number; day?: CalendarDay }[];
};

/** Searches a user's history as `GET /api/v1/transactions` and its totals do. */
export type Ledger = {
  days: (asker: Caller, search: Search) => Promise<DaySum[]>;
  list: (
    asker: Caller,
    query: Search & { sort: HistorySort; limit: number },
  ) => Promise<readonly Transaction[]>;
  /** The folded words of all texts, the most frequent first. */
  words: (asker: Caller) => Promise<readonly string[]>;
  /** The descriptions that are most similar to a word. */
  nearNames: (asker: Caller, word: string) => Promise<NearNames>;
  /** The merchants of a search, the largest first. */
  merchants: (asker: Caller, search: Search) => Promise<readonly Merchant[]>;
};

/** Reads a user's plans and expected payments, as the routes of these features return them. */
export type Planning = {
  recurring: (asker: Caller) => Promise<readonly Recurring[]>;
  suggestions: (asker: Caller) => Promise<readonly RecurringSuggestion[]>;
  /** The days in the next year on which suggested payments are likely to come, with their keys. */
  expected: (asker: Caller) => Promise<readonly { key: string; day: CalendarDay }[]>;
  /** The open occurrences in a range: the first ones by day, and the counts of all. */
  coming: (asker: Caller, asked: ComingQuery) => Promise<ComingDays>;
  budgets: (asker: Caller) => Promise<OutputOf<typeof getBudgets>>;
  goals: (asker: Caller) => Promise<readonly Goal[]>;
  balances: (asker: Caller) => Promise<OutputOf<typeof listBalances>>;
  /** The notices of a month, the newest first, as reports and insights show them. */
  notices: (asker: Caller, month: CalendarRange) => Promise<readonly Notice[]>;
  /** The forecast of the next twelve months. */
  forecast: (asker: Caller) => Promise<Forecast>;
};

/** Functions that are bound to the user who asks: they lack their first argument. */
export type Bound<Sources> = {
  [Name in keyof Sources]: Sources[Name] extends (asker: Caller, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

export type AdvisorTexts = ServerTexts['advisor'];
export type FollowUp = keyof AdvisorTexts['followUps'];

export type Context = {
  asker: Caller;
  /** The language of the question and its answer. */
  language: Language;
  today: CalendarDay;
  firstDayOfWeek: number;
  texts: AdvisorTexts;
  format: Format;
  book: FactBook;
  intent: Intent;
  slots: Slots;
  /** The typed question; undefined if a reading was chosen. */
  question: string | undefined;
  /** The merchant's name in the answer: as typed, or in the answer's language. */
  merchantAsTyped: string | undefined;
  /** The words for the merchant; a description with any of them matches. */
  words: readonly string[] | undefined;
  /** The typed words that were read as the category; undefined if they are the category's name. */
  categoryAsTyped: string | undefined;
  /** The names of the categories by their ids. */
  names: Record<string, string>;
  ledger: Bound<Ledger>;
  planning: Bound<Planning>;
  /** The period that an answer assumes if the question names none. */
  assumed: { period?: Span };
  /** Sentences about what the answer assumes. */
  assumptions: string[];
};

export type Draft = {
  kind?: 'answer' | 'empty' | 'refused';
  sentences: Piece[][];
  chart?: Answer['chart'];
  table?: Answer['table'];
  screen?: string;
  /** The follow-up questions, if they differ from the intent's usual ones. */
  next?: readonly FollowUp[];
};

export type Answerer = (context: Context) => Promise<Draft>;
