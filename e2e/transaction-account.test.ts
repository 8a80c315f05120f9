import { describe, expect, test } from 'vitest';
import { TEXTS } from '#shared/i18n/texts.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { inDepth } from '#shared/testing/depth.ts';
import { addAccountOverHttp } from './testing/account-over-http.ts';
import { interpolate } from './testing/interpolate.ts';
import { listStored } from './testing/stored-over-http.ts';
import { visitSignedIn } from './testing/visit-signed-in.ts';

describe.each(inDepth(LANGUAGES))('the account of a transaction (%s)', (language) => {
  const { history, transactions } = TEXTS[language].screens;
  const { form, fields } = transactions;

  test('is chosen once, remembered, filtered by, edited, and changed for several at once', async () => {
    const visit = await visitSignedIn({ language });
    const { page, context, faults } = visit;
    await page.goto('/add-expense');
    await page.getByLabel(form.amount, { exact: true }).waitFor();
    expect(await page.getByLabel(fields.account, { exact: true }).count()).toBe(0);

    const account = await addAccountOverHttp(visit, 'Visa Norte');
    await page.reload();
    await page.getByLabel(form.amount, { exact: true }).fill('12');
    await page.getByLabel(form.description, { exact: true }).fill('Libro');
    await page.getByLabel(fields.account, { exact: true }).selectOption('Visa Norte');
    await page.getByRole('button', { name: form.save.expense }).click();
    await page.getByText(transactions.toasts.expense.added).waitFor();
    expect(await listStored(visit)).toMatchObject([{ description: 'Libro', account }]);
    await page.goto('/add-income');
    await expect.poll(() => page.getByLabel(fields.account, { exact: true }).inputValue()).toBe(account);

    await page.goto(`/transactions?account=${account}`);
    const filter = interpolate(history.filters.remove, { filter: 'Visa Norte' });
    await page.getByRole('button', { name: filter }).waitFor();
    await page.getByText('Libro').click();
    const dialog = page.getByRole('dialog', { name: transactions.edit.expense });
    await dialog.getByLabel(fields.account, { exact: true }).selectOption(form.noAccount);
    await dialog.getByRole('button', { name: form.saveChanges }).click();
    await page.getByText(transactions.toasts.expense.edited).waitFor();
    await expect.poll(() => page.getByText('Libro').count()).toBe(0);
    expect((await listStored(visit))[0]?.account).toBeUndefined();

    await page.getByRole('button', { name: filter }).click();
    await page.locator('li[data-index]').getByRole('checkbox').check();
    await page.getByRole('button', { name: history.list.editSelected, exact: true }).click();
    const many = page.getByRole('dialog', { name: history.edit.titleOne });
    await many.getByLabel(history.edit.account).selectOption('Visa Norte');
    await many.getByRole('button', { name: history.edit.submit }).click();
    await page.getByText(history.edit.doneOne).waitFor();
    expect(await listStored(visit)).toMatchObject([{ account }]);

    // With a single account, each row would say the same.
    const row = page.locator('li[data-index]');
    expect(await row.innerText()).not.toContain('Visa Norte');
    await addAccountOverHttp(visit, 'Efectivo');
    await page.reload();
    await row.getByText('· Visa Norte').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
