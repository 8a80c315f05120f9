import type { Page } from 'playwright-core';
import { paths } from '#shared/paths.ts';
import { failSummary, stallSummary, withdrawTerms } from '../answers.ts';
import { clickButton, clickItem, inWindow, seeAlert, seeButtonOfDialog, seeWrongField, startOf, type Act, type Screen } from '../screen.ts';

const path = paths.dashboard;
const lastMonth = `${path}?period=last-month`;

export const dashboardScreens: readonly Screen[] = [
  { name: 'dashboard', path, who: 'demo', act: seeTotals },
  { name: 'dashboard-this-year', path: `${path}?period=this-year`, who: 'demo', act: seeTotals },
  { name: 'dashboard-tables', path, who: 'demo', act: showTables },
  { name: 'dashboard-custom-open', path, who: 'demo', ...inWindow, act: openCustomPeriod },
  { name: 'dashboard-empty', path, who: 'fresh', act: seeWelcome },
  { name: 'dashboard-loading', path: lastMonth, who: 'demo', arrange: stallSummary },
  { name: 'dashboard-error', path: lastMonth, who: 'demo', arrange: failSummary, act: seeAlert },
  { name: 'location-found', path, who: 'fresh', act: detectMadrid },
  { name: 'location-failed', path, who: 'fresh', act: detectNothing },
  { name: 'terms-dialog', path, who: 'demo', ...inWindow, arrange: withdrawTerms, act: acceptNothing },
  { name: 'shortcuts', path, who: 'demo', ...inWindow, act: openShortcuts },
  { name: 'user-menu', path, who: 'demo', ...inWindow, act: openUserMenu },
  { name: 'user-menu-admin', path, who: 'admin', ...inWindow, act: openUserMenu },
  { name: 'quick-add', path: `${path}?quick`, who: 'demo', ...inWindow, act: seeFavourites },
  { name: 'quick-add-typed', path: `${path}?quick`, who: 'demo', ...inWindow, act: typeLine },
  { name: 'quick-add-missing', path: `${path}?quick`, who: 'demo', ...inWindow, act: typeAmount },
  { name: 'drawer', path, who: 'demo', isForPhones: true, ...inWindow, act: openDrawer },
  { name: 'drawer-admin', path, who: 'admin', isForPhones: true, ...inWindow, act: openDrawer },
  { name: 'consent-signed-in', path, who: 'demo', ...inWindow, act: openCookieSettings },
  { name: 'row-menu', path, who: 'demo', ...inWindow, act: openActions },
  { name: 'edit-dialog', path, who: 'demo', ...inWindow, act: openEditDialog },
  { name: 'duplicate-dialog', path, who: 'demo', ...inWindow, act: openDuplicateDialog },
  { name: 'delete-dialog', path, who: 'demo', ...inWindow, act: openDeleteDialog },
  { name: 'premium', path: paths.premium, who: 'demo' },
  { name: 'premium-admin', path: paths.premium, who: 'admin', arrange: fakeFree },
];

async function seeTotals(...[page, { summaries }]: Parameters<Act>): Promise<void> {
  await page.getByRole('region', { name: summaries.totals.label }).waitFor();
}

async function seeWelcome(...[page, { summaries, location }]: Parameters<Act>): Promise<void> {
  await page.getByRole('link', { name: summaries.empty.addExpense }).first().waitFor();
  await page.getByRole('button', { name: location.detect }).waitFor();
}

async function showTables(...[page, texts]: Parameters<Act>): Promise<void> {
  await seeTotals(page, texts);
  const tables = page.getByRole('button', { name: texts.summaries.showTable });
  await tables.first().waitFor();
  for (const table of await tables.all()) await table.click();
}

async function openCustomPeriod(...[page, texts]: Parameters<Act>): Promise<void> {
  await seeTotals(page, texts);
  await page.getByRole('group', { name: texts.summaries.period.label }).locator('[aria-haspopup=menu]').click();
  await clickItem(page, texts.summaries.period.custom);
  await seeButtonOfDialog(page, texts.summaries.period.apply);
}

async function detectMadrid(...[page, { location }]: Parameters<Act>): Promise<void> {
  await page.evaluate(() => {
    const coords = { latitude: 40.4168, longitude: -3.7038 } as GeolocationCoordinates;
    navigator.geolocation.getCurrentPosition = (tell) => tell({ coords } as GeolocationPosition);
  });
  await clickButton(page, location.detect);
  await page.getByRole('button', { name: location.dontSave }).waitFor();
}

async function detectNothing(...[page, { location }]: Parameters<Act>): Promise<void> {
  await page.evaluate(() => {
    navigator.geolocation.getCurrentPosition = (_, fail) => fail?.({ code: 2 } as GeolocationPositionError);
  });
  await clickButton(page, location.detect);
  await page.getByRole('button', { name: location.retry }).waitFor();
}

async function acceptNothing(...[page, { terms }]: Parameters<Act>): Promise<void> {
  await clickButton(page.getByRole('dialog'), terms.submit);
  await seeWrongField(page);
}

/** On phones the account is in the drawer. */
async function openUserMenu(...[page, texts]: Parameters<Act>): Promise<void> {
  const { navigation } = texts.app;
  await page.getByRole('navigation', { name: navigation.main }).waitFor();
  if (await page.getByRole('button', { name: navigation.more }).isVisible()) return openDrawer(page, texts);
  await page.getByRole('button', { name: navigation.account }).click();
  await page.getByRole('menuitem', { name: navigation.logout }).waitFor();
}

async function openShortcuts(...[page, texts]: Parameters<Act>): Promise<void> {
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: texts.shortcuts.title }).waitFor();
}

async function seeFavourites(...[page, { quickAdd }]: Parameters<Act>): Promise<void> {
  await page.getByRole('group', { name: quickAdd.favourites }).waitFor();
}

async function typeLine(...[page, { quickAdd }]: Parameters<Act>): Promise<void> {
  await page.getByLabel(quickAdd.line).fill('sofa 1.200 03/04 #casa');
}

async function typeAmount(...[page, { quickAdd }]: Parameters<Act>): Promise<void> {
  await page.getByLabel(quickAdd.line).fill('12');
  await page.keyboard.press('Enter');
  await seeWrongField(page);
}

async function openDrawer(...[page, { app }]: Parameters<Act>): Promise<void> {
  await clickButton(page, app.navigation.more);
  await page.getByRole('dialog').waitFor();
}

async function openCookieSettings(...[page, texts]: Parameters<Act>): Promise<void> {
  await openUserMenu(page, texts);
  const name = texts.app.cookieSettings;
  await page.getByRole('menuitem', { name }).or(page.getByRole('dialog').getByRole('button', { name })).click();
  await page.getByRole('region', { name: texts.consent.title }).waitFor();
}

async function openActions(...[page, { transactions }]: Parameters<Act>): Promise<void> {
  await clickButton(page, startOf(transactions.list.actions));
  await page.getByRole('menuitem').first().waitFor();
}

async function openEditDialog(...[page, texts]: Parameters<Act>): Promise<void> {
  await openActions(page, texts);
  await clickItem(page, texts.transactions.list.edit);
  await seeButtonOfDialog(page, texts.transactions.form.saveChanges);
}

async function openDuplicateDialog(...[page, texts]: Parameters<Act>): Promise<void> {
  await openActions(page, texts);
  await clickItem(page, texts.transactions.list.duplicate);
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
}

async function openDeleteDialog(...[page, texts]: Parameters<Act>): Promise<void> {
  await openActions(page, texts);
  await clickItem(page, texts.transactions.list.delete);
  await page.getByRole('dialog', { name: texts.transactions.delete.title }).waitFor();
}

/** Fakes an account without Premium, because every account here has it. */
async function fakeFree(on: Page): Promise<void> {
  const json = { mode: 'byGrant', hasPremium: false, plan: 'free', until: null, source: null, request: null };
  await on.route('**/api/v1/premium', (route) => route.fulfill({ json }));
}
