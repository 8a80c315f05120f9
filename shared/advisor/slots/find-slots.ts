import { MAX_AMOUNT_WHOLE_UNITS } from '../../limits.ts';
import { maskNumbers } from './amounts.ts';
import { extractBankBalance } from './bank-balance.ts';
import { extractBounds, writeBounds } from './bounds.ts';
import { maskCategories, type FoundCategory } from './categories.ts';
import { withoutOwnCurrency } from './currency-words.ts';
import { detectLanguage, type KnownWords } from './known-words.ts';
import { findLeftOut, leavesOther, readMarks, type Marks } from './left-out.ts';
import { markAmounts } from './mark-amounts.ts';
import { mendSlips } from './mend-slips.ts';
import { commaPairs, maskMerchants, type FoundMerchant } from './merchants.ts';
import { joinNames } from '../lexicon/shops.ts';
import { extractNarrowed } from './narrowed.ts';
import { maskPeriods } from '../periods/read-periods.ts';
import { settlePeriods } from '../periods/settle-periods.ts';
import { writeRowOfDays } from '../periods/weekday-rows.ts';
import type { Now } from '../periods/types.ts';
import { toWords, writeOut } from './text.ts';
import type { Language, Period, Vocabulary } from '../types.ts';

/** A question in words, with corrected spelling, and the meaning of its punctuation. */
export type Prepared = { language: Language; words: string; marks: Marks; commas: ReadonlySet<string> };

/** Everything that a question names, before the intent is known. */
export type Found = {
  language: Language;
  /** The words of the question, with corrected spelling. */
  words: string;
  /** The words, in which masks replace what was found: `P0` for a period, `C0`, `M0`, `A0`, `N0`, `X0`, `B`. */
  text: string;
  /** The words, in which masks of one kind are the same token: periods differ by past or future, categories by side. */
  tokens: string[];
  categories: FoundCategory[];
  merchants: FoundMerchant[];
  /** Categories and merchants that the question excludes: 'without the rent'. */
  leftOut: ReadonlySet<FoundCategory | FoundMerchant>;
  period?: Period;
  compareTo?: Period;
  min?: number;
  max?: number;
  /** Amounts, and other numbers, that are not limits. */
  amounts: number[];
  counts: number[];
  percent?: number;
  /** Whether it names two periods without a comparison, excludes anything but a subject, or has too large an amount. */
  isDoubtful: boolean;
};

/** Options of `Now` and `maskPeriods`; `last` is the period of the question before. */
export type PeriodOptions = { isAhead?: boolean; isCompared?: boolean; last?: Period | undefined };

/** Detects the language of a question, corrects its spelling and expands short forms. */
export function prepare(question: string, vocabulary: Vocabulary, known: KnownWords): Prepared {
  const raw = toWords(question);
  const language = detectLanguage(raw, question, vocabulary.language, known);
  // The 500 of 'I have 500 in the bank' is not a price.
  const { rest } = extractBankBalance(writeOut(joinNames(raw), language));
  const mended = mendSlips(withoutOwnCurrency(rest, vocabulary.currency), language, vocabulary, known);
  return { language, words: mended, marks: readMarks(question), commas: commaPairs(question) };
}

/** Finds everything that a question names. */
export function findSlots(
  { language, words, marks, commas }: Prepared,
  vocabulary: Vocabulary,
  known: KnownWords,
  { isAhead = false, isCompared = false, last }: PeriodOptions = {},
): Found {
  const now: Now = { today: vocabulary.today, firstDayOfWeek: vocabulary.firstDayOfWeek, isAhead };
  const row = writeRowOfDays(words, (rest) => maskPeriods(rest, now, false).found.length > 0);
  const periods = maskPeriods(markAmounts(row.words), now, isCompared);
  const settled = settlePeriods(periods.text, periods.found, isCompared, now, last);
  const { text: withNumbers, numbers: allNumbers, percents } = maskNumbers(writeBounds(periods.text));
  const numbers = allNumbers.map((each) => ({
    ...each,
    value: Math.min(each.value, MAX_AMOUNT_WHOLE_UNITS),
  }));
  const { text: withBounds, ...bounds } = extractBounds(withNumbers, numbers);
  const narrowed = extractNarrowed(withBounds, language);
  const categories = maskCategories(narrowed.text, vocabulary, language);
  const { text, found: merchants } = maskMerchants(categories.text, vocabulary, language, {
    isOther: (word) => known[language].has(word),
    before: narrowed.found,
    commas,
  });
  // A mask that a limit or another merchant has taken is not in the text any more.
  const isInText = (letter: string) => (_: unknown, at: number) =>
    new RegExp(`\\b${letter}${at}\\b`).test(text);
  const remaining = numbers.filter(isInText('[AN]')).filter(({ value }) => value > 0);
  const { period, compareTo } = settled;
  return {
    language,
    words,
    text,
    tokens: toTokens(text, periods.found, categories.found, vocabulary.today),
    categories: categories.found.filter(isInText('C')),
    merchants: merchants.filter(isInText('M')),
    leftOut: findLeftOut(text, marks, categories.found, merchants),
    ...(period && { period }),
    ...(compareTo && { compareTo }),
    ...bounds,
    amounts: remaining.filter(({ isMoney }) => isMoney).map(({ value }) => value),
    counts: remaining.filter(({ isMoney }) => !isMoney).map(({ value }) => value),
    ...(percents[0] !== undefined && { percent: percents[0] }),
    isDoubtful:
      settled.isDoubtful ||
      row.isDoubtful ||
      leavesOther(text) ||
      allNumbers.some(({ value }) => value > MAX_AMOUNT_WHOLE_UNITS),
  };
}

function toTokens(
  text: string,
  periods: readonly Period[],
  categories: readonly FoundCategory[],
  today: string,
): string[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [, letter = '', place = ''] = /^([PANXCMB])(\d*)$/.exec(word) ?? [];
      if (letter === 'P') return periodToken(periods[Number(place)], today);
      if (letter !== 'C') return letter === '' ? word : letter;
      const { id, type } = categories[Number(place)] ?? {};
      return id === 'salary' ? 'Cs' : type === 'income' ? 'Ci' : 'Ce';
    });
}

function periodToken(period: Period | undefined, today: string): string {
  if (period === undefined) return 'P';
  if (period.to < today) return 'P-';
  return period.from > today ? 'P+' : 'P';
}
