import { signIn } from '#shared/contract/auth.ts';
import { getProof } from '#shared/contract/proof.ts';
import { getTwoStep, renewRecoveryCodes, startTwoStep } from '#shared/contract/two-step.ts';
import { describeInLooks, expectAccessible, visitInLook } from '../testing/looks.ts';
import { openSection } from '../testing/open-section.ts';
import { leave, signUpOverHttp } from '../testing/people.ts';
import { openBrowser, sharedServer } from '../testing/stage.ts';

const browser = await openBrowser();
const server = sharedServer();

const STARTED = {
  secret: 'JBSWY3DPEHPK3PXPGEZDGNBVGY3TQOJQ',
  uri: 'otpauth://totp/Saldo:ana?secret=JBSWY3DP',
};
const CODES = Array.from({ length: 10 }, (_, index) => `7${index}km-x2q9-d4hw-${index}zt8`);

describeInLooks('axe finds nothing in the code at sign-in, and nothing is cut off sideways', (look, it) => {
  const { language, texts } = look;
  const { auth, twoStep, account } = texts;

  it('while it is turned on, for every dialog', async () => {
    const visited = await visitInLook(browser, server, look);
    const { page, context } = visited;
    await signUpOverHttp(context, server.url, { language, name: 'Ana' });
    const state = { since: null as string | null, recoveryCodesLeft: 0 };
    await page.route(`**${getTwoStep.path}`, (route) =>
      route.fulfill({ json: route.request().method() === 'GET' ? state : { recoveryCodes: CODES } }),
    );
    await page.route(`**${startTwoStep.path}`, (route) => route.fulfill({ json: STARTED }));
    await page.goto('/profile');
    await openSection(page, 'security');
    const dialog = (name: string) => page.getByRole('dialog', { name });

    await page.getByRole('button', { name: twoStep.turnOn }).click();
    await dialog(twoStep.scan.title).getByRole('img', { name: twoStep.scan.qr }).waitFor();
    await expectAccessible(page, 'the QR code');
    await page.getByRole('button', { name: twoStep.scan.next }).click();
    await page.getByLabel(twoStep.check.code).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[aria-invalid="true"]').waitFor();
    await expectAccessible(page, 'no code');
    await page.getByLabel(twoStep.check.code).fill('123456');
    Object.assign(state, { since: '2026-09-14T08:30:00.000Z', recoveryCodesLeft: 2 });
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: twoStep.codes.label }).waitFor();
    await expectAccessible(page, 'the recovery codes');
    await page.getByRole('checkbox', { name: twoStep.codes.saved }).check();
    await page.getByRole('button', { name: twoStep.codes.done }).click();
    await page.getByText(twoStep.leftFew_other.replace('{{count}}', '2')).waitFor();
    await expectAccessible(page, 'the code is on, with few recovery codes');

    await page.route(`**${renewRecoveryCodes.path}`, (route) =>
      route.fulfill({ status: 403, json: { code: 'proofRequired' } }),
    );
    await page.route(`**${getProof.path}`, (route) =>
      route.fulfill({ json: { provedUntil: null, needsCode: true } }),
    );
    await page.getByRole('button', { name: twoStep.renew }).click();
    await page.getByRole('button', { name: twoStep.renewQuestion.confirm }).click();
    await dialog(account.proof.title).getByLabel(account.proof.code, { exact: true }).waitFor();
    await expectAccessible(page, 'the proof with a code');
    await leave(visited);
  });

  it('at the sign-in', async () => {
    const visited = await visitInLook(browser, server, look);
    const { page } = visited;
    await page.route(`**${signIn.path}`, (route) => route.fulfill({ json: { needsCode: true } }));
    await page.goto('/login');
    await page.getByLabel(auth.email).fill('ana@example.org');
    await page.getByLabel(auth.password, { exact: true }).fill('any password');
    await page.keyboard.press('Enter');
    await page.getByLabel(auth.code.appLabel).waitFor();
    await expectAccessible(page, 'the code of the app');
    await page.getByRole('button', { name: auth.code.toRecovery }).click();
    await page.getByLabel(auth.code.recoveryLabel).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[aria-invalid="true"]').waitFor();
    await expectAccessible(page, 'no recovery code');
    await leave(visited);
  });
});
