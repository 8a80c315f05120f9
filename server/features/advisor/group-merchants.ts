import { descriptionFolder } from '#shared/recognition/normalise-description.ts';
import { toSearchText } from '#shared/search-text.ts';
import { toWords, toWordStart } from '#shared/transaction-search.ts';
import type { TextSum } from './ledger-types.ts';
import { countOf } from './search.ts';

/** More are too small to be named. */
const MOST_MERCHANTS = 60;

type Merchant = { name: string; word: string; minor: number; count: number };

/**
 * Merchants by the words of their descriptions without references and days. Each counts all transactions that its
 * words find, so that its sum is that of its filter.
 */
export function groupMerchants(all: readonly TextSum[]): Merchant[] {
  const fold = descriptionFolder();
  const texts = all.map((each) => ({ ...each, words: toWords(each.text) }));
  const merchants = [...Map.groupBy(texts, ({ description }) => toSearchText(fold(description)))].map(
    ([folded, own]) => ({
      word: filterWord(folded, own),
      name: own[0]?.description ?? folded,
      minor: sumOf(own),
    }),
  );
  const largest = merchants.toSorted((one, other) => other.minor - one.minor).slice(0, MOST_MERCHANTS);
  return [...new Map(largest.toReversed().map((each) => [each.word, each])).values()]
    .map(({ name, word }) => {
      const found = texts.filter(({ words }) => words.includes(toWordStart(word)));
      return { name, word, minor: sumOf(found), count: countOf(found) };
    })
    .toSorted((one, other) => other.minor - one.minor);
}

/** What the history finds all texts of a merchant by: its folded words, or the longest of them that all have. */
function filterWord(folded: string, own: readonly { words: string }[]): string {
  const isInAll = (word: string) => own.every(({ words }) => words.includes(toWordStart(word)));
  if (folded.trim() !== '' && isInAll(folded)) return folded;
  const single = own[0]?.words.split(' ') ?? [];
  // A number is a reference of one payment.
  const named = [...folded.split(' '), ...single].filter((word) => /\p{L}/u.test(word));
  const common = named.filter((word) => isInAll(word));
  return longest(common) ?? longest(named) ?? longest(single) ?? folded;
}

function longest(words: readonly string[]): string | undefined {
  return words.toSorted((one, other) => other.length - one.length)[0];
}

function sumOf(texts: readonly TextSum[]): number {
  return texts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
