/** The ways to write a day or a range of days, so that all screens write them alike. */
export const DAY_FORMATS = {
  /** '1 November 2026' */
  long: { dateStyle: 'long' },
  /** '1 Nov 2026' */
  medium: { dateStyle: 'medium' },
  /** 'Sun, 1 Nov 2026' */
  weekday: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  /** '1 Nov' */
  short: { day: 'numeric', month: 'short' },
  /** 'November' */
  month: { month: 'long' },
  /** 'November 2026' */
  monthOfYear: { month: 'long', year: 'numeric' },
  /** '11/2026', since 'Nov 26' reads as a day. */
  numericMonth: { month: '2-digit', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
