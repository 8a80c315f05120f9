/** Transactions with the same searched text, by `toSearchText`. */
export type CountedText = { text: string; description: string; count: number };
/** A word of descriptions, notes and tags, with the texts of most transactions that have it. */
export type FrequentWord<Text> = { word: string; texts: readonly Text[] };

/** If the texts have more words, those of most transactions are read. */
const MAX_WORDS_READ = 100_000;
const TEXTS_OF_WORD = 3;

/** The most frequent words of some texts, and whether these are all that there are. */
export function frequentWords<Text extends CountedText>(
  all: readonly Text[],
  { most, between }: { most: number; between: RegExp },
): { words: FrequentWord<Text>[]; isWhole: boolean } {
  const found = new Map<string, { count: number; texts: Text[] }>();
  let read = 0;
  for (const each of all.toSorted((one, other) => other.count - one.count)) {
    if (read >= MAX_WORDS_READ) break;
    const words = new Set(each.text.split(between));
    read += words.size;
    words.delete('');
    for (const word of words) {
      const known = found.get(word);
      if (known === undefined) found.set(word, { count: each.count, texts: [each] });
      else {
        known.count += each.count;
        if (known.texts.length < TEXTS_OF_WORD) known.texts.push(each);
      }
    }
  }
  const words = [...found]
    .toSorted(([, one], [, other]) => other.count - one.count)
    .slice(0, most)
    .map(([word, { texts }]) => ({ word, texts }));
  return { words, isWhole: read < MAX_WORDS_READ && words.length === found.size };
}
