import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backups as backupsEn } from '#shared/i18n/en/backups.ts';
import { systemSettings as settingsEn } from '#shared/i18n/en/system-settings.ts';
import { systemSettings as settingsEs } from '#shared/i18n/es/system-settings.ts';
import { startMailServer, type MailServer } from '#server/testing/mail-server.ts';
import { visitAsAdmin } from './admins.ts';
import { launchBrowser } from './browser.ts';
import { signUpOverHttp, visit } from './people.ts';
import { startServer, type RunningServer } from './server.ts';

let browser: Browser;
let server: RunningServer;
let mailServer: MailServer;

beforeAll(async () => {
  [browser, server, mailServer] = await Promise.all([launchBrowser(), startServer(), startMailServer()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await mailServer.stop();
});

async function openSettings(page: Page): Promise<void> {
  await page.goto('/admin/system-settings');
  await page.getByRole('region', { name: settingsEn.groups.general }).waitFor();
}

const group = (page: Page, name: keyof typeof settingsEn.groups) =>
  page.getByRole('region', { name: settingsEn.groups[name], exact: true });

async function save(page: Page, name: keyof typeof settingsEn.groups): Promise<void> {
  await group(page, name).getByRole('button', { name: settingsEn.save, exact: true }).click();
  await page.getByRole('status').getByText(settingsEn.saved).waitFor();
}

describe('an administrator who changes a setting', () => {
  test('of the name and the language, changes what newcomers see', async () => {
    const admin = await visitAsAdmin(browser, server);
    await openSettings(admin.page);
    // The browser came by another name than links begin with.
    const address = server.url.replace('127.0.0.1', 'localhost');
    const hint = settingsEn.hints.publicUrl.replace('{{address}}', address);
    await group(admin.page, 'general').getByText(hint).waitFor();
    await admin.page.getByLabel(settingsEn.names.instanceName).fill('Casa Ureña');
    await group(admin.page, 'general').getByRole('radio', { name: 'Español' }).check({ force: true });
    await save(admin.page, 'general');

    const guest = await visit(browser, server.url);
    await guest.page.goto('/login');
    await expect.poll(() => guest.page.title()).toBe('Iniciar sesión · Casa Ureña');
    await guest.page.getByRole('link', { name: 'Casa Ureña' }).waitFor();
    await guest.page.goto('/');
    expect(await guest.page.locator('html').getAttribute('lang')).toBe('es');

    await admin.page.getByLabel(settingsEn.names.instanceName).fill('Saldo');
    await group(admin.page, 'general').getByRole('radio', { name: 'English' }).check({ force: true });
    await save(admin.page, 'general');
    expect([...admin.faults, ...guest.faults]).toEqual([]);
    await Promise.all([admin.context.close(), guest.context.close()]);
  });

  test('of maintenance, keeps everybody from writing, says why, and loses nothing that was typed', async () => {
    const [admin, user] = [await visitAsAdmin(browser, server), await visit(browser, server.url)];
    await signUpOverHttp(user.context, server.url, { language: 'es' });
    await user.page.goto('/add-expense');
    await user.page.getByLabel('Importe').fill('12,50');
    await user.page.getByLabel('Descripción').fill('Pan');
    await openSettings(admin.page);
    await admin.page.getByLabel(settingsEn.names.bannerEs).fill('Mudanza el domingo');
    await admin.page.getByLabel(settingsEn.names.isReadOnly).check({ force: true });
    await save(admin.page, 'maintenance');

    await user.page.getByRole('button', { name: 'Guardar gasto' }).click();
    await user.page.getByText('El servicio está en mantenimiento.').first().waitFor();
    expect(await user.page.getByLabel('Descripción').inputValue()).toBe('Pan');
    const other = await user.context.newPage();
    await other.goto('/dashboard');
    await other.getByRole('complementary', { name: 'Aviso' }).getByText('Mudanza el domingo').waitFor();

    await admin.page.getByLabel(settingsEn.names.isReadOnly).uncheck({ force: true });
    await admin.page.getByLabel(settingsEn.names.bannerEs).fill('');
    await save(admin.page, 'maintenance');
    await user.page.getByRole('button', { name: 'Guardar gasto' }).click();
    await user.page.getByRole('status').getByText('Gasto añadido').waitFor();
    await Promise.all([admin.context.close(), user.context.close()]);
  });

  test('of analytics, has nobody asked for consent any more', async () => {
    const admin = await visitAsAdmin(browser, server);
    await openSettings(admin.page);
    await admin.page.getByLabel(settingsEn.names.analytics).uncheck({ force: true });
    await save(admin.page, 'privacy');
    for (const path of ['/', '/login']) {
      const guest = await visit(browser, server.url, { consent: 'not_set' });
      await guest.page.goto(path, { waitUntil: 'networkidle' });
      expect(await guest.page.getByRole('button', { name: 'Accept', exact: true }).count()).toBe(0);
      await guest.context.close();
    }
    await admin.page.getByLabel(settingsEn.names.analytics).check({ force: true });
    await save(admin.page, 'privacy');
    const asked = await visit(browser, server.url, { consent: 'not_set' });
    await asked.page.goto('/login');
    await asked.page.getByRole('button', { name: 'Accept', exact: true }).waitFor();
    await Promise.all([admin.context.close(), asked.context.close()]);
  });

  test('to something that cannot be, is told at the field, in Spanish too, and by keyboard alone', async () => {
    const { context, page } = await visitAsAdmin(browser, server, { language: 'es' });
    await page.goto('/admin/system-settings');
    const field = page.getByLabel(settingsEs.names.minPasswordLength);
    await field.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await page.getByText('Este número está fuera de los límites').waitFor();
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('6');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText(settingsEs.saved).waitFor();
    await context.close();
  });
});

describe('the mail server', () => {
  test('is set, tried with a real message, and its password never comes back', async () => {
    const { context, page, email } = await visitAsAdmin(browser, server);
    const { hostname, port } = new URL(mailServer.url);
    await openSettings(page);
    const mail = group(page, 'mail');
    await mail.getByLabel(settingsEn.names.smtpHost).fill(hostname);
    await mail.getByLabel(settingsEn.names.smtpPort).fill(port);
    await mail.getByRole('radio', { name: settingsEn.securities.none }).check({ force: true });
    await mail.getByLabel(settingsEn.names.smtpPassword, { exact: true }).fill('canary-password');
    await mail.getByLabel(settingsEn.names.mailFrom).fill('money@example.org');
    await save(page, 'mail');
    await mail.getByRole('button', { name: settingsEn.mail.test }).click();
    await mail.getByText(`Sent to ${email}`).waitFor();
    expect((await mailServer.take(email)).subject).toBe('Email works · Saldo');

    await page.reload();
    await mail.getByText(settingsEn.hints.smtpPasswordSet).waitFor();
    expect(await page.content()).not.toContain('canary-password');

    await mail.getByLabel(settingsEn.names.smtpPort).fill('1');
    await save(page, 'mail');
    await mail.getByRole('button', { name: settingsEn.mail.test }).click();
    await mail.getByText(/It could not be sent: .*ECONNREFUSED/).waitFor();
    await context.close();
  });
});

describe('a backup', () => {
  test('is made, downloaded as a whole file, and deleted after a question', async () => {
    const { context, page } = await visitAsAdmin(browser, server);
    await openSettings(page);
    const data = group(page, 'data');
    await data.getByText(backupsEn.none).waitFor();
    await data.getByRole('button', { name: backupsEn.make }).click();
    const link = data.getByRole('link', { name: /Download the backup of/ });
    await link.waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(file.suggestedFilename()).toMatch(/^saldo-[\dTZ-]+\.backup\.gz$/);
    const lines = gunzipSync(await readFile(await file.path())).toString();
    expect(lines).toContain('"format":"saldo-backup"');

    await data.getByRole('button', { name: /Delete the backup of/ }).click();
    const question = page.getByRole('dialog', { name: backupsEn.question });
    await question.getByRole('button', { name: backupsEn.delete }).click();
    await data.getByText(backupsEn.none).waitFor();
    await context.close();
  });
});
