import type { Intent } from '#shared/advisor/types.ts';
import { endOfMonth } from '#shared/calendar.ts';
import type { Piece } from '#shared/contract/advisor.ts';
import { toSearchText } from '#shared/search-text.ts';
import { quoted, say } from './say.ts';
import { isIncomeCategory } from './search.ts';
import type { Context } from './types.ts';

/** Notes which category a word of the question was taken for. A category of expenses is often broader than the word. */
export function noteCategory({ assumptions, texts, names, slots, categoryAsTyped }: Context): void {
  if (categoryAsTyped === undefined || slots.category === undefined) return;
  const name = names[slots.category] ?? slots.category;
  const pieces = say(
    isIncomeCategory(slots.category) ? texts.assumed.category : texts.assumed.wholeCategory,
    {
      word: quoted(categoryAsTyped),
      name: quoted(name),
    },
  );
  assumptions.push(pieces.map(({ text }) => text).join(''));
}

/** Finds how folded words were typed in the question, with their accents. */
export function findTypedWords(question: string, folded: string): string {
  const words = question.split(/[\s,;:.!?¿¡"“”«»()]+/).filter((word) => word !== '');
  const { length } = folded.split(' ');
  const phrases = words.map((_, index) => words.slice(index, index + length).join(' '));
  return phrases.find((phrase) => toSearchText(phrase) === folded) ?? folded;
}

/** Says that the figures cover everything although the question names a category or merchant. */
export function noteUnfiltered({ assumptions, texts, intent, slots }: Context): void {
  const namesPart = slots.category !== undefined || slots.merchant !== undefined;
  const usesCategory = intent === 'forecast' && slots.merchant === undefined;
  if (namesPart && UNFILTERED.has(intent) && !usesCategory) assumptions.push(texts.assumed.whole);
}

/** Says before the answer that its figures are today's, although the question names another time. */
export function ignoredPeriodSentences({ texts, intent, slots: { period }, today }: Context): Piece[][] {
  const ignored = PERIODS_IGNORED[intent];
  if (ignored === undefined || period === undefined) return [];
  const latest = { past: '9999', month: endOfMonth(today), any: today }[ignored];
  const isOther = period.to < today || period.from > latest;
  return isOther ? [say(ignored === 'month' ? texts.assumed.ofMonth : texts.assumed.ofNow)] : [];
}

/** Intents with figures as of today, and the periods that they ignore: past ones, those after this month, or any. */
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

/** Intents whose figures cannot be limited to a category or merchant. */
const UNFILTERED: ReadonlySet<Intent> = new Set([
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
