import type { Locator } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { FIELD_ERRORS } from '#shared/errors/fields.ts';
import { fields as fieldsEs } from '#shared/i18n/es/errors.ts';
import { systemSettings as settingsEn } from '#shared/i18n/en/system-settings.ts';
import { systemSettings as settingsEs } from '#shared/i18n/es/system-settings.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { inDepth, testInDepth } from '#shared/testing/depth.ts';
import { visitAsAdmin } from './testing/admins.ts';
import { findViolations } from './testing/axe.ts';
import { openBrowser, openServer } from './testing/stage.ts';
import { choose, findGroup, openSettings, save } from './testing/settings-screen.ts';

const browser = await openBrowser();
const mailServer = await startMailServer();
afterAll(() => mailServer.stop());
const server = await openServer();

describe('the mail server', () => {
  test('is set and tested with a real message, and its password never comes back', async () => {
    const { context, page, email } = await visitAsAdmin(browser, server);
    const { hostname, port } = new URL(mailServer.url);
    await openSettings(page);
    const mail = findGroup(page, 'mail');
    await mail.getByLabel(settingsEn.names.smtpHost).fill(hostname);
    await mail.getByLabel(settingsEn.names.smtpPort).fill(port);
    await choose(mail.getByRole('radio', { name: settingsEn.securities.none }));
    await mail.getByLabel(settingsEn.names.smtpPassword, { exact: true }).fill('canary-password');
    await mail.getByLabel(settingsEn.names.mailFrom).fill('money@example.org');
    await save(page, 'mail');
    await mail.getByRole('button', { name: settingsEn.mail.test }).click();
    await mail.getByText(`Sent to ${email}`).waitFor();
    expect((await mailServer.take(email)).subject).toBe('Test message · Saldo');

    await page.reload();
    await mail.getByText(settingsEn.hints.smtpPasswordSet).waitFor();
    expect(await page.content()).not.toContain('canary-password');

    await mail.getByLabel(settingsEn.names.smtpPort).fill('1');
    await mail.getByText(settingsEn.hints.smtpPasswordAgain).waitFor();
    await save(page, 'mail');
    await mail.getByRole('button', { name: settingsEn.mail.test }).click();
    await mail.getByText(settingsEn.mail.problems.connectionRefused).waitFor();
    await context.close();
  });
});

const PHONE_AND_DESK = [
  ['es', 360, settingsEs, fieldsEs],
  ['en', 360, settingsEn, FIELD_ERRORS],
  ['en', 1440, settingsEn, FIELD_ERRORS],
] as const;

describe.each(inDepth(PHONE_AND_DESK))(
  'the settings (%s, %i px)',
  (language, width, settings, fieldTexts) => {
    const viewport = { width, height: 780 };

    testInDepth(
      'refuse a user name without encryption, at the encryption field, which gets the focus',
      async () => {
        const { context, page, faults } = await visitAsAdmin(browser, server, { language, viewport });
        await page.goto('/admin/system-settings#mail');
        const mail = page.getByRole('region', { name: settings.groups.mail, exact: true });
        await mail.getByLabel(settings.names.smtpHost).fill('mail.example.org');
        await choose(mail.getByRole('radio', { name: settings.securities.none }));
        await mail.getByLabel(settings.names.smtpUser).fill('saldo');
        await mail.getByRole('button', { name: settings.save, exact: true }).click();
        const encryption = mail.getByRole('group', {
          name: settings.names.smtpSecurity,
          description: fieldTexts.tlsRequired,
        });
        await encryption.waitFor();
        const none = encryption.getByRole('radio', { name: settings.securities.none });
        await expect.poll(() => none.evaluate((radio) => radio === document.activeElement)).toBe(true);
        expect(await findViolations(page)).toEqual([]);
        await choose(mail.getByRole('radio', { name: 'STARTTLS' }));
        await mail.getByText(fieldTexts.tlsRequired).waitFor({ state: 'detached' });
        expect(faults).toEqual([]);
        await context.close();
      },
    );

    test('break a long BASE_URL only at its separators', async () => {
      const { context, page, faults } = await visitAsAdmin(browser, server, { language, viewport });
      await page.goto('/admin/system-settings#general');
      const address = 'https://accounting.household.example.org:8443';
      await page.getByLabel(settings.names.publicUrl).fill(address);
      const line = page.getByRole('code').filter({ hasText: 'BASE_URL' });
      await line.waitFor();
      expect(await line.textContent()).toBe(`BASE_URL=${address}`);
      await expect.poll(() => findTextLines(line)).toEqual(new Set([1]));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(faults).toEqual([]);
      await context.close();
    });
  },
);

/** The number of lines of text in an element. */
async function findTextLines(element: Locator): Promise<Set<number>> {
  const counts = await element.evaluate((parent) => {
    const walker = document.createTreeWalker(parent, NodeFilter.SHOW_TEXT);
    const found: number[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\w+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        found.push(range.getClientRects().length);
      }
    }
    return found;
  });
  return new Set(counts);
}
