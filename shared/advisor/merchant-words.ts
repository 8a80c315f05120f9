import { COMPILED } from './concepts.ts';

/** All words that stand for the merchant of a slot, the given one first: those of rent for 'alquiler'. */
export function merchantWords(merchant: string): readonly string[] {
  return COMPILED.find(({ words: [first] }) => first === merchant)?.words ?? [merchant];
}
