import type { FoundMerchant } from './slots/merchants.ts';
import { findNarrowed } from './slots/narrowed.ts';
import { toWords } from './slots/text.ts';
import { findThingByFirstWord } from './slots/things.ts';
import type { Language } from './types.ts';

const STEM_LENGTH = 4;

/** Returns the name of a slot's merchant in a language: 'rent' for 'alquiler'. */
export function merchantName<Merchant extends string | undefined>(
  merchant: Merchant,
  language: Language,
): Merchant | string {
  return (findNarrowed(merchant) ?? findThingByFirstWord(merchant))?.names[language] ?? merchant;
}

/** Returns a merchant's name as the person typed it, with accents. If they did not type it, returns `merchantName`. */
export function merchantAsTyped(
  question: string,
  merchant: string,
  language: Language,
  found: readonly FoundMerchant[],
): string {
  const phrase = found.find(({ word }) => word === merchant)?.phrase ?? '';
  const thing = findThingByFirstWord(merchant);
  const like = phrase.split(' ').find((each) => thing?.words.some((word) => isLike(each, word)));
  const words = thing === undefined ? [phrase, findNarrowed(merchant) ? '' : merchant] : [like ?? ''];
  return (
    words.map((each) => findAsTyped(question, each)).find((each) => each !== undefined) ??
    merchantName(merchant, language)
  );
}

/** Whether two words have the same stem: 'seguros' and 'seguro', 'gasolinera' and 'gasolina'. */
function isLike(questionWord: string, word: string): boolean {
  return questionWord.startsWith(word.slice(0, Math.max(STEM_LENGTH, word.length - 1)));
}

/** Finds words of a question as they were typed. */
function findAsTyped(question: string, words: string): string | undefined {
  if (words === '') return undefined;
  const all = question.split(/[\s,;:!?¿¡"“”()]+/).filter((each) => each !== '');
  const count = words.split(' ').length;
  for (let length = count; length > 0; length--)
    for (let at = 0; at + length <= all.length; at++) {
      const part = all.slice(at, at + length).join(' ');
      if (toWords(part) === words) return part.replace(/[.…]+$/, '');
    }
  return undefined;
}
