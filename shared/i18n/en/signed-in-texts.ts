import { categories } from './categories.ts';
import { forms } from './forms.ts';
import { navigation } from './navigation.ts';
import { texts as shellTexts } from './shell-texts.ts';
import { signedInErrors } from './signed-in-errors.ts';
import { summaries } from './summaries.ts';
import { transactions } from './transactions.ts';

/** The texts of the first screens after the sign-in. */
export const texts = {
  ...shellTexts,
  app: { ...shellTexts.app, navigation },
  errors: { ...shellTexts.errors, ...signedInErrors },
  categories,
  forms,
  summaries,
  transactions,
};
