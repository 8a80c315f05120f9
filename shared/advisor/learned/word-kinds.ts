import { isShopName } from '../mend-slips.ts';

/** The kind of a word: common in questions, a well-known shop, or new. */
export const kindOf = (word: string, isKnown: boolean): 'known' | 'shop' | 'new' =>
  isShopName(word) ? 'shop' : isKnown ? 'known' : 'new';
