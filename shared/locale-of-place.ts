import { numberFormat } from './intl-formats.ts';

/** The place of a user. The country may be any text. */
export type UserPlace = { country: string | null; timeZone: string };

const WORLD = '001';

/** Returns the locale in which people of a place read a language, such as 'en-GB'; undefined for an unknown place. */
export function localeOfPlace(language: string, place: UserPlace): string | undefined {
  const region = regionOf(place);
  if (region === undefined) return undefined;
  // A format of numbers is cheaper to make than one of dates, and falls back to the same locale.
  const { locale } = numberFormat(`${language}-${region}`, {}).resolvedOptions();
  // Without a region of its own, English would write dates as in the US.
  return locale === language || !hasOneDecimalMark(locale) ? `${language}-${WORLD}` : locale;
}

/**
 * Returns the locale in which a user reads a language in a browser. `locales` are those that the browser accepts, the
 * preferred one first. Many browsers say 'en-US' in any country, so the place counts more than 'en-US'.
 */
export function localeOfReader(language: string, place: UserPlace, locales: readonly Intl.Locale[]): string {
  const accepted = locales.filter((each) => each.language === language);
  const chosen = accepted.find(({ region, baseName }) => region !== undefined && baseName !== 'en-US');
  return chosen?.baseName ?? localeOfPlace(language, place) ?? accepted[0]?.baseName ?? language;
}

/** English in Spain writes 1.234,5 and €1,234.50, so an amount could be read in two ways. */
function hasOneDecimalMark(locale: string): boolean {
  const markOf = (options: Intl.NumberFormatOptions) =>
    numberFormat(locale, options)
      .formatToParts(0.5)
      .find(({ type }) => type === 'decimal')?.value;
  return markOf({}) === markOf({ style: 'currency', currency: 'EUR' });
}

function regionOf({ country, timeZone }: UserPlace): string | undefined {
  if (country !== null && /^[A-Z]{2}$/.test(country)) return country;
  // 'UTC' and 'Etc/GMT+3' name no place.
  if (!/^(?!Etc\/)\w+\//.test(timeZone)) return undefined;
  return AMERICAN_ZONES.test(timeZone) ? 'US' : WORLD;
}

/** The time zones of the US. They are listed here because Firefox cannot list those of a region. */
const AMERICAN_ZONES =
  /^(US|America\/(Adak|Anchorage|Boise|Chicago|Denver|Detroit|Indiana|Juneau|Kentucky|Los_Angeles|Menominee|Metlakatla|New_York|Nome|North_Dakota|Phoenix|Sitka|Yakutat|Indianapolis|Louisville|Shiprock)|Pacific\/Honolulu)(\/|$)/;
