import { isOfBank } from '#shared/advisor/offers.ts';
import type { Previous } from '#shared/advisor/types.ts';
import type { Answer, Piece } from '#shared/contract/advisor.ts';
import type { Language } from '#shared/contract/fields.ts';
import { chipsOf } from './chips.ts';
import { readNaming, type AdvisorOptions, type Asker, type Because } from './context.ts';
import { enumerated } from './answers/kinds.ts';
import { inQuotes, joinSentences, say } from './say.ts';

/** Questions that are offered if nothing was read. */
const USUAL_QUESTIONS: readonly Previous[] = [
  { intent: 'spend.total', slots: {} },
  { intent: 'spend.breakdown', slots: {} },
  { intent: 'recurring.upcoming', slots: {} },
];

/** Offers the nearest readings of a question that is not clear, and says why it is not where that is known. */
export async function askBack(
  options: AdvisorOptions,
  caller: Asker,
  language: Language,
  { options: readings, because }: { options: readonly Previous[]; because?: Because | undefined },
): Promise<Answer> {
  const naming = await readNaming(options, caller, language);
  const { refused, assumed } = naming.texts;
  const reasons = reasonsOf(naming, because);
  const offered = reasons.length > 0 ? refused.nearest : refused.unsure;
  const asked = say(readings.length > 0 ? offered : refused.unread);
  // Saldo does not record possessions and debts.
  const sentences = isOfBank(readings) ? [say(assumed.noBankBalance), asked] : [...reasons, asked];
  return {
    kind: 'didYouMean',
    language,
    understood: null,
    sentence: joinSentences(sentences),
    facts: [],
    assumptions: [],
    followUps: [],
    options: (readings.length > 0 ? readings : USUAL_QUESTIONS).map((each) => optionOf(naming, each)),
    model: options.askModel === undefined ? 'off' : 'offered',
  };
}

/** Sentences on the parts of a question that Saldo cannot answer. */
export function reasonsOf(naming: Pick<Naming, 'texts'>, { leftOut, words = [] }: Because = {}): Piece[][] {
  const { cannotLeaveOut, cannotUse } = naming.texts.refused;
  const quotedWords = words.map((each) => inQuotes(naming, each));
  return [
    ...(leftOut === undefined ? [] : [say(cannotLeaveOut, { words: inQuotes(naming, leftOut) })]),
    ...(words.length === 0 ? [] : [say(cannotUse, { words: enumerated(naming, quotedWords) })]),
  ];
}

type Naming = Parameters<typeof chipsOf>[0];

function optionOf(naming: Naming, { intent, slots }: Previous) {
  const chips = chipsOf(naming, { intent, slots });
  return { intent, slots, text: chips.map(({ text }) => text).join(' · ') };
}
