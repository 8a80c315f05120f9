import type { Intent } from '#shared/advisor/types.ts';
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
