import type { CalendarRange } from '../../calendar.ts';

export type Unit = 'day' | 'week' | 'weekend' | 'half month' | 'month' | 'quarter' | 'half' | 'year' | 'days';

/** A period as it was read. */
export type Found = CalendarRange & {
  unit: Unit;
  /** Said without a year, so that a year may follow: 'March', 'summer', '5 October'. */
  ofYear?: (year: number) => CalendarRange;
  /** 'The month before', 'the previous one': before another period, if one is named. */
  isBefore?: true;
};

/** What periods are read against. */
export type Now = {
  today: string;
  firstDayOfWeek: number;
  /** The question is about what comes: a month without a year is the next one. */
  isAhead: boolean;
};

/** A pattern with named groups or none, and what it says. */
export type Shape = [pattern: string, read: (match: string[], now: Now) => Found | undefined];
