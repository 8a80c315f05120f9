import { categories } from '#shared/i18n/en/categories.ts';
import { navigation } from '#shared/i18n/en/navigation.ts';
import { signedInErrors } from '#shared/i18n/en/signed-in-errors.ts';
import { summaries } from '#shared/i18n/en/summaries.ts';
import { transactions } from '#shared/i18n/en/transactions.ts';
import { shellTexts } from './shell-texts-en.ts';

/** The texts of the screens that most visits begin with. */
export const signedInTexts = {
  ...shellTexts,
  app: { ...shellTexts.app, navigation },
  errors: { ...shellTexts.errors, ...signedInErrors },
  categories,
  summaries,
  transactions,
};
