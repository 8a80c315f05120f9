import type { Page } from 'playwright-core';
import { listSessions } from '#shared/contract/account.ts';
import { makeResetLink, setRole } from '#shared/contract/admin-users.ts';
import { signIn } from '#shared/contract/auth.ts';
import { checkEmailLink } from '#shared/contract/email-change.ts';
import { checkEmailVerification } from '#shared/contract/email-verification.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { FIRST_DATA_ID } from '#shared/contract/first-data.ts';
import { getInstance, type Instance } from '#shared/contract/instance.ts';
import { checkInvite, makeInvite, type Invite } from '#shared/contract/invites.ts';
import { stopMails } from '#shared/contract/mail-choices.ts';
import { checkPasswordReset, requestPasswordReset, resetPassword } from '#shared/contract/password-reset.ts';
import { getProfile, type Profile } from '#shared/contract/profile.ts';
import { getSummary } from '#shared/contract/summaries.ts';
import { listDeliveries } from '#shared/contract/system-settings.ts';
import { listTransactions } from '#shared/contract/transaction-history.ts';
import { errorSentence, errorStatus, type ErrorCode } from '#shared/errors.ts';
import type { Arrangement } from './screen.ts';

const ADDRESS = 'ana.urena.castellanos@example.org';
const LINK_TOKEN = 'Zk3vYx0pQmB7sN1cT9eLd5hRw2uJf8aG';
const DAY_MS = 86_400_000;
const FIRST_DATA = new RegExp(`<script type="application/json" id="${FIRST_DATA_ID}">.*?</script>`, 's');

export const failSessions = refuse(listSessions.path, 'fetchFailed');
export const failSummary = withoutFirstData(refuse(`${getSummary.path}*`, 'fetchFailed'));
export const failHistory = refuse(`${listTransactions.path}?*`, 'fetchFailed');
/** After a few real wrong attempts, the server would ask to wait. */
export const refuseSignIn = refuse(signIn.path, 'invalidCredentials');
export const askForPassword = refuse(anyId(setRole.path), 'proofRequired');

export const stallHistory = stall(`${listTransactions.path}?*`);
export const stallSummary = withoutFirstData(stall(`${getSummary.path}*`));

export const withdrawTerms: Arrangement = (page) =>
  change<Profile>(page, getProfile.path, { termsAccepted: false, termsVersion: 0 });

export function describeInstance(changes: Partial<Instance>): Arrangement {
  return withoutFirstData((page) => change<Instance>(page, getInstance.path, changes));
}

export const withMail = describeInstance({ mail: true });

/** Responds as if SMTP_URL were set, without sending mail. */
export async function sendMail(page: Page): Promise<void> {
  await withMail(page);
  await respond(page, requestPasswordReset.path, { success: true });
}

export function passwordLink(state: OutputOf<typeof checkPasswordReset>['state']): Arrangement {
  return async (page) => {
    await respond(page, checkPasswordReset.path, { state });
    await respond(page, resetPassword.path, { success: true });
  };
}

export function emailLink(state: OutputOf<typeof checkEmailLink>['state']): Arrangement {
  return (page) => respond(page, checkEmailLink.path, { state, address: 'current', newEmail: ADDRESS });
}

export function verificationLink(state: OutputOf<typeof checkEmailVerification>['state']): Arrangement {
  return (page) => respond(page, checkEmailVerification.path, { state, email: ADDRESS });
}

/** Responds as for a mailed link, without switching off a mail. */
export const stopLink: Arrangement = (page) =>
  respond(page, stopMails.path.replace(':token', '*'), { success: true, mail: 'reminders' });

export function inviteLink(state: OutputOf<typeof checkInvite>['state']): Arrangement {
  return async (page) => {
    await describeInstance({ registration: 'invitation' })(page);
    await respond(page, checkInvite.path, { state });
  };
}

/** Shows the link of another installation, because a real one would add to the audit log with each picture. */
export async function makeLinks(page: Page): Promise<void> {
  const expiresAt = new Date(Date.now() + DAY_MS).toISOString();
  const link = (path: string) => `https://saldo.example.org/${path}=${LINK_TOKEN}`;
  const invite: Invite = { id: '1', note: '', state: 'open', createdAt: expiresAt, expiresAt, usedAt: null };
  const resetLink = { link: link('reset-password?token'), expiresAt };
  await respond(page, anyId(makeResetLink.path), resetLink, 'POST');
  await respond(page, makeInvite.path, { invite, link: link('signup?invite') }, 'POST');
}

/** A mail that was sent, a mail that waits for its next attempt, and a mail that failed. */
export async function listMails(page: Page): Promise<void> {
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const mail = { attempts: 1, createdAt: inDays(-1), finishedAt: inDays(-1), dueAt: null, error: null };
  const items: OutputOf<typeof listDeliveries>['items'] = [
    { ...mail, id: '1', kind: 'passwordReset', state: 'sent' },
    {
      ...mail,
      id: '2',
      kind: 'verifyEmail',
      state: 'waiting',
      finishedAt: null,
      dueAt: inDays(0.1),
      error: 'timedOut',
    },
    { ...mail, id: '3', kind: 'emailApprove', state: 'failed', attempts: 8, error: 'recipientRefused' },
  ];
  await respond(page, `${listDeliveries.path}*`, {
    items,
    page: 1,
    pages: 1,
    pageSize: 20,
    total: items.length,
  });
}

/** Removes the first data from the page, so that the screen requests it and gets the arranged response. */
function withoutFirstData(arrange: Arrangement): Arrangement {
  return async (page) => {
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(FIRST_DATA, '') });
    });
    await arrange(page);
  };
}

function anyId(path: string): string {
  return path.replace(':id', '*');
}

export async function respond(page: Page, path: string, json: object, method?: 'POST'): Promise<void> {
  await page.route(`**${path}`, (route) =>
    method === undefined || route.request().method() === method ? route.fulfill({ json }) : route.fallback(),
  );
}

function refuse(path: string, code: ErrorCode): Arrangement {
  const json = { error: errorSentence(code), code, requestId: 'photograph' };
  return (page) => page.route(`**${path}`, (route) => route.fulfill({ status: errorStatus(code), json }));
}

function stall(path: string): Arrangement {
  return (page) => page.route(`**${path}`, () => undefined);
}

/** Changes some fields of the real response. */
async function change<Body extends object>(page: Page, path: string, changes: Partial<Body>): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as Body;
    await route.fulfill({ response, json: { ...json, ...changes } });
  });
}
