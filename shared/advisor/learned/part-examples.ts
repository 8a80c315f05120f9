import type { Question } from '../lists/read-lists.ts';
import type { KnownWords } from '../slots/known-words.ts';
import { HEADS } from '../heads.ts';
import { partsOf } from '../slots/parts.ts';
import { toWords } from '../slots/text.ts';
import { featuresOfPart, placeOf } from './features.ts';
import { find, merchantWords, OPEN_INTENTS } from './list-words.ts';
import type { Example } from './train.ts';
import type { WithPart } from './variations.ts';

/** Examples of the parts of a question, each labelled as an aside or not where its slots tell. */
export function partExamples({ question, added }: WithPart, known: KnownWords): Example<'isAside'>[] {
  if (TALK.test(question.intent)) return [];
  const parts = partsOf(question.question).map((part) => ({
    part,
    tokens: find({ ...question, question: part }, known).tokens,
  }));
  return parts.flatMap(({ part, tokens }, at) => {
    const label = parts.length === 1 ? 'no' : labelOf(part, tokens, question, added);
    if (label === undefined) return [];
    const others = parts.flatMap((each, other) => (other === at ? [] : each.tokens));
    return [
      {
        features: featuresOfPart(tokens, placeOf(at, parts.length), others),
        labels: { isAside: { label: HEADS.isAside.indexOf(label) } },
      },
    ];
  });
}
const TALK = /^(?:smalltalk|help|refuse)/;

/** A part is an aside if it was added, or if the meaning has none of the slots that it names. */
function labelOf(
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
  const isRight = (token: string): boolean =>
    (token.startsWith('P') && (period ?? compareTo) !== undefined) ||
    (token.startsWith('C') && category !== undefined) ||
    (token === 'M' && merchant !== undefined) ||
    /^[ANXB]$/.test(token);
  if (tokens.some(isRight) || words.split(' ').some((word) => word !== '' && named.has(word))) return 'no';
  return tokens.some((token) => /^[PCM]/.test(token)) && !OPEN_INTENTS.test(question.intent)
    ? 'yes'
    : undefined;
}
