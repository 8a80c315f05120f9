import { paths } from '#shared/paths.ts';
import {
  describeInstance,
  emailLink,
  inviteLink,
  passwordLink,
  refuseSignIn,
  sendMail,
  stopLink,
  verificationLink,
  withMail,
} from '../faked-responses.ts';
import { clickButton, screensAt, seeAlert, seeWrongField, type Act, type Screen } from '../screen.ts';

const PASSWORD = 'window-orchard-17';

const openCookieSettings: Act = async (page, { app, consent }) => {
  await clickButton(page, app.cookieSettings);
  await page.getByRole('region', { name: consent.title }).getByText(consent.details).click();
};

const signInWrongly: Act = async (page, { auth }) => {
  await page.getByLabel(auth.email).fill('ana@example.org');
  await page.getByLabel(auth.password, { exact: true }).fill('not this one');
  await clickButton(page, auth.signIn.submit);
  await seeAlert(page);
};

const submitEmptySignUp: Act = async (page, { auth }) => {
  await clickButton(page, auth.signUp.submit);
  await seeWrongField(page);
};

const requestResetForNobody: Act = async (page, { passwordReset }) => {
  await clickButton(page, passwordReset.request.submit);
  await seeWrongField(page);
};

const requestReset: Act = async (page, { auth, passwordReset }) => {
  await page.getByLabel(auth.email).fill('ana@example.org');
  await clickButton(page, passwordReset.request.submit);
  await page.getByRole('heading', { name: passwordReset.sent.title }).waitFor();
};

const repeatWrongly: Act = async (page, { passwordReset }) => {
  const { choose } = passwordReset;
  await page.getByLabel(choose.newPassword, { exact: true }).fill(PASSWORD);
  await page.getByLabel(choose.repeat).fill('window-orchard');
  await clickButton(page, choose.submit);
  await seeWrongField(page);
};

const choosePassword: Act = async (page, { passwordReset }) => {
  const { choose, done } = passwordReset;
  await page.getByLabel(choose.newPassword, { exact: true }).fill(PASSWORD);
  await page.getByLabel(choose.repeat).fill(PASSWORD);
  await clickButton(page, choose.submit);
  await page.getByRole('heading', { name: done.title }).waitFor();
};

const stopReminders: Act = async (page, { mailChoices }) => {
  await clickButton(page, mailChoices.stop.confirm);
  await page.getByRole('heading', { name: mailChoices.stop.done.reminders }).waitFor();
};

export const guestScreens: readonly Screen[] = [
  ...screensAt(paths.home, 'nobody', { home: {}, consent: { isWindowOnly: true, act: openCookieSettings } }),
  ...screensAt(paths.login, 'nobody', {
    login: {},
    'login-refused': { arrange: refuseSignIn, act: signInWrongly },
  }),
  ...screensAt(`${paths.login}?suspended`, 'nobody', { 'login-suspended': {} }),
  ...screensAt(paths.signup, 'nobody', {
    signup: {},
    'signup-invalid': { act: submitEmptySignUp },
    'signup-closed': { arrange: describeInstance({ registration: 'closed' }) },
    'signup-needs-invitation': { arrange: describeInstance({ registration: 'invitation' }) },
    'signup-in-maintenance': { arrange: describeInstance({ isReadOnly: true }) },
    'signup-address': { arrange: describeInstance({ emailVerification: true, mail: true }) },
  }),
  ...screensAt(`${paths.signup}?invite=x`, 'nobody', {
    'signup-invited': { arrange: inviteLink('valid') },
    'signup-invitation-used': { arrange: inviteLink('used') },
    'signup-invitation-expired': { arrange: inviteLink('expired') },
  }),
  ...screensAt(paths.forgotPassword, 'nobody', {
    'forgot-password': { arrange: withMail },
    'forgot-password-invalid': { arrange: withMail, act: requestResetForNobody },
    'forgot-password-sent': { arrange: sendMail, act: requestReset },
    'forgot-password-no-mail': {},
  }),
  ...screensAt(`${paths.resetPassword}?token=x`, 'nobody', {
    'reset-password': { arrange: passwordLink('valid') },
    'reset-password-invalid': { arrange: passwordLink('valid'), act: repeatWrongly },
    'reset-password-done': { arrange: passwordLink('valid'), act: choosePassword },
    'reset-password-expired': { arrange: passwordLink('expired') },
    'reset-password-used': { arrange: passwordLink('used') },
  }),
  ...screensAt(paths.resetPassword, 'nobody', { 'reset-password-unknown': {} }),
  ...screensAt(`${paths.confirmEmail}?token=x`, 'nobody', {
    'confirm-email': { arrange: emailLink('valid') },
    'confirm-email-waiting': { arrange: emailLink('waiting') },
    'confirm-email-done': { arrange: emailLink('done') },
    'confirm-email-expired': { arrange: emailLink('expired') },
  }),
  ...screensAt(paths.confirmEmail, 'nobody', { 'confirm-email-unknown': {} }),
  ...screensAt(`${paths.verifyEmail}?token=x`, 'nobody', {
    'verify-email': { arrange: verificationLink('valid') },
    'verify-email-used': { arrange: verificationLink('used') },
    'verify-email-expired': { arrange: verificationLink('expired') },
  }),
  ...screensAt(paths.verifyEmail, 'nobody', { 'verify-email-unknown': {} }),
  ...screensAt(`${paths.stopMails}?token=x`, 'nobody', {
    'stop-mails': {
      act: (page, { mailChoices }) => page.getByRole('button', { name: mailChoices.stop.confirm }).waitFor(),
    },
    'stop-mails-done': { arrange: stopLink, act: stopReminders },
  }),
  ...screensAt(paths.stopMails, 'nobody', { 'stop-mails-unknown': {} }),
  ...screensAt(paths.privacyPolicy, 'nobody', { 'privacy-policy': {} }),
  ...screensAt(paths.terms, 'nobody', { 'terms-and-conditions': {} }),
  ...screensAt('/no-such-page', 'nobody', {
    'not-found': {},
    'not-found-consent': { isWindowOnly: true, act: openCookieSettings },
  }),
  ...screensAt('/api/docs', 'nobody', { 'api-docs': { isWindowOnly: true, language: 'en' } }),
];
