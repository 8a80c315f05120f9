import { capitalised } from '#web/lib/format/capitalised.ts';

/** The days that a week may begin with, numbered from Sunday, which is 0. */
export const FIRST_DAYS = ['1', '0', '6'] as const;
export type FirstDay = (typeof FIRST_DAYS)[number];

export function toFirstDay(day: number): FirstDay {
  return FIRST_DAYS.find((each) => Number(each) === day) ?? '1';
}

/** 'Monday', with a capital as in a list: Spanish writes days in lower case elsewhere. */
export function dayName(day: FirstDay, language: string): string {
  // The fourth of January 1970 was a Sunday.
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(1970, 0, 4 + Number(day)),
  );
  return capitalised(name, language);
}
