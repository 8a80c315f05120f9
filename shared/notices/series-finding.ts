import type { CalendarDay } from '../calendar.ts';
import type { MinorNotice, NoticeKind } from './types.ts';

export type SeriesKind = Extract<NoticeKind, 'priceRise' | 'missed' | 'newSeries' | 'ended'>;

/** The parts of a notice that depend on the rule; the other parts are the same for all rules of series. */
export type SeriesFinding = Pick<MinorNotice, 'day' | 'amountMinor' | 'usualMinor'> &
  Partial<Pick<MinorNotice, 'key' | 'transactionIds' | 'coveredIds' | 'otherKeys'>>;

/** Returns the key of a notice about a series. `day` is the day of the payment that it refers to. */
export function seriesNoticeKey(kind: SeriesKind, day: CalendarDay, seriesKey: string): string {
  return `${kind} ${day} ${seriesKey}`;
}
