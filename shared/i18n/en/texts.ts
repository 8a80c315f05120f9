import { account } from './account.ts';
import { app } from './app.ts';
import { auth } from './auth.ts';
import { categories } from './categories.ts';
import { emailChange } from './email-change.ts';
import { errors, fields } from './errors.ts';
import { passwordReset } from './password-reset.ts';
import { profile } from './profile.ts';
import { publicPages } from './public-pages.ts';
import { summaries } from './summaries.ts';
import { transactions } from './transactions.ts';

/** All English texts; every other language must have exactly these keys. */
export const en = {
  account,
  app,
  auth,
  categories,
  emailChange,
  errors,
  fields,
  passwordReset,
  profile,
  publicPages,
  summaries,
  transactions,
};
