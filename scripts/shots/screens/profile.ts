import type { Page } from 'playwright-core';
import { paths } from '#shared/paths.ts';
import { accountFile, damagedAccountFile } from '../../../e2e/testing/account-files.ts';
import { failSessions } from '../faked-responses.ts';
import {
  clickButton,
  clickItem,
  screensAt,
  seeAlert,
  seeButtonOfDialog,
  seeText,
  seeWrongField,
  startOf,
  windowsAt,
  type Act,
  type Screen,
  type Texts,
} from '../screen.ts';

const path = paths.profile;
const personal = `${path}#personal`;
const look = `${path}#look`;
const categories = paths.categories;
const security = `${path}#security`;
const tokens = `${path}#tokens`;
const data = `${path}#data`;

const seeTags: Act = async (page, texts) => {
  await page.getByRole('button', { name: `${texts.tags.manage.rename}: Lisboa` }).waitFor();
};

const saveNoToken: Act = async (page, { tokens: texts }) => {
  await clickButton(page, texts.create);
  await clickButton(page.getByRole('dialog'), texts.dialog.submit);
  await seeWrongField(page);
};

/** Fakes the token, because an account may have only a few, and the server would ask for the password. */
const makeToken: Act = async (page, { tokens: texts }) => {
  const now = new Date().toISOString();
  const made = { id: 'x', name: 'iPhone', scope: 'add', createdAt: now, lastUsedAt: null, expiresAt: now };
  await page.route('**/api/v1/me/tokens', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 201, json: { ...made, token: `saldo_${'x7Kq'.repeat(24)}` } })
      : route.continue(),
  );
  await clickButton(page, texts.create);
  await page.getByRole('dialog').getByLabel(texts.dialog.name).fill('iPhone');
  await page.keyboard.press('Enter');
  await seeButtonOfDialog(page, texts.made.copy);
};

const renameTag: Act = async (page, texts) => {
  await seeTags(page, texts);
  await clickButton(page, `${texts.tags.manage.rename}: Lisboa`);
  await page.getByRole('dialog').getByRole('textbox').waitFor();
};

const inRestore = (page: Page, { restore }: Texts) => page.getByRole('region', { name: restore.title });

const seeRestore: Act = async (page, texts) => {
  const button = inRestore(page, texts).getByRole('button', { name: texts.restore.choose });
  await button.scrollIntoViewIfNeeded();
};

const chooseFile: Act = async (page, texts) => {
  await seeRestore(page, texts);
  const section = inRestore(page, texts);
  await section.locator('input[type=file]').setInputFiles(accountFile());
  await section.getByRole('button', { name: texts.restore.chooseOther }).waitFor();
  await section.getByRole('button', { name: texts.restore.submit, exact: true }).scrollIntoViewIfNeeded();
};

const chooseDamagedFile: Act = async (page, texts) => {
  await seeRestore(page, texts);
  await inRestore(page, texts).locator('input[type=file]').setInputFiles(damagedAccountFile());
  await page.getByText(texts.restore.errors.damaged).scrollIntoViewIfNeeded();
};

const saveNoName: Act = async (page, { profile }) => {
  await page.getByLabel(profile.name).fill('');
  await clickButton(page, profile.save);
  await seeWrongField(page);
};

const choosePoorPassword: Act = async (page, { account }) => {
  await page.getByLabel(account.password.new, { exact: true }).fill('short');
  await clickButton(page, account.password.change);
  await seeWrongField(page);
};

const saveNoLocation: Act = async (page, { location }) => {
  await clickButton(page, location.enter);
  await clickButton(page.getByRole('region', { name: location.title }), location.save);
  await seeWrongField(page);
};

const openPhotoDialog: Act = async (page, { profile }) => {
  const buffer = await page.screenshot();
  const file = { name: 'me.png', mimeType: 'image/png', buffer };
  await page.locator('#personal input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: profile.photo.use }).and(page.locator(':enabled')).waitFor();
};

const openCurrencies: Act = async (page, { profile }) => {
  await page.getByRole('combobox', { name: profile.currency }).click();
  await page.getByRole('option').first().waitFor();
};

const openCurrencyDialog: Act = async (page, { profile }) => {
  await page.getByText(profile.currencyLocked_other.replace('{{count}}', '2')).waitFor();
  await page.getByRole('combobox', { name: profile.currency }).fill('USD');
  await page.getByRole('option', { name: /USD/ }).click();
  await page.locator('#look').getByRole('button', { name: profile.save, exact: true }).last().click();
  await seeButtonOfDialog(page, profile.confirmCurrency.confirm);
};

const openCategoryMenu: Act = async (page, { ownCategories }) => {
  await page
    .getByRole('button', { name: startOf(ownCategories.actions) })
    .first()
    .click();
  await page.getByRole('menuitem', { name: ownCategories.merge, exact: true }).waitFor();
};

const saveNoCategory: Act = async (page, { ownCategories }) => {
  await clickButton(page, ownCategories.add.expense);
  await clickButton(page.getByRole('dialog'), ownCategories.save);
  await seeWrongField(page);
};

const openMergeDialog: Act = async (page, texts) => {
  await openCategoryMenu(page, texts);
  await clickItem(page, texts.ownCategories.merge);
  await seeButtonOfDialog(page, texts.ownCategories.mergeInto.submit);
};

const openDeleteDialog: Act = async (page, { account }) => {
  await clickButton(page, account.delete.open);
  await clickButton(page.getByRole('dialog'), account.delete.submit);
  await seeWrongField(page);
};

/** Wide windows show all sections at once, phones show each as a separate page. */
export const profileScreens: readonly Screen[] = [
  { name: 'profile', path, who: 'demo' },
  ...screensAt(personal, 'fresh', {
    'profile-fresh': {},
    'location-form-invalid': { act: saveNoLocation },
  }),
  ...screensAt(personal, 'demo', {
    'profile-personal': { isForPhones: true },
    'profile-invalid': { act: saveNoName },
    'location-form': { act: (page, { location }) => clickButton(page, location.edit) },
  }),
  { name: 'profile-look', path: look, who: 'demo', isForPhones: true },
  { name: 'categories', path: categories, who: 'demo', act: seeTags },
  ...windowsAt(categories, 'demo', {
    tag: { act: renameTag },
    'category-menu': { act: openCategoryMenu },
    'category-new': { act: saveNoCategory },
    'category-merge': { act: openMergeDialog },
  }),
  ...screensAt(security, 'demo', {
    'profile-security': { isForPhones: true, act: seeText(({ account }) => account.sessions.current) },
    'profile-password-invalid': { act: choosePoorPassword },
    'profile-failed': { arrange: failSessions, act: seeAlert },
  }),
  {
    name: 'profile-tokens',
    path: tokens,
    who: 'demo',
    isForPhones: true,
    act: (page, { tokens: texts }) => page.getByRole('button', { name: texts.create }).waitFor(),
  },
  ...windowsAt(tokens, 'demo', {
    'token-new': { act: saveNoToken },
    'token-made': { act: makeToken },
  }),
  { name: 'profile-data', path: data, who: 'demo', isForPhones: true },
  ...windowsAt(data, 'fresh', {
    restore: { act: seeRestore },
    'restore-file': { act: chooseFile },
    'restore-damaged': { act: chooseDamagedFile },
  }),
  { name: 'profile-photo', path: personal, who: 'demo', isWindowOnly: true, act: openPhotoDialog },
  { name: 'profile-currencies', path: look, who: 'fresh', isWindowOnly: true, act: openCurrencies },
  { name: 'profile-currency', path: look, who: 'demo', isWindowOnly: true, act: openCurrencyDialog },
  { name: 'profile-delete', path: data, who: 'demo', isWindowOnly: true, act: openDeleteDialog },
];
