import type { Piece } from '#shared/contract/advisor.ts';
import { say } from '../say.ts';
import type { AdvisorTexts, Context } from '../types.ts';
import type { Payment } from './payments.ts';
import { capital } from '../periods.ts';

type Rhythm = Exclude<keyof AdvisorTexts['rhythm'], 'other'>;

/** Rhythms of what was entered as recurring that have words of their own. */
const OF_RULES: Record<string, Rhythm> = {
  day1: 'daily',
  week1: 'weekly',
  week2: 'biweekly',
  week4: 'fourWeekly',
  month1: 'monthly',
  month2: 'bimonthly',
  month3: 'quarterly',
  month6: 'semiannual',
  month12: 'annual',
  year1: 'annual',
};

function knownRhythm({ suggestion, rule }: Pick<Payment, 'suggestion' | 'rule'>): Rhythm | undefined {
  if (suggestion !== undefined || rule === undefined) return suggestion?.cadence;
  const isTwice = rule.unit === 'month' && rule.every === 1 && rule.secondDay !== null;
  return isTwice ? 'semimonthly' : OF_RULES[`${rule.unit}${rule.every}`];
}

/** How often something comes: 'a month', 'every two weeks'. */
export function rhythmPieces(context: Context, { suggestion, rule, source }: Payment): Piece[] {
  const { rhythm } = context.texts;
  const known = knownRhythm({ suggestion, rule });
  if (known !== undefined) return say(rhythm[known]);
  if (rule === undefined) return [];
  const { unit, every } = rule;
  const count = context.book.planned(every, { how: 'recurring', unit: 'count', source: `${source}.every` });
  return say(rhythm.other[unit], { count: count.piece });
}

/** The same in a cell of a table: 'Every month'. */
export function rhythmCell(context: Context, payment: Payment): Piece {
  const known = knownRhythm(payment);
  const alone: Partial<Record<Rhythm, string>> = context.texts.rhythmAlone;
  const own = known && alone[known];
  if (own !== undefined) return { text: own };
  const pieces = rhythmPieces(context, payment);
  const factId = pieces.find((piece) => piece.factId !== undefined)?.factId;
  const text = capital(pieces.map((piece) => piece.text).join(''));
  return factId === undefined ? { text } : { text, factId };
}
