import { addDays, startOfMonth } from '#shared/calendar.ts';
import type { Notice } from '#shared/contract/notices.ts';
import { paths } from '#shared/paths.ts';

/** Two equal charges lie at most so many days apart. */
const TWICE_DAYS = 3;

/** The screen that shows what a notice is about. */
export function noticeLink({ kind, day, name, category }: Notice): {
  to: string;
  screen: 'transactions' | 'recurring' | 'forecast';
} {
  if (kind === 'lowPoint') return { to: paths.insightsForecast, screen: 'forecast' };
  if (kind === 'missed' || kind === 'ended' || kind === 'newSeries')
    return { to: paths.recurring, screen: 'recurring' };
  const search: Record<string, string> =
    kind === 'categoryHigh'
      ? { type: 'expense', ...(category !== null && { category }), from: startOfMonth(day), to: day }
      : { q: name, from: kind === 'large' ? day : addDays(day, -TWICE_DAYS), to: day };
  // A price rise shows beside the prices before.
  if (kind === 'priceRise') delete search['from'];
  return { to: `${paths.transactions}?${new URLSearchParams(search).toString()}`, screen: 'transactions' };
}
