import type { CalendarDay } from '../calendar.ts';
import type { TransactionType } from '../categories.ts';

/** What a question may ask for. */
export const INTENTS = [
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
export type Intent = (typeof INTENTS)[number];

export type Period = { from: CalendarDay; to: CalendarDay };

/** What a question says of its subject. What it does not name is absent; amounts are in major units. */
export type Slots = {
  type?: TransactionType;
  /** The id of a category. */
  category?: string;
  /** A word of the user's descriptions, folded as `toSearchText` does; for a concept such as rent its first word. */
  merchant?: string;
  period?: Period;
  compareTo?: Period;
  min?: number;
  max?: number;
  /** What is to be bought or saved. */
  amount?: number;
  /** How many to show. */
  n?: number;
  per?: 'day' | 'week' | 'month' | 'year';
  of?: 'expense' | 'income' | 'balance';
  dir?: 'max' | 'min';
  pct?: number;
};

export type Language = 'en' | 'es';

/** What is known of the user, against which a question is read. */
export type Vocabulary = {
  today: CalendarDay;
  /** 0 is Sunday. */
  firstDayOfWeek: number;
  /** The language of the profile; the question may be in the other. */
  language: Language;
  /** The user's categories with the names that they show. */
  categories: readonly { id: string; type: TransactionType; name: string; isOwn: boolean }[];
  /** Words of the user's descriptions, folded as `toSearchText` does, the most frequent first. */
  words: readonly string[];
  /** Decimals of the user's currency. */
  decimals: number;
  /** Its code; without it a question 'in dollars' is asked back. */
  currency?: string;
};

export type Previous = { intent: Intent; slots: Slots };

/** How a question was read. */
export type Understanding =
  | {
      kind: 'understood';
      language: Language;
      intent: Intent;
      slots: Slots;
      /** All words that stand for the merchant, in both languages: rent, alquiler, renta. */
      merchantWords?: readonly string[];
      /** What the person called the merchant, or its name, if that is not what the slot holds. */
      merchantSaid?: string;
      /** The word of the question that the category was read from, if it is not the category's name. */
      categoryWord?: string;
      /** Words after at, for, from, on … that no transaction has: they are a filter that must not be dropped. */
      unknownFilter?: string;
    }
  /** Not sure: the nearest readings, the likeliest first, at most three. */
  | {
      kind: 'unsure';
      language: Language;
      options: readonly Previous[];
      /** Why, where it is known. */
      because?: {
        /** The excluded subject, in the words of the question. */
        leftOut?: string;
        /** Words that no filter holds. */
        words?: string[];
      };
    };

/** Reads a question against the user's words. `previous` is what the last answer understood. */
export type ReadQuestion = (question: string, vocabulary: Vocabulary, previous?: Previous) => Understanding;
