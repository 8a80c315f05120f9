import type { Piece } from '#shared/contract/advisor.ts';
import { say } from '../say.ts';
import type { AdvisorTexts, Context } from '../types.ts';
import type { Payment } from './payments.ts';
import { capital } from '../periods.ts';

type Rhythm = Exclude<keyof AdvisorTexts['rhythm'], 'other'>;

/** The rhythms of recurring transactions that have their own words, by unit and number. */
const RULE_RHYTHMS: Record<string, Rhythm> = {
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
  return isTwice ? 'semimonthly' : RULE_RHYTHMS[`${rule.unit}${rule.every}`];
}

/** Says how often a payment comes: 'a month', 'every two weeks'. */
export function rhythmPieces(context: Context, { suggestion, rule, source }: Payment): Piece[] {
  const { rhythm } = context.texts;
  const name = knownRhythm({ suggestion, rule });
  if (name !== undefined) return say(rhythm[name]);
  if (rule === undefined) return [];
  const { unit, every } = rule;
  const count = context.book.planned(every, { how: 'recurring', unit: 'count', source: `${source}.every` });
  return say(rhythm.other[unit], { count: count.piece });
}

/** Says how often a payment comes, in a cell of a table: 'Every month'. */
export function rhythmCell(context: Context, payment: Payment): Piece {
  const name = knownRhythm(payment);
  const words: Partial<Record<Rhythm, string>> = context.texts.rhythmAlone;
  const word = name && words[name];
  if (word !== undefined) return { text: word };
  const pieces = rhythmPieces(context, payment);
  const factId = pieces.find((piece) => piece.factId !== undefined)?.factId;
  const text = capital(pieces.map((piece) => piece.text).join(''));
  return factId === undefined ? { text } : { text, factId };
}
