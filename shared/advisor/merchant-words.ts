import { wordsOfMerchant } from './merchants.ts';

/** All words that stand for the merchant of a slot, the given one first: those of rent for 'alquiler'. */
export function merchantWords(merchant: string): readonly string[] {
  return wordsOfMerchant(merchant);
}
