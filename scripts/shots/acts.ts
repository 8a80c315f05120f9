import type { Page } from 'playwright-core';
import type { Texts as AllTexts } from '#shared/i18n/texts.ts';

/** The texts that find the parts of a screen. */
export type Texts = AllTexts['screens'];

export async function signInWrongly(page: Page, { auth }: Texts): Promise<void> {
  await page.getByLabel(auth.email).fill('ana@example.org');
  await page.getByLabel(auth.password, { exact: true }).fill('not this one');
  await page.getByRole('button', { name: auth.signIn.submit }).click();
  await seeAlert(page);
}

export async function submitEmptySignUp(page: Page, { auth }: Texts): Promise<void> {
  await page.getByRole('button', { name: auth.signUp.submit }).click();
}

export async function saveEmptyExpense(page: Page, { transactions }: Texts): Promise<void> {
  await page.getByRole('button', { name: transactions.form.save.expense }).click();
}

export async function seeTotals(page: Page, { summaries }: Texts): Promise<void> {
  await page.getByRole('region', { name: summaries.totals.label }).waitFor();
}

export async function seeAlert(page: Page): Promise<void> {
  await page.getByRole('alert').first().waitFor();
}

export async function openCustomPeriod(page: Page, texts: Texts): Promise<void> {
  await seeTotals(page, texts);
  await page.getByRole('button', { name: texts.summaries.period.custom }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.summaries.period.apply }).waitFor();
}

export async function openEditDialog(page: Page, texts: Texts): Promise<void> {
  await openActions(page, texts);
  await page.getByRole('menuitem', { name: texts.transactions.list.edit }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.transactions.form.saveChanges }).waitFor();
}

export async function openDuplicateDialog(page: Page, texts: Texts): Promise<void> {
  await openActions(page, texts);
  await page.getByRole('menuitem', { name: texts.transactions.list.duplicate }).click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
}

export async function seeHistory(page: Page, { history }: Texts): Promise<void> {
  await page.getByRole('list', { name: history.list.label }).getByRole('listitem').first().waitFor();
}

export async function openFilters(page: Page, texts: Texts): Promise<void> {
  await seeHistory(page, texts);
  await page.getByRole('button', { name: texts.history.filters.open }).click();
}

export async function openPeriods(page: Page, texts: Texts): Promise<void> {
  await seeHistory(page, texts);
  await page.getByRole('button', { name: texts.history.filters.open, exact: true }).click();
  await page.getByRole('button', { name: texts.summaries.period.label }).click();
  await page.getByRole('menuitemradio').first().waitFor();
}

export async function selectTransactions(page: Page, texts: Texts): Promise<void> {
  await seeHistory(page, texts);
  await page.getByRole('button', { name: texts.history.more }).click();
  const mode = page.getByRole('menuitem', { name: texts.history.list.selectMode });
  if (await mode.isVisible()) await mode.click();
  else await page.keyboard.press('Escape');
  const boxes = page.getByRole('list', { name: texts.history.list.label }).getByRole('checkbox');
  await boxes.nth(1).check();
  await boxes.nth(3).click({ modifiers: ['Shift'] });
}

export async function askToDelete(page: Page, texts: Texts): Promise<void> {
  await selectTransactions(page, texts);
  await page.getByRole('button', { name: texts.history.list.deleteSelected, exact: true }).click();
  await page.getByRole('dialog', { name: texts.history.delete.title }).waitFor();
}

export async function openDeleteDialog(page: Page, texts: Texts): Promise<void> {
  await openActions(page, texts);
  await page.getByRole('menuitem', { name: texts.transactions.list.delete }).click();
  await page.getByRole('dialog', { name: texts.transactions.delete.title }).waitFor();
}

async function openActions(page: Page, { transactions }: Texts): Promise<void> {
  const [beginning = ''] = transactions.list.actions.split('{{');
  await page.getByRole('button', { name: beginning }).first().click();
}

export async function openUserMenu(page: Page, { app }: Texts): Promise<void> {
  await page.getByRole('button', { name: app.navigation.account }).click();
  await page.getByRole('menuitem', { name: app.navigation.logout }).waitFor();
}

export async function openShortcuts(page: Page, texts: Texts): Promise<void> {
  await openUserMenu(page, texts);
  await page.getByRole('menuitem', { name: texts.app.navigation.shortcuts }).click();
  await page.getByRole('dialog', { name: texts.shortcuts.title }).waitFor();
}

export async function detectCity(page: Page, { location }: Texts): Promise<void> {
  await page.getByRole('button', { name: location.detect }).click();
}

export async function editLocation(page: Page, { location }: Texts): Promise<void> {
  await page.getByRole('button', { name: location.edit, exact: true }).click();
}

export async function openCookieSettings(page: Page, { app, consent }: Texts): Promise<void> {
  await page.getByRole('button', { name: app.cookieSettings }).click();
  await page.getByRole('region', { name: consent.title }).getByText(consent.details).click();
}

export async function openCookieSettingsSignedIn(page: Page, texts: Texts): Promise<void> {
  await openUserMenu(page, texts);
  await page.getByRole('menuitem', { name: texts.app.cookieSettings }).click();
  await page.getByRole('region', { name: texts.consent.title }).waitFor();
}

export async function openDrawer(page: Page, { app }: Texts): Promise<void> {
  await page.getByRole('button', { name: app.navigation.menu, exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

export async function seeSessions(page: Page, { account }: Texts): Promise<void> {
  await page.getByText(account.sessions.current).waitFor();
}

export async function saveBadProfile(page: Page, { profile, account }: Texts): Promise<void> {
  await page.getByLabel(profile.name).fill('');
  await page.getByRole('button', { name: profile.save, exact: true }).first().click();
  await page.getByLabel(account.password.new, { exact: true }).fill('short');
  await page.getByRole('button', { name: account.password.change }).click();
}

export async function openPhotoDialog(page: Page, { profile }: Texts): Promise<void> {
  const buffer = await page.screenshot();
  const file = { name: 'me.png', mimeType: 'image/png', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('dialog').getByRole('button', { name: profile.photo.use }).waitFor();
}

export async function openCurrencyDialog(page: Page, texts: Texts): Promise<void> {
  const { profile } = texts;
  await page.getByText(profile.currencyLocked_other.replace('{{count}}', '2')).waitFor();
  await page.getByRole('combobox', { name: profile.currency }).fill('USD');
  await page.getByRole('option', { name: /USD/ }).click();
  await page.getByRole('button', { name: profile.save, exact: true }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: profile.confirmCurrency.confirm }).waitFor();
}

export async function openAccountDialog(page: Page, { account }: Texts): Promise<void> {
  await page.getByRole('button', { name: account.delete.open }).click();
  await page.getByRole('dialog').getByRole('button', { name: account.delete.submit }).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
}

export async function requestReset(page: Page, { auth, passwordReset }: Texts): Promise<void> {
  await page.getByLabel(auth.email).fill('ana@example.org');
  await page.getByRole('button', { name: passwordReset.request.submit }).click();
  await page.getByRole('heading', { name: passwordReset.sent.title }).waitFor();
}

export async function repeatWrongly(page: Page, { passwordReset: { choose } }: Texts): Promise<void> {
  await page.getByLabel(choose.newPassword, { exact: true }).fill('window-orchard-17');
  await page.getByLabel(choose.repeat).fill('window-orchard');
  await page.getByRole('button', { name: choose.submit }).click();
}

export async function choosePassword(page: Page, { passwordReset: { choose, done } }: Texts): Promise<void> {
  await page.getByLabel(choose.newPassword, { exact: true }).fill('window-orchard-17');
  await page.getByLabel(choose.repeat).fill('window-orchard-17');
  await page.getByRole('button', { name: choose.submit }).click();
  await page.getByRole('heading', { name: done.title }).waitFor();
}
