import { expect } from 'vitest';
import { describeInTurn } from './testing/each-language.ts';
import { newEmail } from './testing/people.ts';
import {
  expectHeading,
  expectInBothThemes,
  findMain,
  toPath,
  registrationScreens,
} from './testing/registration-screens.ts';
import { openRegistrationServer } from './testing/registration-server.ts';
import { changeStoredSettings } from './testing/stored-settings.ts';

const { server } = await openRegistrationServer();

describeInTurn('registration', (language, texts, it) => {
  const { auth, invites, registration } = texts;
  const { enter, enterAsAdmin, fillForm } = registrationScreens(server, language, texts);

  it.inDepth('closed registration shows a friendly card instead of the form', async () => {
    await changeStoredSettings(server, { registration: 'closed' });
    const { context, page, faults } = await enter();
    await page.goto('/signup');
    await expectHeading(page, registration.closed.title);
    expect(await page.getByLabel(auth.email).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'help@example.org' }).getAttribute('href')).toBe(
      'mailto:help@example.org',
    );
    await expectInBothThemes(page, 'closed');
    await findMain(page).getByRole('link', { name: registration.signIn }).click();
    await page.waitForURL('**/login');
    expect(faults).toEqual([]);
    await context.close();
  });

  it.inDepth('maintenance shows a friendly card instead of the form, also with the setup code', async () => {
    await changeStoredSettings(server, { isReadOnly: true });
    const { context, page, faults } = await enter();
    for (const address of ['/signup', '/signup?setup=abc']) {
      await page.goto(address);
      await expectHeading(page, registration.maintenance.title);
      expect(await page.getByLabel(auth.email).count()).toBe(0);
    }
    await expectInBothThemes(page, 'maintenance');
    await findMain(page).getByRole('link', { name: registration.signIn }).click();
    await page.waitForURL('**/login');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('an invitation leads to one new account, and not to a second one', async () => {
    const admin = await enterAsAdmin();
    await changeStoredSettings(server, { registration: 'invitation' });
    await admin.page.goto('/admin/system-settings');
    await admin.page.getByText(invites.empty.text).or(admin.page.getByText('Marta').first()).waitFor();
    await admin.page.getByRole('button', { name: invites.create }).click();
    await admin.page.getByLabel(invites.dialog.note).fill('Marta');
    await admin.page.getByRole('button', { name: invites.dialog.submit }).click();
    const link = await admin.page.getByLabel(invites.made.link).inputValue();
    await admin.page.getByRole('button', { name: invites.made.done }).click();
    await admin.page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await admin.page.content()).not.toContain(link);
    const list = admin.page.getByRole('list', { name: invites.title });
    await list.getByText(invites.state.open, { exact: true }).first().waitFor();

    const guest = await enter();
    await guest.page.goto('/signup');
    await expectHeading(guest.page, registration.needed.title);
    await guest.page.goto(toPath(link));
    await guest.page.getByText(registration.invite.welcome).waitFor();
    await fillForm(guest.page, newEmail());
    await guest.page.waitForURL('**/dashboard');

    const lateGuest = await enter();
    await lateGuest.page.goto(toPath(link));
    await expectHeading(lateGuest.page, registration.invite.used.title);
    await lateGuest.page.goto('/signup?invite=cut-off');
    await expectHeading(lateGuest.page, registration.invite.unknown.title);

    await admin.page.reload();
    await list.getByText(invites.state.used, { exact: true }).first().waitFor();
    expect([...admin.faults, ...guest.faults, ...lateGuest.faults]).toEqual([]);
    await Promise.all([admin, guest, lateGuest].map(({ context }) => context.close()));
  });

  it.inDepth('an invitation that is revoked after a question stops working', async () => {
    const admin = await enterAsAdmin();
    await changeStoredSettings(server, { registration: 'invitation' });
    await admin.page.goto('/admin/system-settings');
    await admin.page.getByRole('button', { name: invites.create }).click();
    await admin.page.getByLabel(invites.dialog.note).fill(`Pau ${language}`);
    await admin.page.keyboard.press('Enter');
    const link = await admin.page.getByLabel(invites.made.link).inputValue();
    await admin.page.getByRole('button', { name: invites.made.done }).click();
    const revoke = admin.page.getByRole('button', {
      name: invites.revokeNamed.replace('{{note}}', `Pau ${language}`),
    });
    await revoke.click();
    await admin.page.getByRole('dialog').getByRole('button', { name: invites.question.confirm }).click();
    await admin.page.getByText(invites.revoked).waitFor();
    await revoke.waitFor({ state: 'detached' });

    const guest = await enter();
    await guest.page.goto(toPath(link));
    await expectHeading(guest.page, registration.invite.unknown.title);
    await Promise.all([admin.context.close(), guest.context.close()]);
  });

  it.inDepth('a minimum of ten characters applies at once, before the form is sent', async () => {
    await changeStoredSettings(server, { minPasswordLength: 10 });
    const { context, page } = await enter();
    await page.goto('/signup');
    await page.getByText(auth.strength.advice.replace('{{min}}', '10')).waitFor();
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    const error = texts.fields.passwordTooShort.replace('{{min}}', '10');
    for (const password of ['abc', 'x1y2zq7w9']) {
      await fillForm(page, newEmail(), password);
      await page.getByText(error, { exact: true }).waitFor();
      // The hint disappears, because the field shows the error.
      await page.getByText(auth.strength.tooShort.replace('{{min}}', '10')).waitFor({ state: 'detached' });
    }
    expect(requestedUrls.filter((url) => url.includes('/api/auth/'))).toEqual([]);
    await fillForm(page, newEmail(), 'x1y2zq7w9k');
    await page.waitForURL('**/dashboard');

    // An open screen does not know the new minimum, and shows the server's error at the field.
    await page.goto('/profile');
    await page.getByLabel(texts.account.password.new).waitFor();
    await changeStoredSettings(server, { minPasswordLength: 12 });
    await page.getByLabel(texts.account.password.current).fill('x1y2zq7w9k');
    await page.getByLabel(texts.account.password.new).fill('x1y2zq7w9kl');
    await page.getByRole('button', { name: texts.account.password.change }).click();
    await page.getByText(texts.fields.passwordTooShort.replace('{{min}}', '12')).waitFor();
    await context.close();
  });
});
