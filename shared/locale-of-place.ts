import { numberFormat } from './intl-formats.ts';

/** The place of a person. The country may be any text. */
export type Where = { country: string | null; timeZone: string };

const WORLD = '001';

/** The locale in which people of a place read a language, such as 'en-GB'; undefined for a place that is not known. */
export function localeOfPlace(language: string, where: Where): string | undefined {
  const region = regionOf(where);
  if (region === undefined) return undefined;
  // Cheaper than a format of dates, and it falls back to the same locale.
  const { locale } = numberFormat(`${language}-${region}`, {}).resolvedOptions();
  // Without a region of its own, English would write dates as in the US.
  return locale === language || !hasOneDecimalMark(locale) ? `${language}-${WORLD}` : locale;
}

/**
 * The locale in which a person reads a language in a browser. `locales` are those that the browser accepts, the
 * preferred one first. Browsers say 'en-US' everywhere unless somebody changes it, so the place comes before that one.
 */
export function localeOfReader(language: string, where: Where, locales: readonly Intl.Locale[]): string {
  const own = locales.filter((each) => each.language === language);
  const chosen = own.find(({ region, baseName }) => region !== undefined && baseName !== 'en-US');
  return chosen?.baseName ?? localeOfPlace(language, where) ?? own[0]?.baseName ?? language;
}

/** English in Spain writes 1.234,5 and €1,234.50, so an amount could be read in two ways. */
function hasOneDecimalMark(locale: string): boolean {
  const markOf = (options: Intl.NumberFormatOptions) =>
    numberFormat(locale, options)
      .formatToParts(0.5)
      .find(({ type }) => type === 'decimal')?.value;
  return markOf({}) === markOf({ style: 'currency', currency: 'EUR' });
}

function regionOf({ country, timeZone }: Where): string | undefined {
  if (country !== null && /^[A-Z]{2}$/.test(country)) return country;
  // 'UTC' and 'Etc/GMT+3' are nowhere.
  if (!/^(?!Etc\/)\w+\//.test(timeZone)) return undefined;
  return AMERICAN_ZONES.test(timeZone) ? 'US' : WORLD;
}

/** Firefox has no list of the time zones of a region. */
const AMERICAN_ZONES =
  /^(US|America\/(Adak|Anchorage|Boise|Chicago|Denver|Detroit|Indiana|Juneau|Kentucky|Los_Angeles|Menominee|Metlakatla|New_York|Nome|North_Dakota|Phoenix|Sitka|Yakutat|Indianapolis|Louisville|Shiprock)|Pacific\/Honolulu)(\/|$)/;
