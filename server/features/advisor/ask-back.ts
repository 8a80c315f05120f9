import { isOfBank } from '#shared/advisor/offers.ts';
import type { Previous } from '#shared/advisor/types.ts';
import type { Answer } from '#shared/contract/advisor.ts';
import type { Language } from '#shared/contract/fields.ts';
import { chipsOf } from './chips.ts';
import { readNaming, type AdvisorOptions, type Asker } from './context.ts';
import { joinSentences, say } from './say.ts';

/** Questions that are offered if nothing was read. */
const USUAL_QUESTIONS: readonly Previous[] = [
  { intent: 'spend.total', slots: {} },
  { intent: 'spend.breakdown', slots: {} },
  { intent: 'recurring.upcoming', slots: {} },
];

/** Offers the nearest readings of a question that is not clear. */
export async function askBack(
  options: AdvisorOptions,
  caller: Asker,
  language: Language,
  readings: readonly Previous[],
): Promise<Answer> {
  const naming = await readNaming(options, caller, language);
  const { refused, assumed } = naming.texts;
  const asked = say(readings.length > 0 ? refused.unsure : refused.unread);
  // Saldo does not record possessions and debts.
  const sentences = isOfBank(readings) ? [say(assumed.noBankBalance), asked] : [asked];
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

function optionOf(naming: Parameters<typeof chipsOf>[0], { intent, slots }: Previous) {
  const chips = chipsOf(naming, { intent, slots });
  return { intent, slots, text: chips.map(({ text }) => text).join(' · ') };
}
