import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { AccountExport } from '#shared/contract/account.ts';
import { today } from '#shared/calendar.ts';
import { visitAsAdmin } from './admins.ts';
import { newEmail, PASSWORD, recordOverHttp, signUpOverHttp, visit, type Visit } from './people.ts';
import { openBrowser, openServer } from './stage.ts';

const browser = await openBrowser();
const server = await openServer();

async function enter(account: Record<string, unknown> = {}): Promise<Visit & { email: string }> {
  const visited = await visit(browser, server.url);
  const email = newEmail();
  await signUpOverHttp(visited.context, server.url, { email, name: 'Ana', timeZone: 'UTC', ...account });
  await visited.page.goto('/profile');
  await visited.page.getByRole('heading', { level: 1 }).waitFor();
  return { ...visited, email };
}

async function leave({ context, faults }: Visit): Promise<void> {
  expect(faults).toEqual([]);
  await context.close();
}

async function readProfile(context: BrowserContext): Promise<Record<string, unknown>> {
  return (await (await context.request.get(`${server.url}/api/v1/me`)).json()) as Record<string, unknown>;
}

/** The button that saves the section with this heading. */
function saveOf(page: Page, section: string, name = 'Save') {
  return page.getByRole('region', { name: section }).getByRole('button', { name, exact: true });
}

/** A picture with a red and a blue half, as from a camera. */
async function twoHalves(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 1600, height: 800 });
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('Nothing can be drawn.');
    for (const [color, x] of [
      ['#f00', 0],
      ['#00f', 800],
    ] as const) {
      context.fillStyle = color;
      context.fillRect(x, 0, 800, 800);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

/** The size of the stored photo and the colour at a point, given in hundredths. */
async function lookAtPhoto(page: Page, at: { x: number; y: number }) {
  return await page.evaluate(async ({ x, y }) => {
    const answer = await fetch('/api/v1/me/photo');
    const blob = await answer.blob();
    const picture = await createImageBitmap(blob);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: picture.width, height: picture.height });
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const pixel = context?.getImageData((x * picture.width) / 100, (y * picture.height) / 100, 1, 1).data;
    const [red = 0, , blue = 0] = pixel ?? [];
    const color = red > 200 ? 'red' : blue > 200 ? 'blue' : 'neither';
    return { width: picture.width, height: picture.height, type: blob.type, bytes: blob.size, color };
  }, at);
}

describe('the photo', () => {
  test('is cropped by keyboard, shrunk to a square, shown in the user menu, and removed', async () => {
    const visited = await enter();
    const { page, context } = visited;
    const file = { name: 'me.png', mimeType: 'image/png', buffer: await twoHalves(page) };
    await page.locator('input[type=file]').setInputFiles(file);
    const use = page.getByRole('button', { name: 'Use this photo' });
    await use.and(page.locator(':enabled')).waitFor();
    // Move the crop from the middle to the far left.
    await page.getByRole('group', { name: /Part of the photo/ }).focus();
    for (let press = 0; press < 60; press++) await page.keyboard.press('ArrowRight');
    await use.click();
    await page.getByText('Photo updated').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(
      await page.getByRole('button', { name: 'Change photo' }).evaluate((it) => it.matches(':focus')),
    ).toBe(true);

    const right = await lookAtPhoto(page, { x: 90, y: 50 });
    expect(right).toMatchObject({ width: 512, height: 512, type: 'image/webp', color: 'red' });
    expect(right.bytes).toBeLessThan(512 * 1024);
    await page.goto('/dashboard');
    const shown = page.getByRole('button', { name: /Your account/ }).locator('img');
    await expect.poll(() => shown.evaluate((it) => (it as HTMLImageElement).naturalWidth)).toBe(512);

    await page.goto('/profile');
    await page.getByRole('button', { name: 'Remove photo' }).click();
    await page.getByText('Photo removed').waitFor();
    expect((await readProfile(context))['photoURL']).toBeNull();
    await page
      .getByRole('button', { name: /Your account/ })
      .getByText('A', { exact: true })
      .waitFor();
    await leave(visited);
  });

  test('that is not an image is refused before it is sent', async () => {
    const visited = await enter();
    const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const file = { name: 'me.png', mimeType: 'image/png', buffer };
    await visited.page.locator('input[type=file]').setInputFiles(file);
    await visited.page.getByText('This file could not be read as an image.').waitFor();
    await leave(visited);
  });
});

describe('name and preferences', () => {
  test('a name is saved and shows at once, and an empty one is not sent', async () => {
    const visited = await enter();
    const { page, context } = visited;
    await page.getByLabel('Display name').fill('');
    await saveOf(page, 'About you').click();
    await page.getByText('This field is required').waitFor();
    await page.getByLabel('Display name').fill('  María José ');
    await saveOf(page, 'About you').click();
    await page.getByText('Profile updated').waitFor();
    await page.getByRole('button', { name: /María José/ }).waitFor();
    expect((await readProfile(context))['displayName']).toBe('María José');
    await leave(visited);
  });

  test('a failed save shows the sentence of the specification and reverts the change', async () => {
    const visited = await enter();
    const { page } = visited;
    const held: Route[] = [];
    await page.route('**/api/v1/me', async (route) => {
      if (route.request().method() === 'PATCH') held.push(route);
      else await route.continue();
    });
    const refuse = async () => {
      await expect.poll(() => held.length).toBe(1);
      const json = { error: 'x', code: 'profileUpdateFailed', requestId: 'x' };
      await held.pop()?.fulfill({ status: 500, json });
    };
    const main = page.locator('#main');
    const html = page.locator('html');

    await page.getByLabel('Display name').fill('Nobody');
    await saveOf(page, 'About you').click();
    await page.getByRole('button', { name: 'Your account: Nobody' }).waitFor();
    await refuse();
    await page.getByText('Failed to update profile. Please try again.').waitFor();
    await page.getByRole('button', { name: 'Your account: Ana' }).waitFor();

    await main.getByText('Dark', { exact: true }).click();
    await expect.poll(() => html.getAttribute('data-mantine-color-scheme')).toBe('dark');
    await refuse();
    await expect.poll(() => html.getAttribute('data-mantine-color-scheme')).toBe('light');

    await main.getByText('Español', { exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Perfil' }).waitFor();
    await refuse();
    await page.getByText('No se pudo actualizar el perfil. Vuelve a intentarlo.').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    await leave(visited);
  });

  test('language and theme change at once and are kept', async () => {
    const visited = await enter();
    const { page, context } = visited;
    await page.locator('#main').getByText('Español', { exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Perfil' }).waitFor();
    await page.getByText('Perfil actualizado').waitFor();
    await page.locator('#main').getByText('Oscuro', { exact: true }).click();
    await expect.poll(() => page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark');
    await expect.poll(() => readProfile(context)).toMatchObject({ language: 'es', theme: 'dark' });
    await leave(visited);
  });

  test.each([
    ['JPY', 'Japanese', '¥1,234'],
    ['KWD', 'Kuwaiti', 'KWD 1,234.500'],
  ])('in %s the dashboard shows amounts with its decimals', async (currency, typed, shown) => {
    const visited = await enter();
    const { page, context } = visited;
    await page.getByRole('combobox', { name: 'Currency' }).fill(typed);
    await page.getByRole('option', { name: new RegExp(currency) }).click();
    await page.getByText(/Amounts look like this/).waitFor();
    await saveOf(page, 'Money and calendar').click();
    await page.getByText('Profile updated').waitFor();
    const amount = currency === 'JPY' ? 1234 : 1234.5;
    const transaction = { description: 'Pay', amount, date: today('UTC', Date.now()) };
    await recordOverHttp(context, server.url, 'income', transaction);
    await page.goto('/dashboard');
    const totals = page.getByRole('region', { name: 'Totals' });
    await expect.poll(async () => (await totals.innerText()).replace(/\u00a0/g, ' ')).toContain(shown);
    await leave(visited);
  });

  test('with transactions only currencies with the same decimals are offered, and a change needs confirmation', async () => {
    const visited = await enter();
    const { page, context } = visited;
    const transaction = { description: 'Tea', amount: 2.5, date: today('UTC', Date.now()) };
    await recordOverHttp(context, server.url, 'expense', transaction);
    await page.reload();
    await page.getByText('You already have records, so you can choose among the currencies').waitFor();
    await page.getByRole('combobox', { name: 'Currency' }).fill('JPY');
    await page.getByText('No currency of that name').waitFor();
    await page.getByRole('combobox', { name: 'Currency' }).fill('USD');
    await page.getByRole('option', { name: /USD/ }).click();
    await saveOf(page, 'Money and calendar').click();
    const dialog = page.getByRole('dialog', { name: 'Change the currency to USD?' });
    await dialog.getByText('€25.50 becomes $25.50.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect((await readProfile(context))['currency']).toBe('EUR');
    await saveOf(page, 'Money and calendar').click();
    await dialog.getByRole('button', { name: 'Change currency' }).click();
    await page.getByText('Profile updated').waitFor();
    expect((await readProfile(context))['currency']).toBe('USD');
    await leave(visited);
  });

  test('time zone and first day of the week are chosen, saved and used', async () => {
    const visited = await enter();
    const { page, context } = visited;
    await page.getByRole('combobox', { name: 'Time zone' }).fill('kirit');
    await page.getByRole('option', { name: 'Pacific/Kiritimati (GMT+14)' }).click();
    await page.locator('#main').getByText('Sunday', { exact: true }).click();
    await saveOf(page, 'Money and calendar').click();
    await page.getByText('Profile updated').waitFor();
    const saved = { timeZone: 'Pacific/Kiritimati', firstDayOfWeek: 0 };
    expect(await readProfile(context)).toMatchObject(saved);
    await leave(visited);
  });
});

describe('sessions and password', () => {
  async function signInElsewhere(email: string): Promise<Visit> {
    const other = await visit(browser, server.url);
    const answer = await other.context.request.post(`${server.url}/api/auth/sign-in/email`, {
      headers: { origin: server.url },
      data: { email, password: PASSWORD },
    });
    expect(answer.status()).toBe(200);
    await other.page.goto('/dashboard');
    await other.page.getByRole('heading', { level: 1 }).waitFor();
    return other;
  }

  async function expectSignedOut(other: Visit): Promise<void> {
    await other.page.waitForURL('**/login**');
    await other.context.close();
  }

  test('ending the session of a second browser signs it out at once', async () => {
    const visited = await enter();
    const { page } = visited;
    await page.getByText('You are signed in nowhere else.').waitFor();
    const other = await signInElsewhere(visited.email);
    await page.reload();
    await page.getByText('This device').waitFor();
    await page.getByRole('button', { name: /^End the session of/ }).click();
    await page.getByText('Session ended').waitFor();
    await page.getByText('You are signed in nowhere else.').waitFor();
    await expectSignedOut(other);
    expect((await visited.context.request.get(`${server.url}/api/v1/me`)).status()).toBe(200);
    await leave(visited);
  });

  test('all other sessions end at once', async () => {
    const visited = await enter();
    const others = [await signInElsewhere(visited.email), await signInElsewhere(visited.email)];
    await visited.page.reload();
    await visited.page.getByRole('button', { name: 'End all other sessions' }).click();
    await visited.page.getByText('All other sessions have ended').waitFor();
    for (const other of others) await expectSignedOut(other);
    await leave(visited);
  });

  test('wrong passwords are named, and a change signs the other browser out', async () => {
    const visited = await enter();
    const { page, email } = visited;
    const other = await signInElsewhere(email);
    const current = page.getByLabel('Current password', { exact: true });
    const chosen = page.getByLabel('New password', { exact: true });
    const change = page.getByRole('button', { name: 'Change password' });
    await current.fill('not this one');
    await chosen.fill('window-orchard-17');
    await page.getByText('Good length and variety. Use it nowhere else.').waitFor();
    await change.click();
    await page.getByText('This password is not right').waitFor();
    await current.fill(PASSWORD);
    await chosen.fill('password123');
    await change.click();
    await page.getByText('This password is too common').waitFor();
    await chosen.fill('window-orchard-17');
    await change.click();
    await page.getByText('Password changed. Every other session has ended.').waitFor();
    expect(await current.inputValue()).toBe('');
    await expectSignedOut(other);
    const answer = await visited.context.request.post(`${server.url}/api/auth/sign-in/email`, {
      headers: { origin: server.url },
      data: { email, password: 'window-orchard-17' },
    });
    expect(answer.status()).toBe(200);
    await leave(visited);
  });
});

describe('the data', () => {
  test('is downloaded completely, in files named after the day', async () => {
    const visited = await enter();
    const { page, context } = visited;
    const date = today('UTC', Date.now());
    await recordOverHttp(context, server.url, 'expense', { description: '=1+1', amount: 2.5, date });
    const files: Record<string, string> = {};
    for (const name of ['Everything (JSON)', 'Records (CSV)']) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: `Download: ${name}` }).click(),
      ]);
      files[download.suggestedFilename()] = await readFile(await download.path(), 'utf8');
    }
    const whole = AccountExport.parse(JSON.parse(files[`saldo-${date}.json`] ?? ''));
    expect(whole.records).toMatchObject([{ description: '=1+1', amount: 2.5, date }]);
    expect(files[`saldo-${date}.csv`]).toContain(`${date},Expense,'=1+1,Uncategorized,2.50,EUR`);
    await leave(visited);
  });
});

describe('deleting the account', () => {
  test('in Spanish asks for the password and the address, then deletes, and signing in no longer works', async () => {
    const visited = await enter({ language: 'es' });
    const { page, email } = visited;
    await page.getByRole('button', { name: 'Eliminar mi cuenta…' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Seguro que quieres eliminarla?' });
    const submit = dialog.getByRole('button', { name: 'Eliminar para siempre' });
    await submit.click();
    await dialog.getByText('Este campo es obligatorio').first().waitFor();
    await dialog.getByLabel('Tu contraseña', { exact: true }).fill('no es esta');
    await dialog.getByLabel(`Para confirmar, escribe ${email}`).fill(email);
    await submit.click();
    await dialog.getByText('Esta contraseña no es correcta').waitFor();
    await dialog.getByLabel('Tu contraseña', { exact: true }).fill(PASSWORD);
    await dialog.getByLabel(`Para confirmar, escribe ${email}`).fill('otra@example.org');
    await submit.click();
    await dialog.getByText('Este no es el correo de tu cuenta').waitFor();
    await dialog.getByLabel(`Para confirmar, escribe ${email}`).fill(email);
    await submit.click();
    await page.waitForURL('**/login');
    await page.getByText('Tu cuenta se ha eliminado.').waitFor();

    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await page.getByText('El correo electrónico o la contraseña no son correctos.').waitFor();
    expect((await visited.context.cookies()).map(({ name }) => name)).not.toContain('saldo.session_token');
    await leave(visited);
  });

  test('of the only administrator is refused with a reason', async () => {
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
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByText('The only administrator cannot delete their account.').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await leave(visited);
  });
});

describe('the activity of the account', () => {
  test.each([
    ['en', 'Activity of your account', 'A link for a new password was created', 'An administrator'],
    ['es', 'Actividad de tu cuenta', 'Se creó un enlace para una contraseña nueva', 'Un administrador'],
  ] as const)('shows what was done to it, when and by whom (%s)', async (language, title, act, actor) => {
    const [visited, admin] = [await enter({ language }), await visitAsAdmin(browser, server)];
    const section = visited.page.getByRole('region', { name: title });
    await section.getByText(language === 'en' ? /^Nobody has changed/ : /^Nadie ha cambiado/).waitFor();
    const { uid } = await readProfile(visited.context);
    const answer = await admin.context.request.post(
      `${server.url}/api/v1/admin/users/${String(uid)}/reset-link`,
      {
        headers: { origin: server.url },
      },
    );
    expect(answer.status()).toBe(201);
    await visited.page.reload();
    await section.getByText(act).waitFor();
    expect(await section.getByRole('listitem').innerText()).toContain(`${actor} · `);
    await Promise.all([leave(visited), leave(admin)]);
  });
});
