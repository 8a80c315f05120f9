import type { Page } from 'playwright-core';
import { listSessions } from '#shared/contract/account.ts';
import { signIn } from '#shared/contract/auth.ts';
import { checkEmailLink } from '#shared/contract/email-change.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { getInstance } from '#shared/contract/instance.ts';
import { checkPasswordReset, requestPasswordReset, resetPassword } from '#shared/contract/password-reset.ts';
import { getProfile, type Profile } from '#shared/contract/profile.ts';
import { getSummary } from '#shared/contract/summaries.ts';
import { listTransactions } from '#shared/contract/transaction-history.ts';
import { errorSentence, errorStatus, type ErrorCode } from '#shared/errors.ts';

export async function failSessions(page: Page): Promise<void> {
  await answerWith(page, listSessions.path, 'fetchFailed');
}

export async function failSummary(page: Page): Promise<void> {
  await answerWith(page, `${getSummary.path}*`, 'fetchFailed');
}

/** Fakes the refusal, because the server would soon ask to wait after so many attempts. */
export async function refuseSignIn(page: Page): Promise<void> {
  await answerWith(page, signIn.path, 'invalidCredentials');
}

export async function standInMadrid(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const coords = { latitude: 40.4168, longitude: -3.7038 } as GeolocationCoordinates;
    navigator.geolocation.getCurrentPosition = (tell) => tell({ coords } as GeolocationPosition);
  });
}

export async function hidePosition(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_, fail) => fail?.({ code: 2 } as GeolocationPositionError);
  });
}

export async function withdrawTerms(page: Page): Promise<void> {
  await page.route(`**${getProfile.path}`, async (route) => {
    const answer = await route.fetch();
    const profile = (await answer.json()) as Profile;
    await route.fulfill({ response: answer, json: { ...profile, termsAccepted: false, termsVersion: 0 } });
  });
}

async function answerWith(page: Page, path: string, code: ErrorCode): Promise<void> {
  const json = { error: errorSentence(code), code, requestId: 'photograph' };
  await page.route(`**${path}`, (route) => route.fulfill({ status: errorStatus(code), json }));
}

/** Answers as if SMTP_URL were set, without sending mail. */
export async function sendMail(page: Page): Promise<void> {
  await answerJson(page, getInstance.path, { mail: true, supportEmail: null });
  await answerJson(page, requestPasswordReset.path, { success: true });
}

export function passwordLink(state: OutputOf<typeof checkPasswordReset>['state']) {
  return async (page: Page): Promise<void> => {
    await answerJson(page, checkPasswordReset.path, { state });
    await answerJson(page, resetPassword.path, { success: true });
  };
}

export function emailLink(state: OutputOf<typeof checkEmailLink>['state']) {
  const answer = { state, address: 'current', newEmail: 'ana.urena.castellanos@example.org' };
  return (page: Page) => answerJson(page, checkEmailLink.path, answer);
}

async function answerJson(page: Page, path: string, json: object): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ json }));
}

export async function failHistory(page: Page): Promise<void> {
  await answerWith(page, `${listTransactions.path}?*`, 'fetchFailed');
}

export async function stallHistory(page: Page): Promise<void> {
  await page.route(`**${listTransactions.path}?*`, () => undefined);
}

export async function stallSummary(page: Page): Promise<void> {
  await page.route(`**${getSummary.path}*`, () => undefined);
}
