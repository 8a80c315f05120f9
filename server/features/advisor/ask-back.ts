import { areBankOffers } from '#shared/advisor/offers.ts';
import type { Previous } from '#shared/advisor/types.ts';
import type { Answer, Piece } from '#shared/contract/advisor.ts';
import type { Language } from '#shared/contract/fields.ts';
import { toChips } from './chips.ts';
import { readNaming, type AdvisorOptions, type Asker, type UnclearReason } from './context.ts';
import { INTENT_SCREENS } from './screens.ts';
import { joinWithAnd } from './answers/kinds.ts';
import { inQuotes, joinSentences, say } from './say.ts';

/** The questions that are offered if no reading was found. */
const USUAL_QUESTIONS: readonly Previous[] = [
  { intent: 'spend.total', slots: {} },
  { intent: 'spend.breakdown', slots: {} },
  { intent: 'recurring.upcoming', slots: {} },
];

/** Offers the nearest readings of an unclear question, and says which parts of it are unclear, if that is known. */
export async function askBack(
  options: AdvisorOptions,
  caller: Asker,
  language: Language,
  { options: readings, because }: { options: readonly Previous[]; because?: UnclearReason | undefined },
): Promise<Answer> {
  const naming = await readNaming(options, caller, language);
  const { refused, assumed, accounts } = naming.texts;
  const reasons = toReasons(naming, because);
  const offered = reasons.length > 0 ? refused.nearest : refused.unsure;
  const askedSentence = say(readings.length > 0 ? offered : refused.unread);
  const isAboutBank = areBankOffers(readings);
  const hasAccounts = isAboutBank && (await options.listAccounts(caller)).length > 0;
  // Saldo does not record possessions and debts outside of accounts.
  const sentences = isAboutBank
    ? [
        ...(hasAccounts ? [say(accounts.askedBack)] : [say(assumed.noBankBalance), say(accounts.canKnow)]),
        askedSentence,
      ]
    : [...reasons, askedSentence];
  return {
    kind: 'didYouMean',
    language,
    understood: null,
    sentence: joinSentences(sentences),
    facts: [],
    assumptions: [],
    followUps: [],
    options: (readings.length > 0 ? readings : USUAL_QUESTIONS).map((reading) => toOption(naming, reading)),
    ...(isAboutBank && { screen: INTENT_SCREENS['accounts.balance'] }),
    model: options.askModel === undefined ? 'off' : 'offered',
  };
}

/** Returns a sentence on each part of a question that Saldo cannot answer. */
export function toReasons(
  naming: Pick<Naming, 'texts'>,
  { leftOut, words = [] }: UnclearReason = {},
): Piece[][] {
  const { cannotLeaveOut, cannotUse } = naming.texts.refused;
  const quotedWords = words.map((word) => inQuotes(naming, word));
  return [
    ...(leftOut === undefined ? [] : [say(cannotLeaveOut, { words: inQuotes(naming, leftOut) })]),
    ...(words.length === 0 ? [] : [say(cannotUse, { words: joinWithAnd(naming, quotedWords) })]),
  ];
}

type Naming = Parameters<typeof toChips>[0];

function toOption(naming: Naming, { intent, slots }: Previous) {
  const chips = toChips(naming, { intent, slots });
  return { intent, slots, text: chips.map(({ text }) => text).join(' · ') };
}
