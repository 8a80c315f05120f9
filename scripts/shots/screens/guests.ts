import { paths } from '#shared/paths.ts';
import { describeInstance, emailLink, inviteLink, passwordLink, refuseSignIn, sendMail, stopLink, verificationLink, withMail } from '../answers.ts';
import { clickButton, inWindow, seeAlert, seeWrongField, type Act, type Screen } from '../screen.ts';

const PASSWORD = 'window-orchard-17';

export const guestScreens: readonly Screen[] = [
  ...screensAt(paths.home, { home: {}, consent: { ...inWindow, act: openCookieSettings } }),
  ...screensAt(paths.login, { login: {}, 'login-refused': { arrange: refuseSignIn, act: signInWrongly } }),
  ...screensAt(`${paths.login}?suspended`, { 'login-suspended': {} }),
  ...screensAt(paths.signup, {
    signup: {},
    'signup-invalid': { act: submitEmptySignUp },
    'signup-closed': { arrange: describeInstance({ registration: 'closed' }) },
    'signup-needs-invitation': { arrange: describeInstance({ registration: 'invitation' }) },
    'signup-in-maintenance': { arrange: describeInstance({ isReadOnly: true }) },
    'signup-address': { arrange: describeInstance({ emailVerification: true, mail: true }) },
  }),
  ...screensAt(`${paths.signup}?invite=x`, {
    'signup-invited': { arrange: inviteLink('valid') },
    'signup-invitation-used': { arrange: inviteLink('used') },
    'signup-invitation-expired': { arrange: inviteLink('expired') },
  }),
  ...screensAt(paths.forgotPassword, {
    'forgot-password': { arrange: withMail },
    'forgot-password-invalid': { arrange: withMail, act: requestResetForNobody },
    'forgot-password-sent': { arrange: sendMail, act: requestReset },
    'forgot-password-no-mail': {},
  }),
  ...screensAt(`${paths.resetPassword}?token=x`, {
    'reset-password': { arrange: passwordLink('valid') },
    'reset-password-invalid': { arrange: passwordLink('valid'), act: repeatWrongly },
    'reset-password-done': { arrange: passwordLink('valid'), act: choosePassword },
    'reset-password-expired': { arrange: passwordLink('expired') },
    'reset-password-used': { arrange: passwordLink('used') },
  }),
  ...screensAt(paths.resetPassword, { 'reset-password-unknown': {} }),
  ...screensAt(`${paths.confirmEmail}?token=x`, {
    'confirm-email': { arrange: emailLink('valid') },
    'confirm-email-waiting': { arrange: emailLink('waiting') },
    'confirm-email-done': { arrange: emailLink('done') },
    'confirm-email-expired': { arrange: emailLink('expired') },
  }),
  ...screensAt(paths.confirmEmail, { 'confirm-email-unknown': {} }),
  ...screensAt(`${paths.verifyEmail}?token=x`, {
    'verify-email': { arrange: verificationLink('valid') },
    'verify-email-used': { arrange: verificationLink('used') },
    'verify-email-expired': { arrange: verificationLink('expired') },
  }),
  ...screensAt(paths.verifyEmail, { 'verify-email-unknown': {} }),
  ...screensAt(`${paths.stopMails}?token=x`, {
    'stop-mails': { act: seeStopButton },
    'stop-mails-done': { arrange: stopLink, act: stopReminders },
  }),
  ...screensAt(paths.stopMails, { 'stop-mails-unknown': {} }),
  ...screensAt(paths.privacyPolicy, { 'privacy-policy': {} }),
  ...screensAt(paths.terms, { 'terms-and-conditions': {} }),
  ...screensAt('/no-such-page', { 'not-found': {}, 'not-found-consent': { ...inWindow, act: openCookieSettings } }),
  ...screensAt('/api/docs', { 'api-docs': { ...inWindow, language: 'en' } }),
];

/** The states of one address that guests see. */
function screensAt(path: string, states: Record<string, Omit<Screen, 'name' | 'path' | 'who'>>): Screen[] {
  return Object.entries(states).map(([name, state]) => ({ name, path, who: 'nobody', ...state }));
}

async function openCookieSettings(...[page, { app, consent }]: Parameters<Act>): Promise<void> {
  await clickButton(page, app.cookieSettings);
  await page.getByRole('region', { name: consent.title }).getByText(consent.details).click();
}

async function signInWrongly(...[page, { auth }]: Parameters<Act>): Promise<void> {
  await page.getByLabel(auth.email).fill('ana@example.org');
  await page.getByLabel(auth.password, { exact: true }).fill('not this one');
  await clickButton(page, auth.signIn.submit);
  await seeAlert(page);
}

async function submitEmptySignUp(...[page, { auth }]: Parameters<Act>): Promise<void> {
  await clickButton(page, auth.signUp.submit);
  await seeWrongField(page);
}

async function requestResetForNobody(...[page, { passwordReset }]: Parameters<Act>): Promise<void> {
  await clickButton(page, passwordReset.request.submit);
  await seeWrongField(page);
}

async function requestReset(...[page, { auth, passwordReset }]: Parameters<Act>): Promise<void> {
  await page.getByLabel(auth.email).fill('ana@example.org');
  await clickButton(page, passwordReset.request.submit);
  await page.getByRole('heading', { name: passwordReset.sent.title }).waitFor();
}

async function repeatWrongly(...[page, { passwordReset }]: Parameters<Act>): Promise<void> {
  const { choose } = passwordReset;
  await page.getByLabel(choose.newPassword, { exact: true }).fill(PASSWORD);
  await page.getByLabel(choose.repeat).fill('window-orchard');
  await clickButton(page, choose.submit);
  await seeWrongField(page);
}

async function choosePassword(...[page, { passwordReset }]: Parameters<Act>): Promise<void> {
  const { choose, done } = passwordReset;
  await page.getByLabel(choose.newPassword, { exact: true }).fill(PASSWORD);
  await page.getByLabel(choose.repeat).fill(PASSWORD);
  await clickButton(page, choose.submit);
  await page.getByRole('heading', { name: done.title }).waitFor();
}

async function seeStopButton(...[page, { mailChoices }]: Parameters<Act>): Promise<void> {
  await page.getByRole('button', { name: mailChoices.stop.confirm }).waitFor();
}

async function stopReminders(...[page, { mailChoices }]: Parameters<Act>): Promise<void> {
  await clickButton(page, mailChoices.stop.confirm);
  await page.getByRole('heading', { name: mailChoices.stop.done.reminders }).waitFor();
}
