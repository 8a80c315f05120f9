import type { Intent } from '#shared/advisor/types.ts';
import { INCOME_CATEGORIES } from '#shared/categories.ts';
import { endOfMonth } from '#shared/calendar.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import { toSearchText } from '#shared/search-text.ts';
import { quoted, say } from './say.ts';
import type { Context } from './types.ts';

/** Says which category a word of the question was taken for. A category of expenses is often broader than the word. */
export function noteCategory({ assumptions, texts, names, slots, categorySaid }: Context): void {
  if (categorySaid === undefined || slots.category === undefined) return;
  const name = names[slots.category] ?? slots.category;
  const isSource = (INCOME_CATEGORIES as readonly string[]).includes(slots.category);
  const pieces = say(isSource ? texts.assumed.category : texts.assumed.wholeCategory, {
    word: quoted(categorySaid),
    name: quoted(name),
  });
  assumptions.push(pieces.map(({ text }) => text).join(''));
}

/** Folded words as they stand in the question, with their accents. */
export function asTyped(question: string, folded: string): string {
  const words = question.split(/[\s,;:.!?¿¡"“”«»()]+/).filter((word) => word !== '');
  const { length } = folded.split(' ');
  const runs = words.map((_, at) => words.slice(at, at + length).join(' '));
  return runs.find((run) => toSearchText(run) === folded) ?? folded;
}

/** Says that the figures are of everything although the question names a part. */
export function noteWhole({ assumptions, texts, intent, slots }: Context): void {
  const isPart = slots.category !== undefined || slots.merchant !== undefined;
  const isOfCategory = intent === 'forecast' && slots.merchant === undefined;
  if (isPart && WHOLE.has(intent) && !isOfCategory) assumptions.push(texts.assumed.whole);
}

/** Sentences that come first if the figures are of today although the question names another time. */
export function ofNowOnly({ texts, intent, slots: { period }, today }: Context): Piece[][] {
  const ignored = PERIODS_IGNORED[intent];
  if (ignored === undefined || period === undefined) return [];
  const latest = { past: '9999', month: endOfMonth(today), any: today }[ignored];
  const isOther = period.to < today || period.from > latest;
  return isOther ? [say(ignored === 'month' ? texts.assumed.ofMonth : texts.assumed.ofNow)] : [];
}

/** Intents whose figures are of today, and the periods that they ignore: past ones, those after this month, or any. */
const PERIODS_IGNORED: Partial<Record<Intent, 'past' | 'month' | 'any'>> = {
  pace: 'any',
  'budget.status': 'any',
  safeToSpend: 'month',
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

/** Intents whose figures cannot be narrowed to a part. */
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
