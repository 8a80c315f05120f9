import { useTranslation } from 'react-i18next';
import type { City } from '#shared/contract/location.ts';
import { countryName } from '#shared/countries.ts';

/** A city with its country, in the reader's language. */
export function usePlaceName(): (place: City) => string {
  const { t, i18n } = useTranslation();
  return ({ city, country }) => t('location.place', { city, country: countryName(country, i18n.language) });
}
