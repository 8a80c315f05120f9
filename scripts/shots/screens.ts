import type { Page } from 'playwright-core';
import type { Language } from '#shared/languages.ts';
import { askToDelete, choosePassword, detectCity, editLocation, openAccountDialog, openCookieSettings, openCookieSettingsSignedIn, openCurrencyDialog, openCustomPeriod, openDeleteDialog, openDrawer, openDuplicateDialog, openEditDialog, openFilters, openPeriods, openPhotoDialog, openShortcuts, openUserMenu, repeatWrongly, requestReset, saveBadProfile, saveEmptyExpense, seeAlert, seeHistory, seeSessions, seeTotals, selectTransactions, signInWrongly, submitEmptySignUp, type Texts } from './acts.ts';
import { emailLink, failHistory, failSessions, failSummary, hidePosition, passwordLink, refuseSignIn, sendMail, stallHistory, stallSummary, standInMadrid, withdrawTerms } from './answers.ts';

export const THEMES = ['light', 'dark'] as const;
export const WIDTHS = [360, 1440] as const;

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
  { name: 'dashboard-loading', path: '/dashboard?period=last-month', who: 'demo', arrange: stallSummary },
  {
    name: 'dashboard-error',
    path: '/dashboard?period=last-month',
    who: 'demo',
    arrange: failSummary,
    act: seeAlert,
  },
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
  { name: 'deleted-empty', path: '/transactions/deleted', who: 'fresh' },
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
