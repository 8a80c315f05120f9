import type { CalendarDay } from '../calendar.ts';
import type { MinorNotice, NoticeKind } from './types.ts';

export type SeriesKind = Extract<NoticeKind, 'priceRise' | 'missed' | 'newSeries' | 'ended'>;

/** What a rule finds of a series; the rest of its notice is the same for all rules. */
export type FoundOfSeries = Pick<MinorNotice, 'day' | 'amountMinor' | 'usualMinor'> &
  Partial<Pick<MinorNotice, 'key' | 'transactionIds' | 'coveredIds' | 'otherKeys'>>;

/** The key of a notice of what happened to a series on, or since, the day of a payment. */
export function keyOfSeries(kind: SeriesKind, day: CalendarDay, seriesKey: string): string {
  return `${kind} ${day} ${seriesKey}`;
}
