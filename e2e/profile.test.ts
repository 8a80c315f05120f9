import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inDepth, testInDepth } from '#shared/testing/depth.ts';
import { TODAY } from './testing/day.ts';
import { leave, recordOverHttp } from './testing/people.ts';
import { sharedServer } from './testing/stage.ts';
import { enterProfile, readProfile } from './testing/profile-screen.ts';

const server = sharedServer();

/** The button that saves the section with this heading. */
function findSaveButton(page: Page, section: string, name = 'Save') {
  return page.getByRole('region', { name: section }).getByRole('button', { name, exact: true });
}

describe('name and preferences', () => {
  testInDepth('an unsaved name is asked about before somebody leaves', async () => {
    const { context, page, faults } = await enterProfile(server);
    await page.getByLabel('Display name').fill('Ana María');
    await page.getByRole('link', { name: 'Add expense' }).click();
    await page.getByRole('dialog').getByText('Display name').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    expect(await page.getByLabel('Display name').inputValue()).toBe('Ana María');
    expect(faults).toEqual([]);
    await context.close();
  });

  testInDepth('a name is saved and shows at once, and an empty one is not sent', async () => {
    const visited = await enterProfile(server);
    const { page, context } = visited;
    await page.getByLabel('Display name').fill('');
    await findSaveButton(page, 'About you').click();
    await page.getByText('This field is required').waitFor();
    await page.getByLabel('Display name').fill('  María José ');
    await findSaveButton(page, 'About you').click();
    await page.getByText('Profile updated').waitFor();
    await page.getByRole('button', { name: /María José/ }).waitFor();
    expect((await readProfile(context))['displayName']).toBe('María José');
    await leave(visited);
  });

  test('a failed save shows the sentence of the specification and reverts the change', async () => {
    const visited = await enterProfile(server);
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
    await findSaveButton(page, 'About you').click();
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
    await page.getByText('No se ha podido actualizar el perfil. Vuelve a intentarlo.').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    await leave(visited);
  });

  testInDepth('language and theme change at once and are kept', async () => {
    const visited = await enterProfile(server);
    const { page, context } = visited;
    await page.locator('#main').getByText('Español', { exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Perfil' }).waitFor();
    await page.getByText('Perfil actualizado').waitFor();
    await page.locator('#main').getByText('Oscuro', { exact: true }).click();
    await expect.poll(() => page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark');
    await expect.poll(() => readProfile(context)).toMatchObject({ language: 'es', theme: 'dark' });
    await leave(visited);
  });

  test.each(
    inDepth([
      ['KWD', 'Kuwaiti', 'KWD 1,234.500'],
      ['JPY', 'Japanese', '¥1,234'],
    ]),
  )('in %s the dashboard shows amounts with its decimals', async (currency, typed, shown) => {
    const visited = await enterProfile(server);
    const { page, context } = visited;
    await page.getByRole('combobox', { name: 'Currency' }).fill(typed);
    await page.getByRole('option', { name: new RegExp(currency) }).click();
    await page.getByText(/Amounts look like this/).waitFor();
    await findSaveButton(page, 'Money and calendar').click();
    await page.getByText('Profile updated').waitFor();
    const amount = currency === 'JPY' ? 1234 : 1234.5;
    const transaction = { description: 'Pay', amount, date: TODAY };
    await recordOverHttp(context, server.url, 'income', transaction);
    await page.goto('/dashboard');
    const totals = page.getByRole('region', { name: 'Totals' });
    await expect.poll(async () => (await totals.innerText()).replace(/\u00a0/g, ' ')).toContain(shown);
    await leave(visited);
  });

  test('with transactions only currencies with the same decimals are offered, and a change needs confirmation', async () => {
    const visited = await enterProfile(server);
    const { page, context } = visited;
    const transaction = { description: 'Tea', amount: 2.5, date: TODAY };
    await recordOverHttp(context, server.url, 'expense', transaction);
    await page.reload();
    await page
      .getByText('Your account already contains amounts, so you can only choose a currency')
      .waitFor();
    await page.getByRole('combobox', { name: 'Currency' }).fill('JPY');
    await page.getByText('No matching currency').waitFor();
    await page.getByRole('combobox', { name: 'Currency' }).fill('USD');
    await page.getByRole('option', { name: /USD/ }).click();
    await findSaveButton(page, 'Money and calendar').click();
    const dialog = page.getByRole('dialog', { name: 'Change the currency to USD?' });
    await dialog.getByText('€25.50 becomes $25.50.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect((await readProfile(context))['currency']).toBe('EUR');
    await findSaveButton(page, 'Money and calendar').click();
    await dialog.getByRole('button', { name: 'Change currency' }).click();
    await page.getByText('Profile updated').waitFor();
    expect((await readProfile(context))['currency']).toBe('USD');
    await leave(visited);
  });

  testInDepth('time zone and first day of the week are chosen, saved and used', async () => {
    const visited = await enterProfile(server);
    const { page, context } = visited;
    await page.getByRole('combobox', { name: 'Time zone' }).fill('kirit');
    await page.getByRole('option', { name: 'Pacific/Kiritimati (GMT+14)' }).click();
    await page.locator('#main').getByText('Sunday', { exact: true }).click();
    await findSaveButton(page, 'Money and calendar').click();
    await page.getByText('Profile updated').waitFor();
    const saved = { timeZone: 'Pacific/Kiritimati', firstDayOfWeek: 0 };
    expect(await readProfile(context)).toMatchObject(saved);
    await leave(visited);
  });
});
