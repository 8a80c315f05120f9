import { MAX_QUESTION_LENGTH } from '../limits.ts';
import { asksForBank, OF_BANK } from './bank.ts';
import { EXCEPT } from './unheld.ts';
import { BOUGHT, joinsOther, joinsTwo, type Context } from './known.ts';
import { carriesCategory, carriesMerchant, fillSlots, fittingCategories } from './slots.ts';
import type { Intent, Previous, Slots } from './types.ts';

export const MAX_OPTIONS = 3;

/**
 * The nearest readings: of the first rule that fits, then those whose questions have the same clues. What the question
 * limits itself to stays in each of them; where it names two, each has its readings.
 */
export function nearest(context: Context): Previous[] {
  const { rules, likely } = context;
  const alone = wordAlone(context);
  if (alone !== undefined)
    return OF_WORD.map((intent) => ({ intent, slots: { ...filled(context, intent), merchant: alone } }));
  if (asksForBank(context.found.text))
    return OF_BANK.map(({ intent, slots }) => ({
      intent,
      slots: { ...withoutSubject(context, intent).slots, ...slots },
    }));
  const ranked = [...rules.slice(0, 1), ...likely].map(({ intent }) => intent);
  const intents = [...new Set(ranked)].filter(
    (intent) => !intent.startsWith('refuse') && intent !== 'smalltalk',
  );
  // What is left out is not what is asked for.
  if (EXCEPT.test(context.found.text))
    return intents.slice(0, MAX_OPTIONS).map((intent) => withoutSubject(context, intent));
  const subjects = subjectsOf(context);
  const isBought = [rules[0], likely[0]].some((each) => BOUGHT.test(each?.intent ?? ''));
  if (subjects.length === 0 || isBought)
    return intents.slice(0, MAX_OPTIONS).map((intent) => ({ intent, slots: filled(context, intent) }));
  const carrying = intents.slice(0, MOST_TRIED).flatMap((intent) => withSubjects(context, intent, subjects));
  const options = carrying.length > 0 ? carrying : withSubjects(context, 'spend.total', subjects);
  return options.slice(0, MAX_OPTIONS);
}
const MOST_TRIED = 12;

function withoutSubject(context: Context, intent: Intent): Previous {
  const { category: _, merchant: __, ...slots } = filled(context, intent);
  return { intent, slots };
}

/** What may be asked of a word that nothing else is said of: 'bonus last year'. */
const OF_WORD: Intent[] = ['spend.total', 'income.total', 'records.list'];
function wordAlone({ rules, found: { text } }: Context): string | undefined {
  return rules.length > 0
    ? undefined
    : /^(\p{Ll}{3,})(?: P\d+)?$/u.exec(text)?.[1]?.slice(0, MAX_QUESTION_LENGTH);
}

export type Subject = Pick<Slots, 'category' | 'merchant'>;

const filled = ({ read }: Context, intent: Intent) => fillSlots(intent, read(intent));

/** The merchants and categories that a question names, and the words that may be merchants. */
export function subjectsOf({ found, unknown }: Context): Subject[] {
  const { merchants, categories } = found;
  const named = [...merchants.map(({ word }) => word), ...unknown.filters];
  const words = [...new Set(named)].map((merchant) => ({ merchant: merchant.slice(0, MAX_QUESTION_LENGTH) }));
  const ids = [...new Set(categories.map(({ id }) => id))].map((category) => ({ category }));
  // 'Food at Mercadona' is one subject.
  return words.length === 1 && ids.length === 1 && !joinsOther({ found, unknown }) && !joinsTwo(found.text)
    ? [{ ...words[0], ...ids[0] }]
    : [...words, ...ids];
}

/** The readings of an intent with each subject that it may have. */
function withSubjects(context: Context, intent: Intent, subjects: readonly Subject[]): Previous[] {
  const { slots: rest } = withoutSubject(context, intent);
  const fitting = fittingCategories(intent, context.found).map(({ id }) => id);
  return subjects
    .filter(
      ({ category, merchant }) =>
        (merchant === undefined || carriesMerchant(intent)) &&
        (category === undefined || (carriesCategory(intent) && fitting.includes(category))),
    )
    .map((subject) => ({ intent, slots: { ...rest, ...subject } }));
}
