import { localeOfPlace } from './locale-of-place.ts';

export type Owner = { language: string; currency: string; timeZone: string };

/**
 * Returns the locale of a user for mails and files, which no browser requests. It is guessed from the currency, since
 * most currencies belong to one country.
 */
export function localeOfOwner({ language, currency, timeZone }: Owner): string {
  const country = currency === 'USD' || currency === 'EUR' ? null : currency.slice(0, 2);
  return localeOfPlace(language, { country, timeZone }) ?? language;
}
