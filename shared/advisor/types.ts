import type { CalendarDay } from '../calendar.ts';
import type { TransactionType } from '../categories.ts';
import type { NamedAccount } from './accounts/find-accounts.ts';

/** The kinds of questions that the table has learned: a side or topic, and the figure that is asked for. */
export const LEARNED_INTENTS = [
  'spend.total',
  'spend.compare',
  'spend.average',
  'spend.breakdown',
  'spend.merchants',
  'spend.share',
  'spend.trend',
  'spend.why',
  'income.total',
  'income.compare',
  'income.average',
  'income.breakdown',
  'balance.total',
  'balance.compare',
  'records.largest',
  'records.smallest',
  'records.count',
  'records.list',
  'records.last',
  'records.first',
  'savings.rate',
  'month.extreme',
  'weekday.pattern',
  'nospend.days',
  'uncategorized',
  'fixedVariable',
  'pace',
  'summary',
  'unusual',
  'duplicates',
  'recurring.list',
  'recurring.total',
  'recurring.next',
  'recurring.upcoming',
  'recurring.changes',
  'recurring.missed',
  'recurring.new',
  'forecast',
  'forecast.accuracy',
  'afford',
  'safeToSpend',
  'goal.when',
  'goal.howmuch',
  'whatif.cut',
  'budget.status',
  'data.range',
  'help',
  'smalltalk',
  'refuse.advice',
  'refuse.write',
  'refuse.scope',
] as const;
/** All kinds of questions. Those for the money in accounts are read by `accounts/`. */
export const INTENTS = [...LEARNED_INTENTS, 'accounts.balance'] as const;
export type Intent = (typeof INTENTS)[number];

export type Period = { from: CalendarDay; to: CalendarDay };

/** The parts of a question's meaning; a part that it does not name is absent. Amounts are in major units. */
export type Slots = {
  type?: TransactionType;
  /** The id of a category. */
  category?: string;
  /**
   * A word of the user's descriptions, as `toSearchText` writes it; for a thing such as rent, the first of its words.
   */
  merchant?: string;
  period?: Period;
  compareTo?: Period;
  min?: number;
  max?: number;
  /** The price of a wish, or the amount to save. */
  amount?: number;
  /** The number of rows to show. */
  n?: number;
  per?: 'day' | 'week' | 'month' | 'year';
  of?: 'expense' | 'income' | 'balance';
  dir?: 'max' | 'min';
  pct?: number;
};

export type Language = 'en' | 'es';

/** The data of the user that is needed to read a question. */
export type Vocabulary = {
  today: CalendarDay;
  /** 0 is Sunday. */
  firstDayOfWeek: number;
  /** The language of the profile; the question may be in the other. */
  language: Language;
  /** The user's categories with the names that they show. */
  categories: readonly { id: string; type: TransactionType; name: string; isOwn: boolean }[];
  /** Words of the user's descriptions, as `toSearchText` writes them, the most frequent first. */
  words: readonly string[];
  /** Decimals of the user's currency. */
  decimals: number;
  /** The code of the user's currency; without it, a question 'in dollars' is asked back. */
  currency?: string;
  /** The accounts of somebody who knows what is in one; without them, no question asks for it. */
  accounts?: readonly NamedAccount[];
};

export type Previous = { intent: Intent; slots: Slots };

/** The result of reading a question. */
export type Understanding =
  | {
      kind: 'understood';
      language: Language;
      intent: Intent;
      slots: Slots;
      /** All words that stand for the merchant, in both languages: rent, alquiler, renta. */
      merchantWords?: readonly string[];
      /** The merchant's name as the person typed it, or in the language, if it differs from the slot. */
      merchantAsTyped?: string;
      /** The word of the question that the category was read from, if it is not the category's name. */
      categoryWord?: string;
      /**
       * A name after 'at', 'for' or the like that no transaction has: it filters the answer and must not be dropped.
       */
      unknownFilter?: string;
    }
  /** The question is asked back with up to three readings, the likeliest first. */
  | {
      kind: 'unsure';
      language: Language;
      options: readonly Previous[];
      /** The reasons, if they are known. */
      because?: {
        /** The excluded subject, in the words of the question. */
        leftOut?: string;
        /** Words for which there is no filter. */
        words?: string[];
      };
    };

/** Reads a question. `previous` is the reading of the previous question. */
export type ReadQuestion = (question: string, vocabulary: Vocabulary, previous?: Previous) => Understanding;
