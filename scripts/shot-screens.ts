import type { Page } from 'playwright-core';
import { signIn } from '#shared/contract/auth.ts';
import { getSummary } from '#shared/contract/summaries.ts';
import { listTransactions } from '#shared/contract/transaction-history.ts';
import { errorSentence, errorStatus, type ErrorCode } from '#shared/errors.ts';
import { history as enHistory } from '#shared/i18n/en/history.ts';
import { en } from '#shared/i18n/en/texts.ts';
import { history as esHistory } from '#shared/i18n/es/history.ts';
import { es } from '#shared/i18n/es/texts.ts';

export const LANGUAGES = ['en', 'es'] as const;
export const THEMES = ['light', 'dark'] as const;
export const WIDTHS = [360, 1440] as const;

/** The words on the screen, by which its parts are found. */
export const TEXTS = { en: { ...en, history: enHistory }, es: { ...es, history: esHistory } };
export type Texts = (typeof TEXTS)['en'] | (typeof TEXTS)['es'];

/** One state of one route, as somebody meets it. */
export interface Screen {
  name: string;
  path: string;
  /** Nobody is signed in, the account with two years of records is, or one that has just signed up. */
  who: 'nobody' | 'demo' | 'fresh';
  /** Where the screen exists at one width only. */
  width?: (typeof WIDTHS)[number];
  /** Where the page is in one language only. */
  language?: (typeof LANGUAGES)[number];
  /** A dialog is photographed as the window shows it, everything else at full length. */
  isWindowOnly?: true;
  /** Arranges what the server answers, before the page opens. */
  arrange?: (page: Page) => Promise<void>;
  /** Brings the opened page into the state. */
  act?: (page: Page, texts: Texts) => Promise<void>;
}

/** Every route, and the states of it that look different. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/', who: 'nobody' },
  { name: 'login', path: '/login', who: 'nobody' },
  { name: 'login-refused', path: '/login', who: 'nobody', arrange: refuseSignIn, act: signInWrongly },
  { name: 'signup', path: '/signup', who: 'nobody' },
  { name: 'signup-invalid', path: '/signup', who: 'nobody', act: submitEmptySignUp },
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
  { name: 'history-selected', path: '/transactions', who: 'demo', isWindowOnly: true, act: selectRecords },
  { name: 'history-delete', path: '/transactions', who: 'demo', isWindowOnly: true, act: askToDelete },
  { name: 'history-nothing', path: '/transactions?q=no%20such%20thing', who: 'demo' },
  { name: 'history-empty', path: '/transactions', who: 'fresh' },
  { name: 'history-loading', path: '/transactions', who: 'demo', arrange: stallHistory },
  { name: 'history-error', path: '/transactions', who: 'demo', arrange: failHistory, act: seeAlert },
  { name: 'user-menu', path: '/dashboard', who: 'demo', isWindowOnly: true, act: openUserMenu },
  { name: 'drawer', path: '/dashboard', who: 'demo', width: 360, isWindowOnly: true, act: openDrawer },
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

async function selectRecords(page: Page, texts: Texts): Promise<void> {
  await seeHistory(page, texts);
  const mode = page.getByRole('button', { name: texts.history.list.selectMode, exact: true });
  if (await mode.isVisible()) await mode.click();
  const boxes = page.getByRole('list', { name: texts.history.list.label }).getByRole('checkbox');
  await boxes.nth(1).check();
  await boxes.nth(3).click({ modifiers: ['Shift'] });
}

async function askToDelete(page: Page, texts: Texts): Promise<void> {
  await selectRecords(page, texts);
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

async function openDrawer(page: Page, { app }: Texts): Promise<void> {
  await page.getByRole('button', { name: app.navigation.menu, exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

async function failSummary(page: Page): Promise<void> {
  await answerWith(page, `${getSummary.path}*`, 'fetchFailed');
}

/** Not the server itself, which would soon ask whoever guesses to wait. */
async function refuseSignIn(page: Page): Promise<void> {
  await answerWith(page, signIn.path, 'invalidCredentials');
}

async function answerWith(page: Page, path: string, code: ErrorCode): Promise<void> {
  const json = { error: errorSentence(code), code, requestId: 'photograph' };
  await page.route(`**${path}`, (route) => route.fulfill({ status: errorStatus(code), json }));
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
