import type { CalendarRange } from '../../calendar.ts';

export type Unit = 'day' | 'week' | 'weekend' | 'half month' | 'month' | 'quarter' | 'half' | 'year' | 'days';

/** A period as it was read. */
export type Found = CalendarRange & {
  unit: Unit;
  /** Said without a year, so that a year may follow: 'March', 'summer', '5 October'. */
  ofYear?: (year: number) => CalendarRange;
  /** 'The month before', 'the previous one': before another period, if one is named. */
  isBefore?: true;
  /** 'The month after': after another period. */
  isAfter?: true;
  /** 'This time last year': nobody knows which days exactly. */
  isVague?: true;
};

/** What periods are read against. */
export type Now = {
  today: string;
  firstDayOfWeek: number;
  /** The question is about what comes: a month without a year is the next one. */
  isAhead: boolean;
};

/** Some ways to say a period, and what they say. */
export type Shape = {
  /** Patterns of whole words. Their groups, without those that matched nothing, are given to `read`. */
  ways: readonly string[];
  /** The period, or undefined if the words say none. */
  read: (groups: string[], now: Now) => Found | undefined;
  /** Patterns of the words right before and right after, with which the words mean something else. */
  notAfter?: string;
  notBefore?: string;
  /** Patterns of the words one of which stands right before or right after. */
  after?: string;
  before?: string;
};
