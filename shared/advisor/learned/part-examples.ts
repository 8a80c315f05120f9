import type { Question } from '../lists/read-lists.ts';
import type { KnownWords } from '../slots/known-words.ts';
import { HEAD_LABELS } from '../heads.ts';
import { splitParts } from '../slots/parts.ts';
import { toWords } from '../slots/text.ts';
import { featuresOfPart, placeOfPart } from './features.ts';
import { findQuestionSlots, merchantWords, ANY_TOPIC_INTENTS } from './list-words.ts';
import type { Example } from './train.ts';
import type { WithPart } from './variations.ts';

/** Makes examples from the parts of a question, except from parts that may or may not be asides. */
export function partExamples({ question, added }: WithPart, known: KnownWords): Example<'isAside'>[] {
  if (TALK.test(question.intent)) return [];
  const parts = splitParts(question.question).map((part) => ({
    part,
    tokens: findQuestionSlots({ ...question, question: part }, known).tokens,
  }));
  return parts.flatMap(({ part, tokens }, at) => {
    const label = parts.length === 1 ? 'no' : labelPart(part, tokens, question, added);
    if (label === undefined) return [];
    const others = parts.flatMap((each, other) => (other === at ? [] : each.tokens));
    return [
      {
        features: featuresOfPart(tokens, placeOfPart(at, parts.length), others),
        labels: { isAside: { label: HEAD_LABELS.isAside.indexOf(label) } },
      },
    ];
  });
}
const TALK = /^(?:smalltalk|help|refuse)/;

/**
 * Labels a part as an aside or not; undefined if that is unknown. The label of an added part is given. Any other part
 * is not an aside if it names a slot of the question's meaning, and is one if it names only other slots.
 */
function labelPart(
  part: string,
  tokens: readonly string[],
  question: Question,
  added: WithPart['added'],
): 'no' | 'yes' | undefined {
  const words = toWords(part);
  if (added !== undefined && ` ${toWords(added.part)} `.includes(` ${words} `))
    return added.isAside ? 'yes' : 'no';
  if (question.intent === 'didYouMean') return 'no';
  const { category, merchant, period, compareTo } = question.slots;
  const named = merchantWords(question);
  const isInMeaning = (token: string): boolean =>
    (token.startsWith('P') && (period ?? compareTo) !== undefined) ||
    (token.startsWith('C') && category !== undefined) ||
    (token === 'M' && merchant !== undefined) ||
    /^[ANXB]$/.test(token);
  if (tokens.some(isInMeaning) || words.split(' ').some((word) => word !== '' && named.has(word)))
    return 'no';
  return tokens.some((token) => /^[PCM]/.test(token)) && !ANY_TOPIC_INTENTS.test(question.intent)
    ? 'yes'
    : undefined;
}
