import { descriptionFolder } from '#shared/recognition/normalise-description.ts';
import { toSearchText } from '#shared/search-text.ts';
import { toWords, toWordStart } from '#shared/transaction-search.ts';
import type { TextSum } from './ledger-types.ts';
import { createWordFinder } from './word-finder.ts';

/** More are too small to be named. */
const MOST_MERCHANTS = 60;

export type Merchant = { name: string; word: string; minor: number; count: number };

/** The words of a text, by `toWords`. */
type Worded = TextSum & { words: string };
type Group = { folded: string; own: Worded[]; minor: number };

/**
 * Merchants by the words of their descriptions without references and days. Each counts all transactions that its
 * words find, so that its sum is that of its filter. It takes as much longer as there are more texts.
 */
export function groupMerchants(all: readonly TextSum[]): Merchant[] {
  const texts = all.map((each) => ({ ...each, words: toWords(each.text) }));
  const largest = groupByFolded(texts)
    .toSorted((one, other) => other.minor - one.minor)
    .slice(0, MOST_MERCHANTS)
    .map(({ folded, own }) => ({ word: filterWord(folded, own), name: own[0]?.description ?? folded }));
  const merchants = [...new Map(largest.toReversed().map((each) => [each.word, each])).values()];
  return withSums(merchants, texts).toSorted((one, other) => other.minor - one.minor);
}

function groupByFolded(texts: readonly Worded[]): Group[] {
  const fold = descriptionFolder();
  const groups = new Map<string, Group>();
  // Those of one merchant are folded to the same text again and again.
  const byText = new Map<string, Group>();
  for (const each of texts) {
    const text = fold(each.description);
    const group = byText.get(text) ?? groupOf(groups, toSearchText(text));
    byText.set(text, group);
    group.own.push(each);
    group.minor += each.amountMinor;
  }
  return [...groups.values()];
}

function groupOf(groups: Map<string, Group>, folded: string): Group {
  const group = groups.get(folded) ?? { folded, own: [], minor: 0 };
  groups.set(folded, group);
  return group;
}

/** What the history finds all texts of a merchant by: its folded words, or the longest of them that all have. */
function filterWord(folded: string, own: readonly Worded[]): string {
  const isInAll = (word: string) => {
    const start = toWordStart(word);
    return own.every(({ words }) => words.includes(start));
  };
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

function withSums(
  merchants: readonly Pick<Merchant, 'name' | 'word'>[],
  texts: readonly Worded[],
): Merchant[] {
  const summed = merchants.map((merchant) => ({ ...merchant, minor: 0, count: 0 }));
  const find = createWordFinder(summed.map(({ word }) => toWordStart(word)));
  for (const { words, amountMinor, count } of texts) {
    for (const place of find(words)) {
      const merchant = summed[place];
      if (merchant === undefined) continue;
      merchant.minor += amountMinor;
      merchant.count += count;
    }
  }
  return summed;
}
