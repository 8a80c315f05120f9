import type { Page } from 'playwright-core';
import { signIn } from '#shared/contract/auth.ts';
import { getProof, giveProof } from '#shared/contract/proof.ts';
import {
  confirmTwoStep,
  getTwoStep,
  giveCode,
  renewRecoveryCodes,
  startTwoStep,
} from '#shared/contract/two-step.ts';
import { errorSentence, errorStatus } from '#shared/errors.ts';
import { paths } from '#shared/paths.ts';
import { respond } from '../faked-responses.ts';
import { clickButton, screensAt, seeWrongField, windowsAt, type Act, type Screen } from '../screen.ts';

const SECRET = 'JBSWY3DPEHPK3PXPGEZDGNBVGY3TQOJQ';
const URI = `otpauth://totp/Saldo:ana.urena.castellanos%40example.org?secret=${SECRET}&issuer=Saldo&algorithm=SHA1&digits=6&period=30`;
const CODES = Array.from({ length: 10 }, (_, index) => `7${index}km-x2q9-d4hw-${index}zt8`);
const SINCE = '2026-09-14T08:30:00.000Z';

/** Responds as if the code were off, and accepts every code. No picture changes an account. */
async function beforeTurningOn(page: Page): Promise<void> {
  await respond(page, getTwoStep.path, { since: null, recoveryCodesLeft: 0 });
  await respond(page, startTwoStep.path, { secret: SECRET, uri: URI });
  await respond(page, confirmTwoStep.path, { recoveryCodes: CODES }, 'POST');
}

const turnedOn = (recoveryCodesLeft: number) => (page: Page) =>
  respond(page, getTwoStep.path, { since: SINCE, recoveryCodesLeft });

async function refuseCode(page: Page, path: string): Promise<void> {
  const details = [{ field: 'code', code: 'codeWrong' }];
  const json = { error: errorSentence('validationFailed'), code: 'validationFailed', details };
  await page.route(`**${path}`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: errorStatus('validationFailed'), json })
      : route.fallback(),
  );
}

async function askForCode(page: Page): Promise<void> {
  await respond(page, signIn.path, { needsCode: true });
  await refuseCode(page, giveCode.path);
}

/** Renewing needs a proof, which needs a code. */
async function askForProof(page: Page): Promise<void> {
  await turnedOn(8)(page);
  await respond(page, getProof.path, { provedUntil: null, needsCode: true });
  await refuseCode(page, giveProof.path);
  const json = { error: errorSentence('proofRequired'), code: 'proofRequired' };
  await page.route(`**${renewRecoveryCodes.path}`, (route) => route.fulfill({ status: 403, json }));
}

const enterPassword: Act = async (page, { auth }) => {
  await page.getByLabel(auth.email).fill('ana@example.org');
  await page.getByLabel(auth.password, { exact: true }).fill('window-orchard-17');
  await clickButton(page, auth.signIn.submit);
  await page.getByLabel(auth.code.appLabel).waitFor();
};

const enterWrongCode: Act = async (page, texts) => {
  await enterPassword(page, texts);
  await page.getByLabel(texts.auth.code.appLabel).fill('123456');
  await page.keyboard.press('Enter');
  await seeWrongField(page);
};

const useRecoveryCode: Act = async (page, texts) => {
  await enterPassword(page, texts);
  await clickButton(page, texts.auth.code.toRecovery);
};

const start: Act = async (page, { twoStep }) => {
  await clickButton(page, twoStep.turnOn);
  await page.getByRole('img', { name: twoStep.scan.qr }).waitFor();
};

const goToCheck: Act = async (page, texts) => {
  await start(page, texts);
  await clickButton(page, texts.twoStep.scan.next);
  await page.getByLabel(texts.twoStep.check.code).waitFor();
};

const confirm: Act = async (page, texts) => {
  await goToCheck(page, texts);
  await page.getByLabel(texts.twoStep.check.code).fill('123456');
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: texts.twoStep.codes.label }).waitFor();
};

const closeTooEarly: Act = async (page, texts) => {
  await confirm(page, texts);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: texts.twoStep.leaveCodes.title }).waitFor();
};

const askToTurnOff: Act = async (page, { twoStep }) => {
  await clickButton(page, twoStep.turnOff);
  await page.getByRole('dialog', { name: twoStep.turnOffQuestion.title }).waitFor();
};

const proveWrongly: Act = async (page, { twoStep, account: { proof } }) => {
  await clickButton(page, twoStep.renew);
  await clickButton(page.getByRole('dialog'), twoStep.renewQuestion.confirm);
  const dialog = page.getByRole('dialog', { name: proof.title });
  await dialog.getByLabel(proof.password, { exact: true }).fill('window-orchard-17');
  await dialog.getByLabel(proof.code, { exact: true }).fill('123456');
  await page.keyboard.press('Enter');
  await seeWrongField(page);
};

const seeSection: Act = async (page, { twoStep }) => {
  const section = page.getByRole('region', { name: twoStep.title });
  await section.getByRole('button').first().waitFor();
  await section.scrollIntoViewIfNeeded();
};

export const twoStepScreens: readonly Screen[] = [
  ...screensAt(paths.login, 'nobody', {
    'login-code': { arrange: askForCode, act: enterPassword },
    'login-code-wrong': { arrange: askForCode, act: enterWrongCode },
    'login-recovery-code': { arrange: askForCode, act: useRecoveryCode },
  }),
  ...windowsAt(`${paths.profile}#security`, 'demo', {
    'two-step-off': { arrange: beforeTurningOn, act: seeSection },
    'two-step-on': { arrange: turnedOn(2), act: seeSection },
    'two-step-scan': { arrange: beforeTurningOn, act: start },
    'two-step-check': { arrange: beforeTurningOn, act: goToCheck },
    'two-step-codes': { arrange: beforeTurningOn, act: confirm },
    'two-step-leave': { arrange: beforeTurningOn, act: closeTooEarly },
    'two-step-turn-off': { arrange: turnedOn(8), act: askToTurnOff },
    'two-step-proof': { arrange: askForProof, act: proveWrongly },
  }),
];
