import { adminTexts as ownTexts } from '#shared/i18n/en/admin-texts.ts';
import { en } from '#shared/i18n/en/texts.ts';

/** Every text: administrators use the other screens as well. */
export const adminTexts = {
  ...en,
  ...ownTexts,
  errors: { ...en.errors, ...ownTexts.errors },
};
