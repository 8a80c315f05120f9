import { endOfMonth, startOfMonth } from '../calendar.ts';
import { withoutAsides } from './learned/asides.ts';
import { continuePrevious, inheritSlots } from './continue.ts';
import { fillSlots, fittingCategories, takesSlot, type Chosen } from './slots/fill-slots.ts';
import { findSlots, prepare, type Found } from './slots/find-slots.ts';
import { dropsSomething } from './guard.ts';
import { judgeWords, type OpenWords } from './judge-words.ts';
import { featuresAfter, featuresOfQuestion } from './learned/features.ts';
import type { LabelOf } from './heads.ts';
import type { Choice, Table } from './learned/table.ts';
import { MAX_OFFERS, BANK_OFFERS, chooseOffers } from './offers.ts';
import { toWords } from './slots/text.ts';
import type { Intent, Previous, ReadQuestion, Slots, Understanding, Vocabulary } from './types.ts';
import { cutMerchant, toUnderstanding } from './understanding.ts';

/** From this probability on, the likeliest intent is taken; below it, the question is asked back. */
export const SURE = 0.7;
/** From this probability on, a question has a limit that no slot holds. */
const LIMITED = 0.3;
/** Below this probability, it is doubtful whether a question keeps slots of the previous one. */
const SURE_OF_FOLLOWING = 0.8;
/** Intents about the future: a month without a year is the next one. */
const AHEAD = /^(?:forecast$|afford|goal|safeToSpend|recurring\.(?:upcoming|next))/;
/** Intents that no question follows up. */
const TALK = /^(?:smalltalk|help|refuse|accounts)/;

/** Everything that is read in a question before its intent is chosen. */
type Context = {
  question: string;
  vocabulary: Vocabulary;
  intents: readonly Choice<LabelOf<'intent'>>[];
  isLimited: boolean;
  chosen: Chosen;
  words: OpenWords;
  /** Finds the slots again, with the periods that an intent means. */
  read: (intent: Intent) => Found;
  /** The previous question, if this one may follow it. */
  after?: After;
};

/**
 * Creates a reader that chooses by a learned table; for `sure` see `SURE`. A question that is not understood with its
 * asides is read without them. If both readings are understood and differ, both are offered.
 */
export function createReader(table: Table, sure = SURE): ReadQuestion {
  const readAll = createWholeReader(table, sure);
  return (question, vocabulary, previous) => {
    const full = readAll(question, vocabulary, previous);
    const mainPart = withoutAsides(question, vocabulary, table);
    if (mainPart === question) return full;
    const trimmed = readAll(mainPart, vocabulary, previous);
    if (full.kind === 'unsure') return trimmed;
    if (trimmed.kind === 'unsure' || toText(full) === toText(trimmed)) return full;
    // An aside such as 'my cat will not shut up' names no shop.
    const isNameOfAside = full.unknownFilter !== undefined && full.intent === trimmed.intent;
    if (isNameOfAside && countWords(question) - countWords(mainPart) >= MIN_ASIDE_WITH_NAME) return trimmed;
    const options = [trimmed, full].map(({ intent, slots }) => ({ intent, slots }));
    return { kind: 'unsure', language: full.language, options };
  };
}
const toText = ({ intent, slots }: Previous): string => JSON.stringify([intent, slots]);

const countWords = (text: string): number => toWords(text).split(' ').length;
/** In asides of at least this many words, an unknown name is not a filter; 'Sweetgreen, in May' is shorter. */
const MIN_ASIDE_WITH_NAME = 4;

/** Creates a reader of questions that drops no asides. */
function createWholeReader(table: Table, sure: number): ReadQuestion {
  return (question, vocabulary, before) => {
    const previous = before && TALK.test(before.intent) ? undefined : before;
    const prepared = prepare(question, vocabulary, table.known);
    const { tokens, language } = findSlots(prepared, vocabulary, table.known);
    const rows = featuresOfQuestion(tokens);
    const intents = table.choose('intent', rows);
    const [after] = previous ? table.choose('goesOn', featuresAfter(tokens, previous.intent)) : [];
    const goesOn = after?.label;
    const isSame = goesOn === 'same';
    const intent = isSame ? previous?.intent : intents[0]?.label;
    const last = goesOn === 'whole' ? undefined : previous?.slots.period;
    const words = judgeWords(question, tokens, language, intent ?? '', table);
    const masked = words.filters.length > 0 ? featuresOfQuestion(maskNames(tokens, words)) : rows;
    const context: Context = {
      question,
      vocabulary,
      intents: table.choose('intent', masked),
      isLimited: table
        .choose('isLimited', masked)
        .some(({ label, probability }) => label === 'yes' && probability >= LIMITED),
      chosen: chooseSlots(table, masked),
      words,
      read: (each) =>
        findSlots(prepared, vocabulary, table.known, {
          isAhead: AHEAD.test(each),
          isCompared: each.endsWith('.compare'),
          last,
        }),
    };
    if (previous && isSame) return readSame(context, previous);
    const isDoubtful = after !== undefined && after.probability < SURE_OF_FOLLOWING;
    if (previous) context.after = { before: previous, isKept: goesOn === 'other', isDoubtful };
    return readWhole(context, sure);
  };
}

/** Masks names that no description contains like known merchants, because the letters of a name mean nothing. */
function maskNames(tokens: readonly string[], { filters }: OpenWords): string[] {
  const names = new Set(filters.flatMap((each) => each.split(' ')));
  return tokens
    .map((token) => (names.has(token) ? 'M' : token))
    .filter((token, at, all) => token !== 'M' || all[at - 1] !== 'M');
}

/** Reads a follow-up that only changes slots of the previous question. */
function readSame(context: Context, previous: Previous): Understanding {
  const { question, vocabulary, chosen, words, read, isLimited } = context;
  const reading = continuePrevious(previous, read(previous.intent), chosen, words);
  const found = read(reading.intent);
  const isNothing = JSON.stringify(reading) === JSON.stringify(previous);
  const isDoubtful =
    isLimited || isNothing || dropsSomething({ reading, found, chosen, words, today: vocabulary.today });
  if (!isDoubtful) return toUnderstanding(question, found, vocabulary, reading);
  const others = chooseOffersAfter(context, previous).filter((each) => toText(each) !== toText(reading));
  return toUnsure(context, [...(isNothing ? [] : [reading]), ...others].slice(0, MAX_OFFERS));
}

/** The previous question, and whether this one keeps slots of it. */
type After = { before: Previous; isKept: boolean; isDoubtful: boolean };

/** Reads a question with its own intent. */
function readWhole(context: Context, sure: number): Understanding {
  const { question, vocabulary, intents, isLimited, chosen, words, read, after } = context;
  const [best] = intents;
  const isSure = best !== undefined && best.label !== 'bank' && best.probability >= sure && !isLimited;
  if (!isSure) return askBack(context);
  const intent = best.label as Intent;
  const found = read(intent);
  const filled = fillSlots(intent, found, chosen);
  const [filter = findOtherSide(intent, found, chosen)] = words.filters;
  if (filter !== undefined && filled.merchant === undefined && takesSlot(intent, 'merchant'))
    filled.merchant = filter;
  const toReading = (slots: Slots): Previous => ({
    intent,
    slots: stretchPeriod(intent, slots, found, vocabulary.today),
  });
  const plain = toReading(filled);
  const inherited = after && toReading(inheritSlots(intent, filled, after.before));
  const [reading, other] = inherited && after.isKept ? [inherited, plain] : [plain, inherited];
  if (dropsSomething({ reading, found, chosen, words, today: vocabulary.today })) return askBack(context);
  if (after?.isDoubtful && other && JSON.stringify(other.slots) !== JSON.stringify(reading.slots))
    return toUnsure(context, [reading, other]);
  return toUnderstanding(question, found, vocabulary, reading);
}

function askBack(context: Context): Understanding {
  const { intents, after } = context;
  const isKept = after?.isKept === true || after?.isDoubtful === true;
  return toUnsure(
    context,
    intents[0]?.label === 'bank'
      ? BANK_OFFERS
      : chooseOffersAfter(context, isKept ? after.before : undefined),
  );
}

/** Chooses the readings to offer; with `before`, they keep slots of that question. */
function chooseOffersAfter(
  { intents, chosen, words, read, vocabulary }: Context,
  before?: Previous,
): Previous[] {
  const toReading = (intent: Intent, slots: Slots): Previous => ({
    intent,
    slots: before ? inheritSlots(intent, slots, before) : slots,
  });
  return chooseOffers(intents, read, chosen, words, toReading, vocabulary.today);
}

/** Returns the result for a question that is asked back, with the words that make it unclear. */
function toUnsure({ read, words: { limits } }: Context, readings: readonly Previous[]): Understanding {
  const options = readings.map(({ intent, slots }) => ({ intent, slots: cutMerchant(slots) }));
  const { language, leftOut } = read('spend.total');
  const [excluded] = leftOut;
  const because = {
    ...(excluded?.phrase !== undefined && { leftOut: excluded.phrase }),
    ...(limits.length > 0 && { words: limits }),
  };
  return { kind: 'unsure', language, options, ...(Object.keys(because).length > 0 && { because }) };
}

function chooseSlots(table: Table, rows: readonly number[]): Chosen {
  const of = table.choose('of', rows);
  const type = table.choose('type', rows);
  const dir = table.choose('dir', rows);
  const per = table.choose('per', rows);
  const isDoubtful = ([best]: readonly Choice<string>[]) => (best?.probability ?? 0) < SURE_OF_SLOT;
  return {
    of: of[0]?.label ?? 'none',
    type: type[0]?.label ?? 'none',
    dir: dir[0]?.label ?? 'none',
    per: per[0]?.label ?? 'none',
    cut: table.choose('cut', rows)[0]?.label ?? 'part',
    doubtful: [
      ...(isDoubtful(of) ? (['of'] as const) : []),
      ...(isDoubtful(type) ? (['type'] as const) : []),
      ...(isDoubtful(dir) ? (['dir'] as const) : []),
    ],
  };
}
/** Below this probability, the value of a slot is doubtful. */
const SURE_OF_SLOT = 0.6;

/** Finds the word of an income category in a question about expenses: gifts that were bought are searched by it. */
function findOtherSide(intent: Intent, found: Found, chosen: Chosen): string | undefined {
  if (!/^(?:spend|whatif)/.test(intent) || fittingCategories(intent, found, chosen).length > 0)
    return undefined;
  return found.categories.find(({ id }) => id !== 'salary')?.phrase;
}

const BEFORE = /(?<![^ ])(?:by|before|until|till|antes del?|hasta|para)(?: (?:the|el|la))? (?:P\d|\S*day)/;
const BY = /(?<![^ ])(?:by|until|till|hasta|antes del?) (?:the |el )?P\d/;

/** Extends periods that an intent means longer: back to today, or to the whole month. */
function stretchPeriod(intent: Intent, slots: Slots, { text }: Found, today: string): Slots {
  const { period } = slots;
  // The rest of a month is computed from the whole month.
  if (intent === 'safeToSpend' && period?.from === today && period.to === endOfMonth(today))
    return { ...slots, period: { from: startOfMonth(today), to: period.to } };
  // 'Bills before Friday' includes bills of today.
  if (intent === 'recurring.upcoming' && period && period.from === period.to && BEFORE.test(text))
    return { ...slots, period: { from: today, to: period.to } };
  // 'Saved by Christmas' means the savings from this month on until then.
  if (intent === 'forecast' && period && period.from > today && BY.test(text))
    return { ...slots, period: { from: startOfMonth(today), to: period.to } };
  return slots;
}
