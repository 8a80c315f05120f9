import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { inDepth } from '#shared/testing/depth.ts';
import { choosePreference } from './testing/account-menu.ts';
import { startInstances } from './testing/instances.ts';
import { newEmail, PASSWORD, visit } from './testing/people.ts';
import { startServer, type RunningServer } from './testing/server.ts';
import { openBrowser } from './testing/stage.ts';

const browser = await openBrowser();
let server: Pick<RunningServer, 'url' | 'stop'>;

afterEach(async () => {
  expect(await server.stop()).toBe(0);
});

test.each(
  inDepth([
    ['one instance on SQLite', startServer],
    ['two instances on PostgreSQL by turns', startInstances],
  ]),
)(
  'on %s a new user signs up, records transactions, reads in Spanish, edits, deletes, undoes, signs out and in again',
  async (_, start) => {
    server = await start();
    const { context, page, faults } = await visit(browser, server.url, { savesData: false });
    const email = newEmail();

    // Sign up from the home page, as a person does.
    await page.goto('/');
    await page
      .getByRole('link', { name: /create account|start/i })
      .first()
      .click();
    await page.getByLabel('Display name').fill('Ana');
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Change' }).click();
    await page.getByRole('combobox', { name: 'Currency' }).fill('Euro');
    await page
      .getByRole('option', { name: /^EUR|Euro/ })
      .first()
      .click();
    await page.getByRole('checkbox', { name: /Terms and Conditions/ }).check();
    await page.getByRole('checkbox', { name: /Privacy Policy/ }).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { name: 'Hello, Ana' }).waitFor();
    await page.getByText('Nothing recorded yet').waitFor();

    // An expense and an income, in English.
    await page.getByRole('navigation').getByRole('link', { name: 'Add expense' }).click();
    await page.getByRole('heading', { name: 'Add expense' }).waitFor();
    await page.getByLabel('Amount').fill('1,234.5');
    await page.getByText('€1,234.50').waitFor();
    await page.getByLabel('Description').fill('Rent & <b>repairs</b>');
    await page.getByRole('button', { name: 'Save expense' }).click();
    await page.getByText('Expense added').waitFor();
    // The form is ready for the next one.
    await expect.poll(() => page.getByLabel('Amount').inputValue()).toBe('');
    await page.getByRole('navigation').getByRole('link', { name: 'Add income' }).click();
    await page.getByRole('heading', { name: 'Add income' }).waitFor();
    await page.getByLabel('Amount').fill('2000,25');
    await page.getByText('€2,000.25').waitFor();
    await page.getByLabel('Description').fill('Salary');
    await page.getByRole('button', { name: 'Save income' }).click();
    await page.getByText('Income added').waitFor();

    // Both show in Spanish, with correct totals.
    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
    await choosePreference(page, 'Español');
    await page.getByRole('heading', { name: 'Hola, Ana' }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('es');
    await expectTotals(page, { balance: '765,75 €', income: '2.000,25 €', expenses: '1.234,50 €' });
    await page.getByText('Rent & <b>repairs</b>').waitFor();
    await page.getByText('Salary').waitFor();

    // Edit the expense, with the amount in Spanish format.
    await page.getByRole('button', { name: 'Acciones de Rent & <b>repairs</b>' }).click();
    await page.getByRole('menuitem', { name: 'Editar' }).click();
    const dialog = page.getByRole('dialog');
    await expect.poll(() => dialog.getByLabel('Importe').inputValue()).toBe('1234,50');
    await dialog.getByLabel('Importe').fill('1.000,10');
    await dialog.getByText('1.000,10 €').waitFor();
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText('Gasto actualizado').waitFor();
    await expectTotals(page, { balance: '1.000,15 €', income: '2.000,25 €', expenses: '1.000,10 €' });

    // Delete the income after the question, then undo.
    await page.getByRole('button', { name: 'Acciones de Salary' }).click();
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    await page.getByRole('dialog', { name: '¿Seguro que quieres eliminarlo?' }).waitFor();
    await page.getByRole('button', { name: 'Eliminar ingreso' }).click();
    await page.getByText('Ingreso eliminado').waitFor();
    await expectTotals(page, { balance: '-1.000,10 €', income: '0,00 €', expenses: '1.000,10 €' });
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expectTotals(page, { balance: '1.000,15 €', income: '2.000,25 €', expenses: '1.000,10 €' });
    await page.getByText('Salary').waitFor();

    // Log out and in again: everything is still stored, and in Spanish.
    await page.getByRole('button', { name: /Ana/ }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await page.waitForURL('**/login');
    await page.goto('/dashboard');
    await page.waitForURL('**/login**');
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByLabel('Contraseña', { exact: true }).fill('not my password');
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await page.getByText('El correo electrónico o la contraseña no son correctos.').waitFor();
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { name: 'Hola, Ana' }).waitFor();
    await expectTotals(page, { balance: '1.000,15 €', income: '2.000,25 €', expenses: '1.000,10 €' });

    expect(faults).toEqual([]);
    await context.close();
  },
);

async function expectTotals(
  page: Page,
  totals: { balance: string; income: string; expenses: string },
): Promise<void> {
  const region = page.getByRole('region', { name: 'Totales' });
  await expect
    .poll(async () => toPlainText(await region.innerText()))
    .toMatch(new RegExp([totals.income, totals.expenses, totals.balance].map(escape).join('.*'), 's'));
}

/** The text with plain spaces for no-break spaces and a hyphen for the minus sign. */
function toPlainText(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u2212', '-');
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
