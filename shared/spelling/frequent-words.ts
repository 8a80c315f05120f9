/** The number of transactions with one text. `text` is folded by `toSearchText` and begins with the description. */
export type CountedText = { text: string; description: string; count: number };
/** A word, with the most frequent texts that contain it. */
export type FrequentWord<Text> = { word: string; texts: readonly Text[] };

/** Limits the work; the most frequent texts are read first. */
const MAX_WORDS_READ = 100_000;
const TEXTS_OF_WORD = 3;

/** Returns at most `most` words, the most frequent first, and whether these are all words of the texts. */
export function frequentWords<Text extends CountedText>(
  all: readonly Text[],
  { most, separator }: { most: number; separator: RegExp },
): { words: FrequentWord<Text>[]; hasAllWords: boolean } {
  const found = new Map<string, { count: number; texts: Text[] }>();
  let wordsRead = 0;
  for (const each of all.toSorted((one, other) => other.count - one.count)) {
    if (wordsRead >= MAX_WORDS_READ) break;
    const words = new Set(each.text.split(separator));
    wordsRead += words.size;
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
  return { words, hasAllWords: wordsRead < MAX_WORDS_READ && words.length === found.size };
}
