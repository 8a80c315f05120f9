import type { CalendarDay } from '../calendar.ts';
import type { TransactionType } from '../categories.ts';
import type { Kind } from './kinds.ts';

export type OfferedCategory = { id: string; name: string; type: TransactionType };
/** `accountEnd` has the last digits of its number, and `kind` is one of `SOURCE_KINDS`. */
export type OfferedAccount = { id: string; name: string; accountEnd: string | null; kind?: string };

/** The person who wrote the line, and the day. */
export type Writer = {
  /** The tag of a language, with or without a region. It decides how 03/04 and 1.200 are read. */
  locale: string;
  today: CalendarDay;
  /** ISO 4217. */
  currency: string;
  categories: readonly OfferedCategory[];
  accounts?: readonly OfferedAccount[];
};

/** A part with a second reading. Amounts are in minor units; null means that the number is not an amount. */
export type Doubt =
  | { what: 'amount'; chosen: number | null; other: number | null }
  | {
      what: 'day';
      chosen: CalendarDay;
      other: CalendarDay;
      /** The amounts of both readings if they use the same numbers: in 'rent june 20', none or 20. */
      amounts?: { chosen: number | null; other: number | null };
    }
  | { what: 'type'; chosen: Kind; other: Kind };

/** A piece of the line, from `start` to before `end`, and its meaning. */
export type Part = {
  start: number;
  end: number;
  what: 'amount' | 'day' | 'type' | 'tag' | 'category' | 'account' | 'repeat';
};

/** A rhythm, such as every 2 weeks. */
export type Repeat = { unit: 'day' | 'week' | 'month' | 'year'; every: number };

export type Reading = {
  /** The words without another meaning, and nouns such as 'salary'. May be empty, or too long to store. */
  description: string;
  /** Minor units of the writer's currency, without a sign. */
  amountMinor: number | null;
  day: CalendarDay;
  kind: Kind;
  tags: string[];
  /** Set if the line names a category: '@food', or only the name, with an amount and a day. */
  categoryId?: string;
  /** A category whose name is among the words of the description: a weaker sign than `categoryId`. */
  mentionedId?: string;
  /** The id of the account that the line names: 'from cash'. */
  account: string | null;
  repeat?: Repeat;
  /** Words after '@' that name no category; they stay in the description. */
  unknown: string[];
  missing: ('amount' | 'description')[];
  ambiguous: Doubt[];
  /** In the order of the line. */
  parts: Part[];
};
