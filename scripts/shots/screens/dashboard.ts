import type { Page } from 'playwright-core';
import { paths } from '#shared/paths.ts';
import { failSummary, stallSummary, withdrawTerms } from '../faked-responses.ts';
import {
  clickButton,
  clickItem,
  screensAt,
  seeAlert,
  seeButtonOfDialog,
  seeWrongField,
  startOf,
  windowsAt,
  type Act,
  type Screen,
} from '../screen.ts';

const path = paths.dashboard;
const lastMonth = `${path}?period=last-month`;

const seeTotals: Act = async (page, { summaries }) => {
  await page.getByRole('region', { name: summaries.totals.label }).waitFor();
};

const seeWelcome: Act = async (page, { summaries, location }) => {
  await page.getByRole('link', { name: summaries.empty.addExpense }).first().waitFor();
  await page.getByRole('button', { name: location.detect }).waitFor();
};

const showTables: Act = async (page, texts) => {
  await seeTotals(page, texts);
  const tables = page.getByRole('button', { name: texts.summaries.showTable });
  await tables.first().waitFor();
  for (const table of await tables.all()) await table.click();
};

const openCustomPeriod: Act = async (page, texts) => {
  await seeTotals(page, texts);
  await page
    .getByRole('group', { name: texts.summaries.period.label })
    .locator('[aria-haspopup=menu]')
    .click();
  await clickItem(page, texts.summaries.period.custom);
  await seeButtonOfDialog(page, texts.summaries.period.apply);
};

const detectMadrid: Act = async (page, { location }) => {
  await page.evaluate(() => {
    const coords = { latitude: 40.4168, longitude: -3.7038 } as GeolocationCoordinates;
    navigator.geolocation.getCurrentPosition = (tell) => tell({ coords } as GeolocationPosition);
  });
  await clickButton(page, location.detect);
  await page.getByRole('button', { name: location.dontSave }).waitFor();
};

const detectNothing: Act = async (page, { location }) => {
  await page.evaluate(() => {
    navigator.geolocation.getCurrentPosition = (_, fail) => fail?.({ code: 2 } as GeolocationPositionError);
  });
  await clickButton(page, location.detect);
  await page.getByRole('button', { name: location.retry }).waitFor();
};

const acceptNothing: Act = async (page, { terms }) => {
  await clickButton(page.getByRole('dialog'), terms.submit);
  await seeWrongField(page);
};

/** On phones the account is in the drawer. */
const openUserMenu: Act = async (page, texts) => {
  const { navigation } = texts.app;
  await page.getByRole('navigation', { name: navigation.main }).waitFor();
  if (await page.getByRole('button', { name: navigation.more }).isVisible()) {
    await openDrawer(page, texts);
  } else {
    await page.getByRole('button', { name: navigation.account }).click();
    await page.getByRole('menuitem', { name: navigation.logout }).waitFor();
  }
};

const openShortcuts: Act = async (page, texts) => {
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: texts.shortcuts.title }).waitFor();
};

const typeAmount: Act = async (page, { quickAdd }) => {
  await page.getByLabel(quickAdd.line).fill('12');
  await page.keyboard.press('Enter');
  await seeWrongField(page);
};

const openDrawer: Act = async (page, { app }) => {
  await clickButton(page, app.navigation.more);
  await page.getByRole('dialog').waitFor();
};

const openCookieSettings: Act = async (page, texts) => {
  await openUserMenu(page, texts);
  const name = texts.app.cookieSettings;
  await page
    .getByRole('menuitem', { name })
    .or(page.getByRole('dialog').getByRole('button', { name }))
    .click();
  await page.getByRole('region', { name: texts.consent.title }).waitFor();
};

const openActions: Act = async (page, { transactions }) => {
  await clickButton(page, startOf(transactions.list.actions));
  await page.getByRole('menuitem').first().waitFor();
};

const openEditDialog: Act = async (page, texts) => {
  await openActions(page, texts);
  await clickItem(page, texts.transactions.list.edit);
  await seeButtonOfDialog(page, texts.transactions.form.saveChanges);
};

const openDuplicateDialog: Act = async (page, texts) => {
  await openActions(page, texts);
  await clickItem(page, texts.transactions.list.duplicate);
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
};

const openDeleteDialog: Act = async (page, texts) => {
  await openActions(page, texts);
  await clickItem(page, texts.transactions.list.delete);
  await page.getByRole('dialog', { name: texts.transactions.delete.title }).waitFor();
};

/** Fakes an account without Premium, because every account here has it. */
async function fakeFree(on: Page): Promise<void> {
  const json = { mode: 'byGrant', hasPremium: false, plan: 'free', until: null, source: null, request: null };
  await on.route('**/api/v1/premium', (route) => route.fulfill({ json }));
}

export const dashboardScreens: readonly Screen[] = [
  ...screensAt(path, 'demo', {
    dashboard: { act: seeTotals },
    'dashboard-tables': { act: showTables },
  }),
  { name: 'dashboard-this-year', path: `${path}?period=this-year`, who: 'demo', act: seeTotals },
  ...windowsAt(path, 'demo', {
    'dashboard-custom-open': { act: openCustomPeriod },
    'terms-dialog': { arrange: withdrawTerms, act: acceptNothing },
    shortcuts: { act: openShortcuts },
    'user-menu': { act: openUserMenu },
    drawer: { isForPhones: true, act: openDrawer },
    'consent-signed-in': { act: openCookieSettings },
    'row-menu': { act: openActions },
    'edit-dialog': { act: openEditDialog },
    'duplicate-dialog': { act: openDuplicateDialog },
    'delete-dialog': { act: openDeleteDialog },
  }),
  ...screensAt(path, 'fresh', {
    'dashboard-empty': { act: seeWelcome },
    'location-found': { act: detectMadrid },
    'location-failed': { act: detectNothing },
  }),
  ...screensAt(lastMonth, 'demo', {
    'dashboard-loading': { arrange: stallSummary },
    'dashboard-error': { arrange: failSummary, act: seeAlert },
  }),
  ...windowsAt(path, 'admin', {
    'user-menu-admin': { act: openUserMenu },
    'drawer-admin': { isForPhones: true, act: openDrawer },
  }),
  ...windowsAt(`${path}?quick`, 'demo', {
    'quick-add': {
      act: (page, { quickAdd }) => page.getByRole('group', { name: quickAdd.favourites }).waitFor(),
    },
    'quick-add-typed': {
      act: (page, { quickAdd }) => page.getByLabel(quickAdd.line).fill('sofa 1.200 03/04 #casa'),
    },
    'quick-add-missing': { act: typeAmount },
  }),
  { name: 'premium', path: paths.premium, who: 'demo' },
  { name: 'premium-admin', path: paths.premium, who: 'admin', arrange: fakeFree },
];
