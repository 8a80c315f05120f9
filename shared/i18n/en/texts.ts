import { account } from './account.ts';
import { app } from './app.ts';
import { auth } from './auth.ts';
import { categories } from './categories.ts';
import { consent } from './consent.ts';
import { deletedTransactions } from './deleted-transactions.ts';
import { emailChange } from './email-change.ts';
import { errors, fields } from './errors.ts';
import { forms } from './forms.ts';
import { history } from './history.ts';
import { imports } from './imports.ts';
import { location } from './location.ts';
import { navigation } from './navigation.ts';
import { ownCategories } from './own-categories.ts';
import { passwordReset } from './password-reset.ts';
import { premium } from './premium.ts';
import { profile } from './profile.ts';
import { publicPages } from './public-pages.ts';
import { registration } from './registration.ts';
import { restore } from './restore.ts';
import { shortcuts } from './shortcuts.ts';
import { signedInErrors } from './signed-in-errors.ts';
import { splits } from './splits.ts';
import { summaries } from './summaries.ts';
import { tags } from './tags.ts';
import { terms } from './terms-dialog.ts';
import { transactions } from './transactions.ts';

/** All English texts. Every other language must have the same keys. */
export const texts = {
  account,
  app: { ...app, navigation },
  auth,
  categories,
  consent,
  deletedTransactions,
  emailChange,
  errors: { ...errors, ...signedInErrors },
  fields,
  forms,
  history,
  imports,
  location,
  ownCategories,
  passwordReset,
  premium,
  profile,
  publicPages,
  registration,
  restore,
  shortcuts,
  splits,
  summaries,
  tags,
  terms,
  transactions,
};
