import { addDays, startOfMonth } from '#shared/calendar.ts';
import type { Notice } from '#shared/contract/notices.ts';
import { paths } from '#shared/paths.ts';
import { toTextSearch } from '#shared/transaction-search.ts';

/** Two equal charges are at most this many days apart. */
const TWICE_DAYS = 3;

type NoticeLink = { to: string; screen: 'transactions' | 'recurring' | 'forecast' };

/** Links to the screens that show what a notice is about, the most useful one first. */
export function noticeLinks(notice: Notice): [NoticeLink, ...NoticeLink[]] {
  const { kind } = notice;
  if (kind === 'lowPoint') return [{ to: paths.insightsForecast, screen: 'forecast' }];
  const search = new URLSearchParams(toSearch(notice)).toString();
  const transactions: NoticeLink = { to: `${paths.transactions}?${search}`, screen: 'transactions' };
  return kind === 'missed' || kind === 'ended' || kind === 'newSeries'
    ? [{ to: paths.recurring, screen: 'recurring' }, transactions]
    : [transactions];
}

/** The search in the history that finds the transactions of a notice. */
function toSearch({ kind, day, name, category, amount }: Notice): Record<string, string> {
  if (kind === 'categoryHigh')
    return { type: 'expense', ...(category !== null && { category }), from: startOfMonth(day), to: day };
  // Two equal charges may have different descriptions.
  if (kind === 'twice')
    return { type: 'expense', min: `${amount}`, max: `${amount}`, from: addDays(day, -TWICE_DAYS), to: day };
  // A series includes its earlier transactions, so it has no first day.
  return { q: toTextSearch(name), ...(kind === 'large' && { from: day }), to: day };
}
