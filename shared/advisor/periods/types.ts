import type { CalendarRange } from '../../calendar.ts';

export type Unit = 'day' | 'week' | 'weekend' | 'half month' | 'month' | 'quarter' | 'half' | 'year' | 'days';

/** A period that was found in a text. */
export type Found = CalendarRange & {
  unit: Unit;
  /** For a period without a year, such as 'March', 'summer', '5 October': its days in a year. */
  ofYear?: (year: number) => CalendarRange;
  /** True for 'the month before', 'the previous one': it is before another period, if the text names one. */
  isBefore?: true;
  /** True for 'the month after': it is the unit after another period. */
  isAfter?: true;
  /** True for 'this time last year': the exact days are unknown. */
  isVague?: true;
};

/** The day and the settings for reading periods. */
export type Now = {
  today: string;
  firstDayOfWeek: number;
  /** Whether the question is about the future: a month without a year is then the next one. */
  isAhead: boolean;
};

/** Phrases that name a period, and how to read it. */
export type Shape = {
  /** Patterns of whole words. `read` gets their groups without unmatched ones. */
  patterns: readonly string[];
  /** Returns the period, or undefined if the words name none. */
  read: (groups: string[], now: Now) => Found | undefined;
  /** Patterns of the words right before (`notAfter`) or after (`notBefore`) that give the phrase another meaning. */
  notAfter?: string;
  notBefore?: string;
  /** Patterns of the words that must stand right before (`after`) and right after (`before`) the phrase. */
  after?: string;
  before?: string;
};
