import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { AccountExport } from '#shared/contract/account.ts';
import { inDepth, testInDepth } from '#shared/testing/depth.ts';
import { TODAY } from './testing/day.ts';
import { visitAsAdmin } from './testing/admins.ts';
import {
  leave,
  newEmail,
  PASSWORD,
  recordOverHttp,
  signUpOverHttp,
  visit,
  type Visit,
} from './testing/people.ts';
import { openBrowser, openServer } from './testing/stage.ts';
import { enterProfile, readProfile } from './testing/profile-screen.ts';

const browser = await openBrowser();
const server = await openServer();

describe('sessions and password', () => {
  async function signInElsewhere(email: string): Promise<Visit> {
    const other = await visit(browser, server.url);
    const response = await other.context.request.post(`${server.url}/api/auth/sign-in/email`, {
      headers: { origin: server.url },
      data: { email, password: PASSWORD },
    });
    expect(response.status()).toBe(200);
    await other.page.goto('/dashboard');
    await other.page.getByRole('heading', { level: 1 }).waitFor();
    return other;
  }

  async function expectSignedOut(other: Visit): Promise<void> {
    await other.page.waitForURL('**/login**');
    await other.context.close();
  }

  testInDepth('ending the session of a second browser signs it out at once', async () => {
    const visited = await enterProfile(server);
    const { page } = visited;
    await page.getByText('You are not signed in anywhere else.').waitFor();
    const other = await signInElsewhere(visited.email);
    await page.reload();
    await page.getByText('This device').waitFor();
    await page.getByRole('button', { name: /^End the session of/ }).click();
    await page.getByText('Session ended').waitFor();
    await page.getByText('You are not signed in anywhere else.').waitFor();
    await expectSignedOut(other);
    expect((await visited.context.request.get(`${server.url}/api/v1/me`)).status()).toBe(200);
    await leave(visited);
  });

  testInDepth('all other sessions end at once', async () => {
    const visited = await enterProfile(server);
    const others = [await signInElsewhere(visited.email), await signInElsewhere(visited.email)];
    await visited.page.reload();
    await visited.page.getByRole('button', { name: 'End all other sessions' }).click();
    await visited.page.getByText('All other sessions have ended').waitFor();
    for (const other of others) await expectSignedOut(other);
    await leave(visited);
  });

  test('wrong passwords show errors, and a change signs the other browser out', async () => {
    const visited = await enterProfile(server);
    const { page, email } = visited;
    const other = await signInElsewhere(email);
    const current = page.getByLabel('Current password', { exact: true });
    const newPassword = page.getByLabel('New password', { exact: true });
    const change = page.getByRole('button', { name: 'Change password' });
    await current.fill('not this one');
    await newPassword.fill('window-orchard-17');
    await page.getByText('Good. Do not use it anywhere else.').waitFor();
    await change.click();
    await page.getByText('Wrong password').waitFor();
    await current.fill(PASSWORD);
    await newPassword.fill('password123');
    await change.click();
    await page.getByText('This password is too common').waitFor();
    await newPassword.fill('window-orchard-17');
    await change.click();
    await page.getByText('Password changed. You are signed out everywhere else.').waitFor();
    await expect.poll(() => current.inputValue()).toBe('');
    await expectSignedOut(other);
    const response = await visited.context.request.post(`${server.url}/api/auth/sign-in/email`, {
      headers: { origin: server.url },
      data: { email, password: 'window-orchard-17' },
    });
    expect(response.status()).toBe(200);
    await leave(visited);
  });
});

describe('the data', () => {
  test('is downloaded completely, in files named after the day', async () => {
    const visited = await enterProfile(server);
    const { page, context } = visited;
    const date = TODAY;
    await recordOverHttp(context, server.url, 'expense', { description: '=1+1', amount: 2.5, date });
    const files: Record<string, string> = {};
    for (const name of ['Everything (JSON)', 'Transactions (CSV)']) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: `Download: ${name}` }).click(),
      ]);
      files[download.suggestedFilename()] = await readFile(await download.path(), 'utf8');
    }
    const account = AccountExport.parse(JSON.parse(files[`saldo-${date}.json`] ?? ''));
    expect(account.records).toMatchObject([{ description: '=1+1', amount: 2.5, date }]);
    expect(files[`saldo-${date}.csv`]).toContain(`${date},Expense,'=1+1,Uncategorized,2.50,EUR`);
    await leave(visited);
  });
});

describe('deleting the account', () => {
  test('in Spanish asks for the password and the address, then deletes, and signing in no longer works', async () => {
    const visited = await enterProfile(server, { language: 'es' });
    const { page, email } = visited;
    await page.getByRole('button', { name: 'Eliminar mi cuenta…' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Eliminar tu cuenta?' });
    const submit = dialog.getByRole('button', { name: 'Eliminar definitivamente' });
    await submit.click();
    await dialog.getByText('Este campo es obligatorio').first().waitFor();
    await dialog.getByLabel('Tu contraseña', { exact: true }).fill('no es esta');
    await dialog.getByLabel(`Para confirmar, escribe ${email}`).fill(email);
    await submit.click();
    await dialog.getByText('La contraseña no es correcta').waitFor();
    await dialog.getByLabel('Tu contraseña', { exact: true }).fill(PASSWORD);
    await dialog.getByLabel(`Para confirmar, escribe ${email}`).fill('otra@example.org');
    await submit.click();
    await dialog.getByText('Este no es el correo de tu cuenta').waitFor();
    await dialog.getByLabel(`Para confirmar, escribe ${email}`).fill(email);
    await submit.click();
    await page.waitForURL('**/login');
    await page.getByText('Tu cuenta se ha eliminado.').waitFor();
    await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor();
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await page.getByText('El correo electrónico o la contraseña no son correctos.').waitFor();
    expect((await visited.context.cookies()).map(({ name }) => name)).not.toContain('saldo.session_token');
    await leave(visited);
  });

  testInDepth('of the only administrator is refused with a reason', async () => {
    const visited = await visit(browser, server.url);
    const [, setupCode = ''] = /setup=([\w-]+)/.exec(server.output()) ?? [];
    const email = newEmail();
    await signUpOverHttp(visited.context, server.url, { email, setupCode });
    const { page } = visited;
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Delete my account…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await dialog.getByLabel(`To confirm, type ${email}`).fill(email);
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await page.getByText('You are the only administrator.').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await leave(visited);
  });
});

describe('the activity of the account', () => {
  test.each(
    inDepth([
      [
        'es',
        'Actividad de tu cuenta',
        'Se creó un enlace para restablecer la contraseña',
        'Un administrador',
      ],
      ['en', 'Account activity', 'A password reset link was created', 'An administrator'],
    ] as const),
  )('shows each act with its time and its actor (%s)', async (language, title, act, actor) => {
    const [visited, admin] = [await enterProfile(server, { language }), await visitAsAdmin(browser, server)];
    const section = visited.page.getByRole('region', { name: title });
    await section
      .getByText(language === 'en' ? /^No changes to your account/ : /^Aún no hay cambios/)
      .waitFor();
    const { uid } = await readProfile(visited.context);
    const response = await admin.context.request.post(
      `${server.url}/api/v1/admin/users/${String(uid)}/reset-link`,
      {
        headers: { origin: server.url },
      },
    );
    expect(response.status()).toBe(201);
    await visited.page.reload();
    await section.getByText(act).waitFor();
    expect(await section.getByRole('listitem').innerText()).toContain(`${actor} · `);
    await Promise.all([leave(visited), leave(admin)]);
  });
});
