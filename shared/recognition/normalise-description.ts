import { payeeKeys } from '../import/match/payee-key.ts';
import { MONTH_WORDS, PAYMENT_WORDS } from './description-words.ts';

const MAX_WORDS = 6;
/** A store id or a reference. */
const MANY_DIGITS = /\d\D*\d\D*\d/;
/** A code of letters and digits, such as `2k4ab1`, or of letters that nobody can say, such as `pnbmktz`. */
const CODE = /^(?:(?=.{5,}$)(?=.*\d.*\d)(?=.*\p{L})|(?=.{6,}$)\p{L}+\d\p{L}+$|[b-df-hj-np-tv-xz]{6,}$)/u;
const YEAR = /^(?:19|20)\d{2}$/;

/**
 * Makes a function that folds a description to the words that name a payee, without references, days, months and
 * words for payments. The function caches its results, since the descriptions of an account repeat.
 */
export function descriptionFolder(): (description: string) => string {
  const toPayee = payeeKeys();
  const byPayee = new Map<string, string>();
  return (description) => {
    const payee = toPayee(/['’]/.test(description) ? description.replaceAll(/['’]/g, '') : description);
    const known = byPayee.get(payee);
    if (known !== undefined) return known;
    const folded = foldPayee(payee);
    byPayee.set(payee, folded);
    return folded;
  };
}

/** Returns the words that name a payee, from a key of `payeeKey`. */
export function foldPayee(payee: string): string {
  const words = payee.split(' ').filter((word) => word !== '');
  const plain = words.filter(
    (word) => !/^\p{N}+$/u.test(word) && !MANY_DIGITS.test(word) && !CODE.test(word),
  );
  const named = plain.filter((word) => !MONTH_WORDS.has(word) && !PAYMENT_WORDS.has(word));
  const withPayment = plain.filter((word) => !MONTH_WORDS.has(word));
  const best = [named, withPayment, plain, words].find((list) => list.length > 0) ?? [];
  return best.slice(0, MAX_WORDS).join(' ');
}

/** Removes the month and the year, which people and banks add to a description. */
export function withoutMonth(description: string): string {
  const words = description.split(' ');
  const others = words.filter((word) => {
    const plain = word.toLowerCase();
    return !MONTH_WORDS.has(plain) && !YEAR.test(plain);
  });
  return others.join('').length < 2 ? description : others.join(' ');
}
