import type { CalendarDay } from '../calendar.ts';
import type { TransactionType } from '../categories.ts';
import type { Kind } from './kinds.ts';

export type OfferedCategory = { id: string; name: string; type: TransactionType };

/** The person who wrote the line, and the day. */
export type Writer = {
  /** The tag of a language, with or without a region: it decides the order of 03/04 and what 1.200 is. */
  locale: string;
  today: CalendarDay;
  /** ISO 4217. */
  currency: string;
  categories: readonly OfferedCategory[];
};

/** A part with a second reading. Amounts are minor units; null means that the number is no amount in this currency. */
export type Doubt =
  | { what: 'amount'; chosen: number | null; other: number | null }
  | {
      what: 'day';
      chosen: CalendarDay;
      other: CalendarDay;
      /** The amounts of both days where they share their numbers: 20 or none in 'rent june 20'. */
      amounts?: { chosen: number | null; other: number | null };
    }
  | { what: 'type'; chosen: Kind; other: Kind };

/** A piece of the line, from `start` up to `end`, and what it was understood as. */
export type Part = {
  start: number;
  end: number;
  what: 'amount' | 'day' | 'type' | 'tag' | 'category' | 'repeat';
};

/** A cadence, such as every 2 weeks. */
export type Repeat = { unit: 'day' | 'week' | 'month' | 'year'; every: number };

export type Reading = {
  /** The words that nothing else was made of, and nouns such as 'salary'. May be empty, or too long to store. */
  description: string;
  /** Minor units of the writer's currency, without a sign. */
  amountMinor: number | null;
  day: CalendarDay;
  kind: Kind;
  tags: string[];
  /** Only where the line names the category: '@food', or nothing but its name beside amount and day. */
  categoryId?: string;
  /** A category whose name is among the words of the description: a weaker sign than `categoryId`. */
  mentionedId?: string;
  repeat?: Repeat;
  /** Words after '@' that name no category; they stay in the description. */
  unknown: string[];
  missing: ('amount' | 'description')[];
  ambiguous: Doubt[];
  /** In the order of the line. */
  parts: Part[];
};
