import { expect } from 'vitest';
import { leave, newEmail, signUpOverHttp } from '../testing/people.ts';
import { openBrowser, openServer } from '../testing/stage.ts';
import { changeStoredProfile } from '../testing/stored-profile.ts';
import { expectAccessible, LONG_NAME, describeInLooks, visitInLook } from '../testing/looks.ts';
import { openSection } from '../testing/open-section.ts';

const browser = await openBrowser();
const server = await openServer({ env: { SUPPORT_EMAIL: 'help@example.org' } });

/** The sections that the test opens only because each is a separate page on phones. */
const SEPARATE_PAGES = ['registration', 'premium', 'security', 'mail', 'privacy', 'data', 'maintenance'];

describeInLooks('axe finds nothing in the settings, and nothing is cut off sideways', (look, it) => {
  const { language, texts } = look;
  const { systemSettings, backups, invites } = texts;

  it('for an administrator: the whole screen, wrong fields, and each dialog', async () => {
    const visited = await visitInLook(browser, server, look);
    const { context, page } = visited;
    const email = newEmail();
    await signUpOverHttp(context, server.url, { email, language, name: LONG_NAME });
    changeStoredProfile(server, email, { is_admin: 1 });
    const dialog = page.getByRole('dialog');
    const region = (name: keyof typeof systemSettings.groups) =>
      page.getByRole('region', { name: systemSettings.groups[name], exact: true });

    await page.goto('/admin/system-settings');
    await page.getByRole('link', { name: systemSettings.groups.health }).waitFor();
    await expectAccessible(page, 'settings, on phones the list of their sections');
    await openSection(page, 'health');
    await region('health').getByText('Node.js').waitFor();
    await expectAccessible(page, 'health');
    await openSection(page, 'mail');
    await region('mail').getByText(systemSettings.mail.noDeliveries).waitFor();
    await openSection(page, 'general');
    const fixed = page.getByLabel(systemSettings.names.supportEmail);
    expect(await fixed.isDisabled()).toBe(true);
    await page.getByText(systemSettings.fixed.replace('{{variable}}', 'SUPPORT_EMAIL')).waitFor();
    await expectAccessible(page, 'settings, one of them set by the environment');

    for (const name of look.isPhone ? SEPARATE_PAGES : []) {
      await openSection(page, name);
      await expectAccessible(page, name);
    }

    await openSection(page, 'security');
    const length = page.getByLabel(systemSettings.names.minPasswordLength);
    await length.fill('3');
    await length.press('Enter');
    await page.getByText(texts.fields.numberOutOfRange).waitFor();
    await openSection(page, 'registration');
    const domains = page.getByLabel(systemSettings.names.allowedDomains);
    await domains.fill('no domain');
    await region('registration').getByRole('button', { name: systemSettings.save, exact: true }).click();
    await page.getByText(texts.fields.domainInvalid).waitFor();
    await expectAccessible(page, 'fields that are wrong');

    await page.getByRole('banner').getByRole('link').nth(2).click();
    await dialog.getByRole('button', { name: texts.forms.unsaved.leave }).waitFor();
    await expectAccessible(page, 'the question about unsaved settings');
    await dialog.getByRole('button', { name: texts.app.cancel }).click();
    await dialog.waitFor({ state: 'detached' });

    await openSection(page, 'data');
    await region('data').getByRole('button', { name: backups.make }).click();
    await region('data').getByRole('button', { name: backups.delete }).first().click();
    await dialog.getByRole('button', { name: backups.delete }).waitFor();
    await expectAccessible(page, 'question before a backup is deleted');
    await dialog.getByRole('button', { name: texts.app.cancel }).click();
    await dialog.waitFor({ state: 'detached' });

    await openSection(page, 'registration');
    await page.getByRole('button', { name: invites.create }).click();
    await dialog.getByLabel(invites.dialog.note).fill('Marta');
    await expectAccessible(page, 'a new invitation');
    await dialog.getByRole('button', { name: invites.dialog.submit }).click();
    await dialog.getByLabel(invites.made.link).waitFor();
    await expectAccessible(page, 'the new invitation');
    await dialog.getByRole('button', { name: invites.made.done }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('list', { name: invites.title }).getByText('Marta').first().waitFor();
    await page
      .getByRole('button', { name: invites.revokeNamed.replace('{{note}}', 'Marta') })
      .first()
      .click();
    await dialog.getByRole('button', { name: invites.question.confirm }).waitFor();
    await expectAccessible(page, 'question before an invitation is revoked');
    await leave(visited);
  });
});
