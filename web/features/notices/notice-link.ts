import { addDays, startOfMonth } from '#shared/calendar.ts';
import type { Notice } from '#shared/contract/notices.ts';
import { paths } from '#shared/paths.ts';
import { toTextSearch } from '#shared/transaction-search.ts';

/** The most days between two equal charges. */
const TWICE_DAYS = 3;

type NoticeLink = { to: string; screen: 'transactions' | 'recurring' | 'forecast' };

/** The screens that show what a notice is about, the most telling one first. */
export function noticeLinks(notice: Notice): [NoticeLink, ...NoticeLink[]] {
  const { kind } = notice;
  if (kind === 'lowPoint') return [{ to: paths.insightsForecast, screen: 'forecast' }];
  const search = new URLSearchParams(searchOf(notice)).toString();
  const transactions: NoticeLink = { to: `${paths.transactions}?${search}`, screen: 'transactions' };
  return kind === 'missed' || kind === 'ended' || kind === 'newSeries'
    ? [{ to: paths.recurring, screen: 'recurring' }, transactions]
    : [transactions];
}

/** Finds the transactions of a notice in the history. */
function searchOf({ kind, day, name, category, amount }: Notice): Record<string, string> {
  if (kind === 'categoryHigh')
    return { type: 'expense', ...(category !== null && { category }), from: startOfMonth(day), to: day };
  // The two may be worded differently.
  if (kind === 'twice')
    return { type: 'expense', min: `${amount}`, max: `${amount}`, from: addDays(day, -TWICE_DAYS), to: day };
  // A series shows together with its earlier transactions.
  return { q: toTextSearch(name), ...(kind === 'large' && { from: day }), to: day };
}
