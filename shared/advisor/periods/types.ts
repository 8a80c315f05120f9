import type { CalendarRange } from '../../calendar.ts';

export type Unit = 'day' | 'week' | 'weekend' | 'half month' | 'month' | 'quarter' | 'half' | 'year' | 'days';

/** A period as it was read. */
export type Found = CalendarRange & {
  unit: Unit;
  /** Said without a year, so that a year may follow: 'March', 'summer', '5 October'. */
  ofYear?: (year: number) => CalendarRange;
  /** 'The month before', 'the previous one': before another period, if one is named. */
  isBefore?: true;
  /** 'The month after': the unit after another period. */
  isAfter?: true;
  /** 'This time last year': the exact days are unknown. */
  isVague?: true;
};

/** The day and the settings for reading periods. */
export type Now = {
  today: string;
  firstDayOfWeek: number;
  /** The question is about what comes: a month without a year is the next one. */
  isAhead: boolean;
};

/** Phrases that name a period, and how to read it. */
export type Shape = {
  /** Patterns of whole words. Their groups, without those that matched nothing, are given to `read`. */
  ways: readonly string[];
  /** The period, or undefined if the words say none. */
  read: (groups: string[], now: Now) => Found | undefined;
  /** Patterns of the words right before (`notAfter`) or after (`notBefore`) that give the phrase another meaning. */
  notAfter?: string;
  notBefore?: string;
  /** Patterns of the words that must stand right before (`after`) and right after (`before`) the phrase. */
  after?: string;
  before?: string;
};
