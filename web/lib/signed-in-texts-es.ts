import { categories } from '#shared/i18n/es/categories.ts';
import { navigation } from '#shared/i18n/es/navigation.ts';
import { signedInErrors } from '#shared/i18n/es/signed-in-errors.ts';
import { summaries } from '#shared/i18n/es/summaries.ts';
import { transactions } from '#shared/i18n/es/transactions.ts';
import { shellTexts } from './shell-texts-es.ts';

export const signedInTexts = {
  ...shellTexts,
  app: { ...shellTexts.app, navigation },
  errors: { ...shellTexts.errors, ...signedInErrors },
  categories,
  summaries,
  transactions,
};
