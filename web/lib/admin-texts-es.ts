import { adminTexts as ownTexts } from '#shared/i18n/es/admin-texts.ts';
import { es } from '#shared/i18n/es/texts.ts';

/** Every text: administrators use the other screens as well. */
export const adminTexts = {
  ...es,
  ...ownTexts,
  errors: { ...es.errors, ...ownTexts.errors },
};
