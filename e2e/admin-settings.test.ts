import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { forms } from '#shared/i18n/en/forms.ts';
import { systemSettings as settingsEn } from '#shared/i18n/en/system-settings.ts';
import { systemSettings as settingsEs } from '#shared/i18n/es/system-settings.ts';
import { describeInDepth, inDepth, testInDepth } from '#shared/testing/depth.ts';
import { visitAsAdmin } from './testing/admins.ts';
import { expectFocus } from './testing/expect-focus.ts';
import { signUpOverHttp, visit } from './testing/people.ts';
import { openBrowser, openServer } from './testing/stage.ts';
import { choose, findGroup, openSettings, save } from './testing/settings-screen.ts';

const browser = await openBrowser();
const server = await openServer();

/** Stores the text of the page when the first screen has replaced the logo. */
function noteFirstScreen(): void {
  const watcher = new MutationObserver(() => {
    if (document.querySelector('main') === null) return;
    watcher.disconnect();
    (globalThis as { firstScreen?: string }).firstScreen = document.body.textContent;
  });
  watcher.observe(document, { childList: true, subtree: true });
}

describe('an administrator who changes a setting', () => {
  testInDepth('for the name and the language changes what visitors see', async () => {
    const admin = await visitAsAdmin(browser, server);
    await openSettings(admin.page);
    // The browser uses another host name than the links in mail.
    const address = server.url.replace('127.0.0.1', 'localhost');
    const hint = settingsEn.hints.publicUrl.replace('{{address}}', address);
    await findGroup(admin.page, 'general').getByText(hint).waitFor();
    await admin.page.getByLabel(settingsEn.names.instanceName).fill('Casa Ureña');
    await choose(findGroup(admin.page, 'general').getByRole('radio', { name: 'Español' }));
    await save(admin.page, 'general');

    await admin.page.getByRole('banner').getByText('Casa Ureña').waitFor();
    await expect.poll(() => admin.page.title()).toBe('System settings · Casa Ureña');

    const guest = await visit(browser, server.url);
    await guest.page.goto('/login');
    await expect.poll(() => guest.page.title()).toBe('Iniciar sesión · Casa Ureña');
    await guest.page.getByRole('link', { name: 'Casa Ureña' }).waitFor();
    await guest.page.goto('/');
    expect(await guest.page.locator('html').getAttribute('lang')).toBe('es');
    expect(await guest.page.title()).toMatch(/ · Casa Ureña$/);
    await guest.page.getByRole('banner').getByText('Casa Ureña', { exact: true }).waitFor();

    await admin.page.getByLabel(settingsEn.names.instanceName).fill('Saldo');
    await choose(findGroup(admin.page, 'general').getByRole('radio', { name: 'English' }));
    await save(admin.page, 'general');
    expect([...admin.faults, ...guest.faults]).toEqual([]);
    await Promise.all([admin.context.close(), guest.context.close()]);
  });

  test('for maintenance blocks every write, gives the reason, and keeps typed text', async () => {
    const [admin, user] = [await visitAsAdmin(browser, server), await visit(browser, server.url)];
    await signUpOverHttp(user.context, server.url, { language: 'es' });
    await user.page.goto('/add-expense');
    await user.page.getByLabel('Importe').fill('12,50');
    await user.page.getByLabel('Descripción').fill('Pan');
    await openSettings(admin.page);
    await admin.page.getByLabel(settingsEn.names.bannerEs).fill('Mudanza el domingo');
    await choose(admin.page.getByLabel(settingsEn.names.isReadOnly));
    await save(admin.page, 'maintenance');

    await user.page.getByRole('button', { name: 'Guardar gasto' }).click();
    await user.page.getByText('El servicio está en mantenimiento.').first().waitFor();
    expect(await user.page.getByLabel('Descripción').inputValue()).toBe('Pan');
    for (const context of [user.context, (await visit(browser, server.url)).context]) {
      const other = await context.newPage();
      const requests: string[] = [];
      other.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await other.addInitScript(noteFirstScreen);
      await other.goto('/dashboard');
      await other.getByRole('complementary').getByText('Mudanza el domingo').waitFor();
      const text = await other.evaluate(() => (globalThis as { firstScreen?: string }).firstScreen);
      expect(text, 'the first screen').toContain('Mudanza el domingo');
      expect(requests).not.toContain('/api/v1/instance');
    }

    await choose(admin.page.getByLabel(settingsEn.names.isReadOnly), false);
    await admin.page.getByLabel(settingsEn.names.bannerEs).fill('');
    await save(admin.page, 'maintenance');
    await user.page.getByRole('button', { name: 'Guardar gasto' }).click();
    await user.page.getByRole('status').getByText('Gasto añadido').waitFor();
    await Promise.all([admin.context.close(), user.context.close()]);
  });

  testInDepth('for analytics stops the question for consent', async () => {
    const admin = await visitAsAdmin(browser, server);
    await openSettings(admin.page);
    await choose(admin.page.getByLabel(settingsEn.names.analytics), false);
    await save(admin.page, 'privacy');
    for (const path of ['/', '/login']) {
      const guest = await visit(browser, server.url, { consent: 'not_set' });
      await guest.page.goto(path, { waitUntil: 'networkidle' });
      expect(await guest.page.getByRole('button', { name: 'Accept', exact: true }).count()).toBe(0);
      await guest.context.close();
    }
    await choose(admin.page.getByLabel(settingsEn.names.analytics));
    await save(admin.page, 'privacy');
    const guest = await visit(browser, server.url, { consent: 'not_set' });
    await guest.page.goto('/login');
    await guest.page.getByRole('button', { name: 'Accept', exact: true }).waitFor();
    await Promise.all([admin.context.close(), guest.context.close()]);
  });

  test('to an invalid value sees the error at the field in Spanish, and corrects it by keyboard', async () => {
    const { context, page } = await visitAsAdmin(browser, server, { language: 'es' });
    await page.goto('/admin/system-settings');
    const field = page.getByLabel(settingsEs.names.minPasswordLength);
    await field.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await page.getByText('Este número está fuera del intervalo permitido').waitFor();
    await expectFocus(field);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText(settingsEs.saved).waitFor();
    await context.close();
  });
});

describeInDepth('unsaved changes', () => {
  test('bring up a question before any link leaves them', async () => {
    const { context, page, faults } = await visitAsAdmin(browser, server);
    await openSettings(page);
    const name = page.getByLabel(settingsEn.names.instanceName);
    await name.fill('Half a na');
    const sections = page.getByRole('navigation', { name: settingsEn.sections });
    await sections.getByRole('link', { name: settingsEn.groups.security }).click();
    const usersLink = page.getByRole('link', { name: 'All users' });
    await usersLink.click();
    const question = page.getByRole('dialog', { name: forms.unsaved.title });
    await question.getByText(settingsEn.groups.general).waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await name.inputValue()).toBe('Half a na');

    await usersLink.click();
    await question.getByRole('button', { name: forms.unsaved.leave }).click();
    await page.getByRole('heading', { level: 1, name: 'All users' }).waitFor();
    await page.goBack();
    await name.waitFor();
    expect(await name.inputValue()).toBe('Saldo');

    // There is no question when nothing would be lost.
    await name.fill('Another');
    await findGroup(page, 'general').getByRole('button', { name: settingsEn.discard }).click();
    await usersLink.click();
    await page.getByRole('heading', { level: 1, name: 'All users' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('make the browser ask when the tab is closed or reloaded', async () => {
    const { context, page } = await visitAsAdmin(browser, server);
    await openSettings(page);
    await page.getByLabel(settingsEn.names.instanceName).fill('Saldox');
    const [question] = await Promise.all([
      page.waitForEvent('dialog'),
      page.evaluate(() => setTimeout(() => location.reload())),
    ]);
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    expect(await page.getByLabel(settingsEn.names.instanceName).inputValue()).toBe('Saldox');
    await context.close();
  });
});

describe('the list of the sections', () => {
  const findCurrentLink = (page: Page, name: keyof typeof settingsEn.groups) =>
    page
      .getByRole('navigation', { name: settingsEn.sections })
      .locator('[aria-current=location]', { hasText: settingsEn.groups[name] });
  /** Measures the distance of a section from the top of the window, in pixels. */
  const readTop = (page: Page, name: string) =>
    page.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top ?? -1, name);

  testInDepth('is a separate page on phones, and so is each section, which keeps typed text', async () => {
    const { context, page, faults } = await visitAsAdmin(browser, server, {
      viewport: { width: 360, height: 780 },
    });
    await page.goto('/admin/system-settings');
    await page.getByRole('link', { name: settingsEn.groups.general }).click();
    await findGroup(page, 'general').waitFor();
    expect(await findGroup(page, 'mail').count()).toBe(0);
    await page.getByLabel(settingsEn.names.instanceName).fill('Casa');
    await page.getByRole('link', { name: settingsEn.sections }).click();
    const link = page.getByRole('link', { name: settingsEn.groups.general });
    await expect.poll(() => link.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: settingsEn.groups.mail }).press('Enter');
    await findGroup(page, 'mail').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('mail');
    await page.goBack();
    await link.click();
    expect(await page.getByLabel(settingsEn.names.instanceName).inputValue()).toBe('Casa');
    expect(faults).toEqual([]);
    await context.close();
  });

  test.each(inDepth([800, 1440]))(
    'leads to each section, marks the visible section, and follows the address (%i px)',
    async (width) => {
      const { context, page, faults } = await visitAsAdmin(browser, server, {
        viewport: { width, height: 780 },
        reducedMotion: 'reduce',
      });
      await page.goto('/admin/system-settings#maintenance');
      await findCurrentLink(page, 'maintenance').waitFor();
      await findGroup(page, 'health').getByText('Node.js').waitFor();
      await expect.poll(() => readTop(page, 'maintenance')).toBeLessThan(250);
      expect(await readTop(page, 'maintenance')).toBeGreaterThan(80);

      const list = page.getByRole('navigation', { name: settingsEn.sections });
      for (const name of ['mail', 'health', 'general'] as const) {
        await list.getByRole('link', { name: settingsEn.groups[name] }).click();
        await findCurrentLink(page, name).waitFor();
        expect(await list.locator('[aria-current]').count()).toBe(1);
        expect(new URL(page.url()).hash).toBe(`#${name}`);
      }
      // In the frame after the click, the page still scrolls to the section of the address.
      const scrollToSecurity = async () => {
        await page.evaluate(() => document.getElementById('security')?.scrollIntoView());
        return await findCurrentLink(page, 'security').count();
      };
      await expect.poll(scrollToSecurity).toBe(1);
      // Content that loads late does not scroll back to the section of the address.
      await page.evaluate(async () => {
        const last = document.getElementById('health');
        if (last !== null) last.style.paddingBottom = '80px';
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      });
      expect(await findCurrentLink(page, 'security').count()).toBe(1);
      expect(faults).toEqual([]);
      await context.close();
    },
  );
});
