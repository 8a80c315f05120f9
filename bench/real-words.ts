/**
 * Writes `shared/advisor/lexicon/real-words.json`: real words that the advisor would take for misspellings of words
 * that it knows. Run it after adding words for categories, shops or things. It reads lists of all words of a language,
 * each a JSON array, such as those in the packages `an-array-of-english-words` and `an-array-of-spanish-words`, 2.0.0.
 *
 *   node bench/real-words.ts en=english.json es=spanish.json
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { isShopName, mendSlip } from '#shared/advisor/slots/mend-slips.ts';
import { toWords } from '#shared/advisor/slots/text.ts';
import type { Language } from '#shared/advisor/types.ts';
import realWords from '#shared/advisor/lexicon/real-words.json' with { type: 'json' };

/** Words that are nearly always a misspelling, although they exist: 'cuantas beses'. */
const SLIPS = new Set(['beses']);
const FILE = new URL('../shared/advisor/lexicon/real-words.json', import.meta.url);
const result: Record<Language, string> = { ...realWords };
for (const argument of process.argv.slice(2)) {
  const [language = '', path = ''] = argument.split('=');
  if (language !== 'en' && language !== 'es') throw new Error(`${argument} is no list of a language.`);
  const all = JSON.parse(readFileSync(path, 'utf8')) as string[];
  const earlierWords = realWords[language].split(' ');
  const newWords = all.map((word) => toWords(word)).filter((word) => isMistakable(word, language));
  const words = [...new Set([...earlierWords, ...newWords])].filter(
    (word) => word !== '' && !SLIPS.has(word),
  );
  result[language] = words.toSorted().join(' ');
  console.log(`${language}: ${words.length} words`);
}
writeFileSync(FILE, `${JSON.stringify(result, undefined, 2)}\n`);

function isMistakable(word: string, language: Language): boolean {
  return /^[a-z]{3,18}$/.test(word) && !isShopName(word) && mendSlip(word, language) !== undefined;
}
