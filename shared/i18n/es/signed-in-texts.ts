import type { texts as en } from '../en/signed-in-texts.ts';
import type { Shape } from '../shape.ts';
import { categories } from './categories.ts';
import { forms } from './forms.ts';
import { navigation } from './navigation.ts';
import { texts as shellTexts } from './shell-texts.ts';
import { signedInErrors } from './signed-in-errors.ts';
import { summaries } from './summaries.ts';
import { transactions } from './transactions.ts';

export const texts = {
  ...shellTexts,
  app: { ...shellTexts.app, navigation },
  errors: { ...shellTexts.errors, ...signedInErrors },
  categories,
  forms,
  summaries,
  transactions,
} satisfies Shape<typeof en>;
