import type { Intent } from '#shared/advisor/types.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import type { Read } from './context.ts';
import { quoted, say } from './say.ts';
import type { Context } from './types.ts';

/** Says which category a word of the question was taken for. */
export function noteCategory({ assumptions, texts, names, slots }: Context, { categoryWord }: Read): void {
  if (categoryWord === undefined || slots.category === undefined) return;
  const name = names[slots.category] ?? slots.category;
  const pieces = say(texts.assumed.category, { word: quoted(categoryWord), name: quoted(name) });
  assumptions.push(pieces.map(({ text }) => text).join(''));
}

/** Says that an answer is about everything although the question named a part. */
export function noteWhole({ assumptions, texts, intent, slots }: Context): void {
  const isPart = slots.category !== undefined || slots.merchant !== undefined;
  const isOfCategory = intent === 'forecast' && slots.merchant === undefined;
  if (isPart && WHOLE.has(intent) && !isOfCategory) assumptions.push(texts.assumed.whole);
}

/** What is said first where an answer is of today although the question names another time. */
export function ofNowOnly({ texts, intent, slots: { period }, today }: Context): Piece[][] {
  const ignored = PERIODS_IGNORED[intent];
  if (ignored === undefined || period === undefined) return [];
  const isOther = period.to < today || (ignored === 'any' && period.from > today);
  return isOther ? [say(texts.assumed.ofNow)] : [];
}

/** Intents whose answers are of today: for a period that is over, or for any that is not running. */
const PERIODS_IGNORED: Partial<Record<Intent, 'past' | 'any'>> = {
  pace: 'any',
  'budget.status': 'any',
  safeToSpend: 'any',
  'spend.trend': 'any',
  fixedVariable: 'past',
  'whatif.cut': 'past',
  'data.range': 'past',
  'forecast.accuracy': 'past',
  'recurring.list': 'past',
  'recurring.total': 'past',
  'recurring.next': 'past',
  'recurring.upcoming': 'past',
  'recurring.changes': 'past',
  'recurring.missed': 'past',
  'recurring.new': 'past',
};

/** Intents whose answers have no parts. */
const WHOLE: ReadonlySet<Intent> = new Set([
  'savings.rate',
  'fixedVariable',
  'uncategorized',
  'forecast',
  'forecast.accuracy',
  'afford',
  'safeToSpend',
  'goal.when',
  'goal.howmuch',
]);
