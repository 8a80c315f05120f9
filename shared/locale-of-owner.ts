import { localeOfPlace } from './locale-of-place.ts';

export type Owner = { language: string; currency: string; timeZone: string };

/**
 * The locale of a person where no browser says one. Most currencies are of one country, whose decimals and order of days
 * their owners use.
 */
export function localeOfOwner({ language, currency, timeZone }: Owner): string {
  const country = currency === 'USD' || currency === 'EUR' ? null : currency.slice(0, 2);
  return localeOfPlace(language, { country, timeZone }) ?? language;
}
