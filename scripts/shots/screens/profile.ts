import type { Page } from 'playwright-core';
import { paths } from '#shared/paths.ts';
import { accountFile, damagedAccountFile } from '../../../e2e/testing/account-files.ts';
import { failSessions } from '../answers.ts';
import {
  clickButton,
  clickItem,
  inWindow,
  seeAlert,
  seeButtonOfDialog,
  seeWrongField,
  startOf,
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

/** Wide windows show all sections at once, phones show each as a separate page. */
export const profileScreens: readonly Screen[] = [
  { name: 'profile', path, who: 'demo' },
  { name: 'profile-fresh', path: personal, who: 'fresh' },
  { name: 'profile-personal', path: personal, who: 'demo', isForPhones: true },
  { name: 'profile-look', path: look, who: 'demo', isForPhones: true },
  { name: 'categories', path: categories, who: 'demo', act: seeTags },
  { name: 'tag', path: categories, who: 'demo', ...inWindow, act: renameTag },
  { name: 'profile-security', path: security, who: 'demo', isForPhones: true, act: seeSessions },
  { name: 'profile-tokens', path: tokens, who: 'demo', isForPhones: true, act: seeTokens },
  { name: 'token-new', path: tokens, who: 'demo', ...inWindow, act: saveNoToken },
  { name: 'token-made', path: tokens, who: 'demo', ...inWindow, act: makeToken },
  { name: 'profile-data', path: data, who: 'demo', isForPhones: true },
  { name: 'restore', path: data, who: 'fresh', ...inWindow, act: seeRestore },
  { name: 'restore-file', path: data, who: 'fresh', ...inWindow, act: chooseFile },
  { name: 'restore-damaged', path: data, who: 'fresh', ...inWindow, act: chooseDamagedFile },
  { name: 'profile-invalid', path: personal, who: 'demo', act: saveNoName },
  { name: 'profile-password-invalid', path: security, who: 'demo', act: choosePoorPassword },
  { name: 'profile-failed', path: security, who: 'demo', arrange: failSessions, act: seeAlert },
  { name: 'location-form', path: personal, who: 'demo', act: editLocation },
  { name: 'location-form-invalid', path: personal, who: 'fresh', act: saveNoLocation },
  { name: 'profile-photo', path: personal, who: 'demo', ...inWindow, act: openPhotoDialog },
  { name: 'profile-currencies', path: look, who: 'fresh', ...inWindow, act: openCurrencies },
  { name: 'profile-currency', path: look, who: 'demo', ...inWindow, act: openCurrencyDialog },
  { name: 'category-menu', path: categories, who: 'demo', ...inWindow, act: openCategoryMenu },
  { name: 'category-new', path: categories, who: 'demo', ...inWindow, act: saveNoCategory },
  { name: 'category-merge', path: categories, who: 'demo', ...inWindow, act: openMergeDialog },
  { name: 'profile-delete', path: data, who: 'demo', ...inWindow, act: openDeleteDialog },
];

type ActArguments = Parameters<Act>;

async function seeTags(...[page, texts]: ActArguments): Promise<void> {
  await page.getByRole('button', { name: `${texts.tags.manage.rename}: Lisboa` }).waitFor();
}

async function seeTokens(...[page, { tokens: texts }]: ActArguments): Promise<void> {
  await page.getByRole('button', { name: texts.create }).waitFor();
}

async function saveNoToken(...[page, { tokens: texts }]: ActArguments): Promise<void> {
  await clickButton(page, texts.create);
  await clickButton(page.getByRole('dialog'), texts.dialog.submit);
  await seeWrongField(page);
}

/** Fakes the answer, because the account has room for a few tokens only, and the server asks for the password later. */
async function makeToken(...[page, { tokens: texts }]: ActArguments): Promise<void> {
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
}

async function renameTag(...[page, texts]: ActArguments): Promise<void> {
  await seeTags(page, texts);
  await clickButton(page, `${texts.tags.manage.rename}: Lisboa`);
  await page.getByRole('dialog').getByRole('textbox').waitFor();
}

async function seeSessions(...[page, { account }]: ActArguments): Promise<void> {
  await page.getByText(account.sessions.current).waitFor();
}

const inRestore = (page: Page, { restore }: Texts) => page.getByRole('region', { name: restore.title });

async function seeRestore(...[page, texts]: ActArguments): Promise<void> {
  const button = inRestore(page, texts).getByRole('button', { name: texts.restore.choose });
  await button.scrollIntoViewIfNeeded();
}

async function chooseFile(...[page, texts]: ActArguments): Promise<void> {
  await seeRestore(page, texts);
  const section = inRestore(page, texts);
  await section.locator('input[type=file]').setInputFiles(accountFile());
  await section.getByRole('button', { name: texts.restore.chooseOther }).waitFor();
  await section.getByRole('button', { name: texts.restore.submit, exact: true }).scrollIntoViewIfNeeded();
}

async function chooseDamagedFile(...[page, texts]: ActArguments): Promise<void> {
  await seeRestore(page, texts);
  await inRestore(page, texts).locator('input[type=file]').setInputFiles(damagedAccountFile());
  await page.getByText(texts.restore.errors.damaged).scrollIntoViewIfNeeded();
}

async function saveNoName(...[page, { profile }]: ActArguments): Promise<void> {
  await page.getByLabel(profile.name).fill('');
  await clickButton(page, profile.save);
  await seeWrongField(page);
}

async function choosePoorPassword(...[page, { account }]: ActArguments): Promise<void> {
  await page.getByLabel(account.password.new, { exact: true }).fill('short');
  await clickButton(page, account.password.change);
  await seeWrongField(page);
}

async function editLocation(...[page, { location }]: ActArguments): Promise<void> {
  await clickButton(page, location.edit);
}

async function saveNoLocation(...[page, { location }]: ActArguments): Promise<void> {
  await clickButton(page, location.enter);
  await clickButton(page.getByRole('region', { name: location.title }), location.save);
  await seeWrongField(page);
}

async function openPhotoDialog(...[page, { profile }]: ActArguments): Promise<void> {
  const buffer = await page.screenshot();
  const file = { name: 'me.png', mimeType: 'image/png', buffer };
  await page.locator('#personal input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: profile.photo.use }).and(page.locator(':enabled')).waitFor();
}

async function openCurrencies(...[page, { profile }]: ActArguments): Promise<void> {
  await page.getByRole('combobox', { name: profile.currency }).click();
  await page.getByRole('option').first().waitFor();
}

async function openCurrencyDialog(...[page, { profile }]: ActArguments): Promise<void> {
  await page.getByText(profile.currencyLocked_other.replace('{{count}}', '2')).waitFor();
  await page.getByRole('combobox', { name: profile.currency }).fill('USD');
  await page.getByRole('option', { name: /USD/ }).click();
  await page.locator('#look').getByRole('button', { name: profile.save, exact: true }).last().click();
  await seeButtonOfDialog(page, profile.confirmCurrency.confirm);
}

async function openCategoryMenu(...[page, { ownCategories }]: ActArguments): Promise<void> {
  await page.getByRole('button', { name: startOf(ownCategories.actions) }).first().click();
  await page.getByRole('menuitem', { name: ownCategories.merge, exact: true }).waitFor();
}

async function saveNoCategory(...[page, { ownCategories }]: ActArguments): Promise<void> {
  await clickButton(page, ownCategories.add.expense);
  await clickButton(page.getByRole('dialog'), ownCategories.save);
  await seeWrongField(page);
}

async function openMergeDialog(...[page, texts]: ActArguments): Promise<void> {
  await openCategoryMenu(page, texts);
  await clickItem(page, texts.ownCategories.merge);
  await seeButtonOfDialog(page, texts.ownCategories.mergeInto.submit);
}

async function openDeleteDialog(...[page, { account }]: ActArguments): Promise<void> {
  await clickButton(page, account.delete.open);
  await clickButton(page.getByRole('dialog'), account.delete.submit);
  await seeWrongField(page);
}
