import { isShopName } from '../mend-slips.ts';

/** What is known of a word beside its neighbours. */
export const kindOf = (word: string, isKnown: boolean): 'known' | 'shop' | 'new' =>
  isShopName(word) ? 'shop' : isKnown ? 'known' : 'new';
