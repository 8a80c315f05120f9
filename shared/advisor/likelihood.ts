import type { Context } from './known.ts';
import type { Sign } from './lexicon/types.ts';
import type { Intent } from './types.ts';

/** How much likelier another intent must be before the rules are doubted: e to this power. */
const DOUBT = 5;

const COMPARED: Sign[] = ['variable', 'share', 'breakdown'];
const SUMMED_UP: Sign[] = ['howMuch', 'fixed'];
const NUMBERS: Sign[] = ['amount', 'number', 'percent'];
/** Whether questions with these clues usually ask for something else than what the rules read; advice has plain words. */
export function isUnlikely(intent: Intent, { likely, found, unknown }: Context): boolean {
  if (
    intent === 'refuse.scope' &&
    found.signs.has('scopeStrong') &&
    !NUMBERS.some((sign) => found.signs.has(sign))
  )
    return false;
  if (intent === 'refuse.advice' || (intent === 'forecast' && found.signs.has('reach'))) return false;
  // 'How much can I spend on food?' names no budget.
  if (intent === 'budget.status' && found.signs.has('canSpend')) return false;
  // 'Which bills do I pay every month?' asks for no sum.
  if (
    intent === 'recurring.list' &&
    likely[0]?.intent === 'recurring.total' &&
    found.signs.has('bills') &&
    !SUMMED_UP.some((sign) => found.signs.has(sign))
  )
    return false;
  // 'On the match' limits what was spent.
  if (likely[0]?.intent === 'refuse.scope' && found.signs.has('ownSpend') && unknown.filters.length > 0)
    return false;
  const own = likely.find((each) => each.intent === intent)?.score ?? 0;
  // 'My fixed expenses' are compared with no others.
  const isOfAll = COMPARED.some((sign) => found.signs.has(sign));
  const best = likely.find((each) => isOfAll || each.intent !== 'fixedVariable');
  return (best?.score ?? 0) - own > DOUBT;
}

/** How much likelier than any other an intent must be before its clues alone decide: e to this power. */
const CLEAR = 10;

/** The intent that the clues of a question leave no doubt of, where no rule decides and every word is known. */
export function clearIntent({ likely: [first, second], unknown, found }: Context): Intent | undefined {
  if (!first || !second || unknown.words.length > 0 || first.score - second.score < CLEAR) return undefined;
  // 'What if the rent goes up?' cuts nothing.
  const isOfRules =
    first.intent.startsWith('refuse') ||
    (first.intent === 'whatif.cut' && !CUTS.some((sign) => found.signs.has(sign)));
  return isOfRules ? undefined : first.intent;
}
const CUTS: Sign[] = ['cut', 'stop'];
