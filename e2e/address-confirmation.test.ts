import { expect } from 'vitest';
import { TEXTS } from '#shared/i18n/texts.ts';
import { describeInTurn } from './testing/each-language.ts';
import { newEmail, PASSWORD, signUpOverHttp } from './testing/people.ts';
import {
  expectHeading,
  expectInBothThemes,
  findLink,
  findMain,
  registrationScreens,
} from './testing/registration-screens.ts';
import { openRegistrationServer } from './testing/registration-server.ts';
import { changeStoredSettings } from './testing/stored-settings.ts';

const { mailServer, server } = await openRegistrationServer();

describeInTurn('the confirmation of addresses', (language, texts, it) => {
  const { auth, registration } = texts;
  const { mail: mailTexts } = TEXTS[language];
  const { enter, fillForm, askForLink, signIn } = registrationScreens(server, language, texts);

  it('opening the mailed link makes no account, and sending its form does', async () => {
    await changeStoredSettings(server, { emailVerification: true });
    const { context, page, faults } = await enter();
    const email = newEmail();
    await page.goto('/signup');
    await page.getByText(registration.address.lead).waitFor();
    expect(await page.getByLabel(auth.password, { exact: true }).count()).toBe(0);
    await expectInBothThemes(page, 'address');
    await page.getByRole('button', { name: registration.address.submit }).click();
    await page.getByText(texts.fields.required).first().waitFor();
    await askForLink(page, email);
    await expectHeading(page, registration.sent.title);
    await page.getByText(registration.sent.text.replace('{{email}}', email)).waitFor();
    await expectInBothThemes(page, 'sent');
    const message = await mailServer.take(email);
    expect(message.subject).toContain(mailTexts.verifyEmail.subject);

    await page.goto(findLink(message));
    await expectHeading(page, registration.verify.valid.title);
    await expect.poll(() => page.title()).toContain(texts.app.titles.verifyEmail);
    await findMain(page).getByText(email, { exact: true }).waitFor();
    const username = page.locator('form:has([autocomplete=new-password]) [autocomplete=username]');
    await expect.poll(() => username.inputValue()).toBe(email);
    await expectInBothThemes(page, 'verify');
    await page.reload();
    await page.getByRole('button', { name: auth.signUp.submit }).click();
    await page.getByText(texts.fields.required).first().waitFor();
    await page.getByText(texts.fields.termsNotAccepted).waitFor();
    await page.getByLabel(auth.signUp.name).fill('Ana');
    await page.getByLabel(auth.password, { exact: true }).fill('password');
    for (const accept of await page.getByRole('checkbox').all()) await accept.check();
    await page.getByRole('button', { name: auth.signUp.submit }).click();
    await page.getByText(texts.fields.passwordTooCommon).waitFor();
    await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: auth.signUp.submit }).click();
    await page.waitForURL('**/dashboard');
    await page.getByText(auth.signUp.success, { exact: true }).first().waitFor();

    const later = await enter();
    await later.page.goto(findLink(message));
    await expectHeading(later.page, registration.verify.used.title);
    await findMain(later.page).getByRole('link', { name: registration.signIn }).click();
    await signIn(later.page, email);
    await later.page.waitForURL('**/dashboard');
    expect([...faults, ...later.faults]).toEqual([]);
    await Promise.all([context.close(), later.context.close()]);
  });

  it.inDepth(
    'a link that does not work leads to the form for a new password, which mails another link',
    async () => {
      await changeStoredSettings(server, { emailVerification: true });
      const { context, page } = await enter();
      const email = newEmail();
      await page.goto('/signup');
      await askForLink(page, email);
      await expectHeading(page, registration.sent.title);
      await mailServer.take(email);
      // The invitation is used up, so signing up again is not offered.
      await changeStoredSettings(server, { registration: 'invitation' });
      await page.goto('/verify-email?token=cut-off');
      await expectHeading(page, registration.verify.unknown.title);
      await findMain(page).getByRole('link', { name: registration.verify.again }).click();
      await page.getByLabel(auth.email, { exact: true }).fill(email);
      await page.getByRole('button', { name: texts.passwordReset.request.submit }).click();
      await page.goto(findLink(await mailServer.take(email)));
      await expectHeading(page, registration.verify.valid.title);
      await context.close();
    },
  );

  it.inDepth(
    'a sign-up with the setup code asks for a password at once, even if addresses are confirmed',
    async () => {
      await changeStoredSettings(server, { emailVerification: true });
      const { context, page } = await enter();
      await page.goto('/signup?setup=abc');
      await page.getByText(auth.signUp.setupNotice).waitFor();
      await page.getByLabel(auth.password, { exact: true }).waitFor();
      await context.close();
    },
  );

  it.inDepth(
    'an open sign-up screen still works after the confirmation of addresses is switched on or off',
    async () => {
      const { context, page } = await enter();
      const email = newEmail();
      await page.goto('/signup');
      await page.getByLabel(auth.password, { exact: true }).waitFor();
      await changeStoredSettings(server, { emailVerification: true });
      await fillForm(page, email);
      await expectHeading(page, registration.sent.title);
      await mailServer.take(email);
      await page.goto('/signup');
      await page.getByText(registration.address.lead).waitFor();
      await changeStoredSettings(server, { emailVerification: false });
      await askForLink(page, email);
      await page.getByLabel(auth.password, { exact: true }).waitFor();
      await fillForm(page, email);
      await page.waitForURL('**/dashboard');
      await context.close();
    },
  );

  it.inDepth('a known address gives the same screen, and its owner gets a message', async () => {
    const owner = await enter();
    const email = newEmail();
    await signUpOverHttp(owner.context, server.url, { email, language });
    await changeStoredSettings(server, { emailVerification: true });
    const { context, page } = await enter();
    await page.goto('/signup');
    await askForLink(page, email);
    await expectHeading(page, registration.sent.title);
    const { subject } = await mailServer.take(email);
    expect(subject).toContain(mailTexts.accountExists.subject);
    await Promise.all([context.close(), owner.context.close()]);
  });
});
