import type { Page } from 'playwright-core';
import { listSessions } from '#shared/contract/account.ts';
import { signIn } from '#shared/contract/auth.ts';
import { checkEmailLink } from '#shared/contract/email-change.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { getInstance } from '#shared/contract/instance.ts';
import { checkPasswordReset, requestPasswordReset, resetPassword } from '#shared/contract/password-reset.ts';
import { getProfile, type Profile } from '#shared/contract/profile.ts';
import { getSummary } from '#shared/contract/summaries.ts';
import { listTransactions } from '#shared/contract/transaction-history.ts';
import { errorSentence, errorStatus, type ErrorCode } from '#shared/errors.ts';
import type { Texts as AllTexts } from '#shared/i18n/texts.ts';
import type { Language } from '#shared/languages.ts';

export const THEMES = ['light', 'dark'] as const;
export const WIDTHS = [360, 1440] as const;

/** The texts that find the parts of a screen. */
type Texts = AllTexts['screens'];

/** One state of one route. */
export interface Screen {
  name: string;
  path: string;
  /** Who is signed in: nobody, the account with two years of transactions, or a new one. */
  who: 'nobody' | 'demo' | 'fresh';
  /** Set if the screen exists at one width only. */
  width?: (typeof WIDTHS)[number];
  /** Set if the page exists in one language only. */
  language?: Language;
  /** Photographs only the window, as for a dialog, instead of the full page. */
  isWindowOnly?: true;
  /** Fakes answers of the server before the page opens. */
  arrange?: (page: Page) => Promise<void>;
  /** Brings the open page into the state. */
  act?: (page: Page, texts: Texts) => Promise<void>;
}

/** Every route with all states that look different. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/', who: 'nobody' },
  { name: 'consent', path: '/', who: 'nobody', isWindowOnly: true, act: openCookieSettings },
  { name: 'login', path: '/login', who: 'nobody' },
  { name: 'login-refused', path: '/login', who: 'nobody', arrange: refuseSignIn, act: signInWrongly },
  { name: 'signup', path: '/signup', who: 'nobody' },
  { name: 'signup-invalid', path: '/signup', who: 'nobody', act: submitEmptySignUp },
  { name: 'forgot-password', path: '/forgot-password', who: 'nobody', arrange: sendMail },
  {
    name: 'forgot-password-sent',
    path: '/forgot-password',
    who: 'nobody',
    arrange: sendMail,
    act: requestReset,
  },
  { name: 'forgot-password-no-mail', path: '/forgot-password', who: 'nobody' },
  { name: 'reset-password', path: '/reset-password?token=x', who: 'nobody', arrange: passwordLink('valid') },
  {
    name: 'reset-password-invalid',
    path: '/reset-password?token=x',
    who: 'nobody',
    arrange: passwordLink('valid'),
    act: repeatWrongly,
  },
  {
    name: 'reset-password-done',
    path: '/reset-password?token=x',
    who: 'nobody',
    arrange: passwordLink('valid'),
    act: choosePassword,
  },
  {
    name: 'reset-password-expired',
    path: '/reset-password?token=x',
    who: 'nobody',
    arrange: passwordLink('expired'),
  },
  {
    name: 'reset-password-used',
    path: '/reset-password?token=x',
    who: 'nobody',
    arrange: passwordLink('used'),
  },
  { name: 'reset-password-unknown', path: '/reset-password', who: 'nobody' },
  { name: 'confirm-email', path: '/confirm-email?token=x', who: 'nobody', arrange: emailLink('valid') },
  {
    name: 'confirm-email-waiting',
    path: '/confirm-email?token=x',
    who: 'nobody',
    arrange: emailLink('waiting'),
  },
  { name: 'confirm-email-done', path: '/confirm-email?token=x', who: 'nobody', arrange: emailLink('done') },
  {
    name: 'confirm-email-expired',
    path: '/confirm-email?token=x',
    who: 'nobody',
    arrange: emailLink('expired'),
  },
  { name: 'confirm-email-unknown', path: '/confirm-email', who: 'nobody' },
  { name: 'privacy-policy', path: '/privacy-policy', who: 'nobody' },
  { name: 'terms-and-conditions', path: '/terms-and-conditions', who: 'nobody' },
  { name: 'not-found', path: '/no-such-page', who: 'nobody' },
  { name: 'dashboard', path: '/dashboard', who: 'demo', act: seeTotals },
  { name: 'dashboard-this-year', path: '/dashboard?period=this-year', who: 'demo', act: seeTotals },
  {
    name: 'dashboard-custom-open',
    path: '/dashboard',
    who: 'demo',
    isWindowOnly: true,
    act: openCustomPeriod,
  },
  { name: 'dashboard-empty', path: '/dashboard', who: 'fresh', act: seeTotals },
  { name: 'dashboard-loading', path: '/dashboard', who: 'demo', arrange: stallSummary },
  { name: 'dashboard-error', path: '/dashboard', who: 'demo', arrange: failSummary, act: seeAlert },
  { name: 'add-expense', path: '/add-expense', who: 'demo' },
  { name: 'add-expense-invalid', path: '/add-expense', who: 'demo', act: saveEmptyExpense },
  { name: 'add-income', path: '/add-income', who: 'demo' },
  { name: 'location-found', path: '/dashboard', who: 'fresh', arrange: standInMadrid, act: detectCity },
  { name: 'location-failed', path: '/dashboard', who: 'fresh', arrange: hidePosition, act: detectCity },
  { name: 'location-form', path: '/profile', who: 'demo', act: editLocation },
  { name: 'premium', path: '/premium', who: 'demo' },
  { name: 'terms-dialog', path: '/dashboard', who: 'demo', isWindowOnly: true, arrange: withdrawTerms },
  { name: 'shortcuts', path: '/dashboard', who: 'demo', isWindowOnly: true, act: openShortcuts },
  { name: 'edit-dialog', path: '/dashboard', who: 'demo', isWindowOnly: true, act: openEditDialog },
  { name: 'delete-dialog', path: '/dashboard', who: 'demo', isWindowOnly: true, act: openDeleteDialog },
  { name: 'duplicate-dialog', path: '/dashboard', who: 'demo', isWindowOnly: true, act: openDuplicateDialog },
  { name: 'history', path: '/transactions', who: 'demo', isWindowOnly: true, act: seeHistory },
  {
    name: 'history-filtered',
    path: '/transactions?q=a&type=expense&category=food&from=2026-01-01&to=2026-12-31&min=5&sort=largest',
    who: 'demo',
    isWindowOnly: true,
    act: seeHistory,
  },
  {
    name: 'history-filters-open',
    path: '/transactions?type=expense&max=50',
    who: 'demo',
    width: 360,
    isWindowOnly: true,
    act: openFilters,
  },
  { name: 'history-period', path: '/transactions', who: 'demo', isWindowOnly: true, act: openPeriods },
  {
    name: 'history-selected',
    path: '/transactions',
    who: 'demo',
    isWindowOnly: true,
    act: selectTransactions,
  },
  { name: 'history-delete', path: '/transactions', who: 'demo', isWindowOnly: true, act: askToDelete },
  { name: 'history-nothing', path: '/transactions?q=no%20such%20thing', who: 'demo' },
  { name: 'history-empty', path: '/transactions', who: 'fresh' },
  { name: 'history-loading', path: '/transactions', who: 'demo', arrange: stallHistory },
  { name: 'history-error', path: '/transactions', who: 'demo', arrange: failHistory, act: seeAlert },
  { name: 'user-menu', path: '/dashboard', who: 'demo', isWindowOnly: true, act: openUserMenu },
  {
    name: 'consent-signed-in',
    path: '/dashboard',
    who: 'demo',
    isWindowOnly: true,
    act: openCookieSettingsSignedIn,
  },
  { name: 'drawer', path: '/dashboard', who: 'demo', width: 360, isWindowOnly: true, act: openDrawer },
  { name: 'profile', path: '/profile', who: 'demo', act: seeSessions },
  { name: 'profile-fresh', path: '/profile', who: 'fresh', act: seeSessions },
  { name: 'profile-errors', path: '/profile', who: 'demo', act: saveBadProfile },
  { name: 'profile-photo', path: '/profile', who: 'demo', isWindowOnly: true, act: openPhotoDialog },
  { name: 'profile-currency', path: '/profile', who: 'demo', isWindowOnly: true, act: openCurrencyDialog },
  { name: 'profile-delete', path: '/profile', who: 'demo', isWindowOnly: true, act: openAccountDialog },
  { name: 'profile-failed', path: '/profile', who: 'demo', arrange: failSessions, act: seeAlert },
  { name: 'api-docs', path: '/api/docs', who: 'nobody', language: 'en' },
];

async function signInWrongly(page: Page, { auth }: Texts): Promise<void> {
  await page.getByLabel(auth.email).fill('ana@example.org');
  await page.getByLabel(auth.password, { exact: true }).fill('not this one');
  await page.getByRole('button', { name: auth.signIn.submit }).click();
  await seeAlert(page);
}

async function submitEmptySignUp(page: Page, { auth }: Texts): Promise<void> {
  await page.getByRole('button', { name: auth.signUp.submit }).click();
}

async function saveEmptyExpense(page: Page, { transactions }: Texts): Promise<void> {
  await page.getByRole('button', { name: transactions.form.save.expense }).click();
}

async function seeTotals(page: Page, { summaries }: Texts): Promise<void> {
  await page.getByRole('region', { name: summaries.totals.label }).waitFor();
}

async function seeAlert(page: Page): Promise<void> {
  await page.getByRole('alert').first().waitFor();
}

async function openCustomPeriod(page: Page, texts: Texts): Promise<void> {
  await seeTotals(page, texts);
  await page.getByRole('button', { name: texts.summaries.period.custom }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.summaries.period.apply }).waitFor();
}

async function openEditDialog(page: Page, texts: Texts): Promise<void> {
  await openActions(page, texts);
  await page.getByRole('menuitem', { name: texts.transactions.list.edit }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.transactions.form.saveChanges }).waitFor();
}

async function openDuplicateDialog(page: Page, texts: Texts): Promise<void> {
  await openActions(page, texts);
  await page.getByRole('menuitem', { name: texts.transactions.list.duplicate }).click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
}

async function seeHistory(page: Page, { history }: Texts): Promise<void> {
  await page.getByRole('list', { name: history.list.label }).getByRole('listitem').first().waitFor();
}

async function openFilters(page: Page, texts: Texts): Promise<void> {
  await seeHistory(page, texts);
  await page.getByRole('button', { name: texts.history.filters.open }).click();
}

async function openPeriods(page: Page, texts: Texts): Promise<void> {
  await seeHistory(page, texts);
  const filters = page.getByRole('button', { name: texts.history.filters.open, exact: true });
  if (await filters.isVisible()) await filters.click();
  await page.getByRole('button', { name: texts.summaries.period.label }).click();
  await page.getByRole('menuitemradio').first().waitFor();
}

async function selectTransactions(page: Page, texts: Texts): Promise<void> {
  await seeHistory(page, texts);
  const mode = page.getByRole('button', { name: texts.history.list.selectMode, exact: true });
  if (await mode.isVisible()) await mode.click();
  const boxes = page.getByRole('list', { name: texts.history.list.label }).getByRole('checkbox');
  await boxes.nth(1).check();
  await boxes.nth(3).click({ modifiers: ['Shift'] });
}

async function askToDelete(page: Page, texts: Texts): Promise<void> {
  await selectTransactions(page, texts);
  await page.getByRole('button', { name: texts.history.list.deleteSelected, exact: true }).click();
  await page.getByRole('dialog', { name: texts.history.delete.title }).waitFor();
}

async function openDeleteDialog(page: Page, texts: Texts): Promise<void> {
  await openActions(page, texts);
  await page.getByRole('menuitem', { name: texts.transactions.list.delete }).click();
  await page.getByRole('dialog', { name: texts.transactions.delete.title }).waitFor();
}

async function openActions(page: Page, { transactions }: Texts): Promise<void> {
  const [beginning = ''] = transactions.list.actions.split('{{');
  await page.getByRole('button', { name: beginning }).first().click();
}

async function openUserMenu(page: Page, { app }: Texts): Promise<void> {
  await page.getByRole('button', { name: app.navigation.account }).click();
  await page.getByRole('menuitem', { name: app.navigation.logout }).waitFor();
}

async function openShortcuts(page: Page, texts: Texts): Promise<void> {
  await openUserMenu(page, texts);
  await page.getByRole('menuitem', { name: texts.app.navigation.shortcuts }).click();
  await page.getByRole('dialog', { name: texts.shortcuts.title }).waitFor();
}

async function detectCity(page: Page, { location }: Texts): Promise<void> {
  await page.getByRole('button', { name: location.detect }).click();
}

async function editLocation(page: Page, { location }: Texts): Promise<void> {
  await page.getByRole('button', { name: location.edit, exact: true }).click();
}

async function openCookieSettings(page: Page, { app, consent }: Texts): Promise<void> {
  await page.getByRole('button', { name: app.cookieSettings }).click();
  await page.getByRole('region', { name: consent.title }).getByText(consent.details).click();
}

async function openCookieSettingsSignedIn(page: Page, texts: Texts): Promise<void> {
  await openUserMenu(page, texts);
  await page.getByRole('menuitem', { name: texts.app.cookieSettings }).click();
  await page.getByRole('region', { name: texts.consent.title }).waitFor();
}

async function openDrawer(page: Page, { app }: Texts): Promise<void> {
  await page.getByRole('button', { name: app.navigation.menu, exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

async function seeSessions(page: Page, { account }: Texts): Promise<void> {
  await page.getByText(account.sessions.current).waitFor();
}

async function saveBadProfile(page: Page, { profile, account }: Texts): Promise<void> {
  await page.getByLabel(profile.name).fill('');
  await page.getByRole('button', { name: profile.save, exact: true }).first().click();
  await page.getByLabel(account.password.new, { exact: true }).fill('short');
  await page.getByRole('button', { name: account.password.change }).click();
}

async function openPhotoDialog(page: Page, { profile }: Texts): Promise<void> {
  const buffer = await page.screenshot();
  const file = { name: 'me.png', mimeType: 'image/png', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('dialog').getByRole('button', { name: profile.photo.use }).waitFor();
}

async function openCurrencyDialog(page: Page, texts: Texts): Promise<void> {
  const { profile } = texts;
  await page.getByText(profile.currencyLocked_other.replace('{{count}}', '2')).waitFor();
  await page.getByRole('combobox', { name: profile.currency }).fill('USD');
  await page.getByRole('option', { name: /USD/ }).click();
  await page.getByRole('button', { name: profile.save, exact: true }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: profile.confirmCurrency.confirm }).waitFor();
}

async function openAccountDialog(page: Page, { account }: Texts): Promise<void> {
  await page.getByRole('button', { name: account.delete.open }).click();
  await page.getByRole('dialog').getByRole('button', { name: account.delete.submit }).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
}

async function failSessions(page: Page): Promise<void> {
  await answerWith(page, listSessions.path, 'fetchFailed');
}

async function failSummary(page: Page): Promise<void> {
  await answerWith(page, `${getSummary.path}*`, 'fetchFailed');
}

/** Fakes the refusal, because the server would soon ask to wait after so many attempts. */
async function refuseSignIn(page: Page): Promise<void> {
  await answerWith(page, signIn.path, 'invalidCredentials');
}

async function standInMadrid(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const coords = { latitude: 40.4168, longitude: -3.7038 } as GeolocationCoordinates;
    navigator.geolocation.getCurrentPosition = (tell) => tell({ coords } as GeolocationPosition);
  });
}

async function hidePosition(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_, fail) => fail?.({ code: 2 } as GeolocationPositionError);
  });
}

async function withdrawTerms(page: Page): Promise<void> {
  await page.route(`**${getProfile.path}`, async (route) => {
    const answer = await route.fetch();
    const profile = (await answer.json()) as Profile;
    await route.fulfill({ response: answer, json: { ...profile, termsAccepted: false, termsVersion: 0 } });
  });
}

async function answerWith(page: Page, path: string, code: ErrorCode): Promise<void> {
  const json = { error: errorSentence(code), code, requestId: 'photograph' };
  await page.route(`**${path}`, (route) => route.fulfill({ status: errorStatus(code), json }));
}

/** Answers as if SMTP_URL were set, without sending mail. */
async function sendMail(page: Page): Promise<void> {
  await answerJson(page, getInstance.path, { mail: true, supportEmail: null });
  await answerJson(page, requestPasswordReset.path, { success: true });
}

function passwordLink(state: OutputOf<typeof checkPasswordReset>['state']) {
  return async (page: Page): Promise<void> => {
    await answerJson(page, checkPasswordReset.path, { state });
    await answerJson(page, resetPassword.path, { success: true });
  };
}

function emailLink(state: OutputOf<typeof checkEmailLink>['state']) {
  const answer = { state, address: 'current', newEmail: 'ana.urena.castellanos@example.org' };
  return (page: Page) => answerJson(page, checkEmailLink.path, answer);
}

async function answerJson(page: Page, path: string, json: object): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ json }));
}

async function requestReset(page: Page, { auth, passwordReset }: Texts): Promise<void> {
  await page.getByLabel(auth.email).fill('ana@example.org');
  await page.getByRole('button', { name: passwordReset.request.submit }).click();
  await page.getByRole('heading', { name: passwordReset.sent.title }).waitFor();
}

async function repeatWrongly(page: Page, { passwordReset: { choose } }: Texts): Promise<void> {
  await page.getByLabel(choose.newPassword, { exact: true }).fill('window-orchard-17');
  await page.getByLabel(choose.repeat).fill('window-orchard');
  await page.getByRole('button', { name: choose.submit }).click();
}

async function choosePassword(page: Page, { passwordReset: { choose, done } }: Texts): Promise<void> {
  await page.getByLabel(choose.newPassword, { exact: true }).fill('window-orchard-17');
  await page.getByLabel(choose.repeat).fill('window-orchard-17');
  await page.getByRole('button', { name: choose.submit }).click();
  await page.getByRole('heading', { name: done.title }).waitFor();
}

async function failHistory(page: Page): Promise<void> {
  await answerWith(page, `${listTransactions.path}?*`, 'fetchFailed');
}

async function stallHistory(page: Page): Promise<void> {
  await page.route(`**${listTransactions.path}?*`, () => undefined);
}

async function stallSummary(page: Page): Promise<void> {
  await page.route(`**${getSummary.path}*`, () => undefined);
}
