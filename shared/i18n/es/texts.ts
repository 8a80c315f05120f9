import type { texts as en } from '../en/texts.ts';
import type { Shape } from '../shape.ts';
import { account } from './account.ts';
import { app } from './app.ts';
import { ask } from './ask.ts';
import { auth } from './auth.ts';
import { balances } from './balances.ts';
import { budgets } from './budgets.ts';
import { categories } from './categories.ts';
import { consent } from './consent.ts';
import { deletedTransactions } from './deleted-transactions.ts';
import { emailChange } from './email-change.ts';
import { errors, fields } from './errors.ts';
import { forecast } from './forecast.ts';
import { forms } from './forms.ts';
import { goals } from './goals.ts';
import { history } from './history.ts';
import { imports } from './imports.ts';
import { laterErrors } from './later-errors.ts';
import { location } from './location.ts';
import { navigation } from './navigation.ts';
import { mailChoices } from './mail-choices.ts';
import { notices } from './notices.ts';
import { ownAccounts } from './own-accounts.ts';
import { ownCategories } from './own-categories.ts';
import { passkeys } from './passkeys.ts';
import { passwordReset } from './password-reset.ts';
import { premium } from './premium.ts';
import { profile } from './profile.ts';
import { publicPages } from './public-pages.ts';
import { quickAdd } from './quick-add.ts';
import { recurring } from './recurring.ts';
import { registration } from './registration.ts';
import { reports } from './reports.ts';
import { restore } from './restore.ts';
import { shortcuts } from './shortcuts.ts';
import { signedInErrors } from './signed-in-errors.ts';
import { splits } from './splits.ts';
import { summaries } from './summaries.ts';
import { support } from './support.ts';
import { tags } from './tags.ts';
import { terms } from './terms-dialog.ts';
import { tokens } from './tokens.ts';
import { transactions } from './transactions.ts';
import { transfers } from './transfers.ts';
import { twoStep } from './two-step.ts';

export const texts = {
  account,
  app: { ...app, navigation },
  ask,
  auth,
  balances,
  budgets,
  categories,
  consent,
  deletedTransactions,
  emailChange,
  errors: { ...errors, ...signedInErrors, ...laterErrors },
  fields,
  forecast,
  forms,
  goals,
  history,
  imports,
  location,
  mailChoices,
  notices,
  ownAccounts,
  ownCategories,
  passkeys,
  passwordReset,
  premium,
  profile,
  publicPages,
  quickAdd,
  recurring,
  registration,
  reports,
  restore,
  shortcuts,
  splits,
  summaries,
  support,
  tags,
  terms,
  tokens,
  transactions,
  transfers,
  twoStep,
} satisfies Shape<typeof en>;
