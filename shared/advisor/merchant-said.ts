import { COMPILED } from './concepts.ts';
import type { FoundMerchant } from './merchants.ts';
import { narrowedBy } from './narrowed.ts';
import { toWords } from './text.ts';
import type { Language } from './types.ts';

const LIKE = 4;

/** What a merchant of the slots is called in a language: 'rent' for 'alquiler'. */
export function merchantName<Merchant extends string | undefined>(
  merchant: Merchant,
  language: Language,
): Merchant | string {
  return (narrowedBy(merchant) ?? conceptOf(merchant))?.names[language] ?? merchant;
}

/** What the person called it, with its accents; where that is no word that is looked for, its name. */
export function merchantSaid(
  question: string,
  merchant: string,
  language: Language,
  found: readonly FoundMerchant[],
): string {
  const concept = conceptOf(merchant);
  const saidWhole = found.find(({ word }) => word === merchant)?.said ?? '';
  if (narrowedBy(merchant)) return typed(question, saidWhole) ?? merchantName(merchant, language);
  const said = saidWhole.split(' ');
  const words = concept ? said.find((each) => concept.words.some((word) => isLike(each, word))) : merchant;
  return (words !== undefined && typed(question, words)) || merchantName(merchant, language);
}

const conceptOf = (merchant: string | undefined) => COMPILED.find(({ words: [first] }) => first === merchant);

/** 'Seguros' and 'seguro', 'gasolinera' and 'gasolina'. */
function isLike(said: string, word: string): boolean {
  return said.startsWith(word.slice(0, Math.max(LIKE, word.length - 1)));
}

/** Words of a question as they were typed. */
function typed(question: string, words: string): string | undefined {
  const all = question.split(/[\s,;:!?¿¡"“”()]+/).filter((each) => each !== '');
  const count = Math.max(1, words.split(' ').length);
  for (let length = count; length > 0; length--)
    for (let at = 0; at + length <= all.length; at++) {
      const said = all.slice(at, at + length).join(' ');
      if (toWords(said) === words) return said.replace(/[.…]+$/, '');
    }
  return undefined;
}
