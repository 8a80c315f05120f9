import { addDays, addMonths } from '../../calendar.ts';
import { findNotices } from '../find-notices.ts';
import type { MinorNotice, NoticedTransaction, NoticeInput } from '../types.ts';

export const TODAY = '2026-11-20';
let ids = 0;

export function expense(
  date: string,
  amountMinor: number,
  more: Partial<NoticedTransaction> = {},
): NoticedTransaction {
  const fixed = { type: 'expense', category: 'food', description: 'Market', groupId: null } as const;
  return { ...fixed, id: `${ids++}`.padStart(6, '0'), date, amountMinor, ...more };
}

/** About one expense of 50 a week in the last `months` months, up to the day before today. */
export function weekly(months: number, more: Partial<NoticedTransaction> = {}): NoticedTransaction[] {
  const all: NoticedTransaction[] = [];
  const first = addMonths(TODAY, -months);
  // The days have no rhythm, so that no series is recognised.
  for (let week = 0, day = first; day < TODAY; week++, day = addDays(first, week * 7 + ((week * 5) % 4)))
    all.push(expense(day, 5_000 + ((week * 37) % 11) * 100, more));
  return all;
}

export const findIn = (transactions: NoticedTransaction[], more: Partial<NoticeInput> = {}): MinorNotice[] =>
  findNotices({ transactions, today: TODAY, planned: [], ...more });
export const ofKind = (notices: MinorNotice[], kind: string) => notices.filter((each) => each.kind === kind);
