import { markAmounts } from '../../slots/mark-amounts.ts';
import { toWords, writeOut } from '../../slots/text.ts';
import type { Language } from '../../types.ts';
import { maskPeriods } from '../read-periods.ts';
import { settlePeriods } from '../settle-periods.ts';
import type { Now } from '../types.ts';

type Options = Partial<Now> & { isCompared?: boolean; last?: string };

/**
 * Reads a question on Wednesday, 18 November 2026. Returns the days of its periods as 'from to', with '?' if they are
 * doubtful, and its text with masks in the place of periods.
 */
export function read(
  question: string,
  language: Language,
  { isCompared = false, last, ...more }: Options = {},
) {
  const now: Now = { today: '2026-11-18', firstDayOfWeek: 1, isAhead: false, ...more };
  const { text, found } = maskPeriods(markAmounts(writeOut(toWords(question), language)), now, isCompared);
  const [from = '', to = ''] = last?.split(' ') ?? [];
  const settled = settlePeriods(text, found, isCompared, now, last === undefined ? undefined : { from, to });
  const { period, compareTo, isDoubtful } = settled;
  const days = [period, compareTo].flatMap((each) => (each ? [`${each.from} ${each.to}`] : [])).join(' vs ');
  return { days: `${days}${isDoubtful ? '?' : ''}`, text };
}
