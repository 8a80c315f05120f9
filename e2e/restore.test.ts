import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { TEXTS } from '#shared/i18n/texts.ts';
import { accountFile, damagedAccountFile, downloadedFile } from './testing/account-files.ts';
import { describeInTurn } from './testing/each-language.ts';
import { fetchResponse } from './testing/fetch-response.ts';
import { toComparable, downloadExport, fillAccount } from './testing/filled-account.ts';
import { startOf } from './testing/import-screen.ts';
import { interpolate } from './testing/interpolate.ts';
import { leave, recordOverHttp } from './testing/people.ts';
import { visitSignedIn } from './testing/visit-signed-in.ts';
import { sharedServer } from './testing/stage.ts';

const server = sharedServer();
const PHONE = { viewport: { width: 360, height: 780 } };

async function tabToAndPress(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let steps = 0; steps < 80; steps++) {
    if (await target.evaluate((element) => element === document.activeElement))
      return await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${String(target)}.`);
}

const readTotals = async ({ context }: Awaited<ReturnType<typeof visitSignedIn>>) =>
  await (await context.request.get(`${server.url}/api/v1/transactions/totals`)).json();

test('a complete account is restored from the screen of imports, with the keyboard alone on a phone', async () => {
  const [english, spanish] = [TEXTS.en.screens, TEXTS.es.screens];
  const before = await visitSignedIn({ language: 'en', name: 'Ana', currency: 'USD' });
  await fillAccount(before.context, server.url);
  const file = await downloadExport(before.context, server.url);

  const after = await visitSignedIn({ language: 'es', name: 'Luis', currency: 'EUR' }, PHONE);
  const { page } = after;
  await page.goto('/import');
  await page.locator('input[type=file]').setInputFiles([downloadedFile(file)]);
  await tabToAndPress(page, page.getByRole('link', { name: spanish.imports.files.restore }));
  await page.waitForURL('**/profile#data');
  await page.getByText(interpolate(spanish.restore.currencyChanges, { from: 'EUR', to: 'USD' })).waitFor();
  const section = page.getByRole('region', { name: spanish.restore.title });
  await expect
    .poll(() => section.locator('dd').allTextContents())
    .toEqual(
      expect.arrayContaining([expect.stringMatching(/^Ana · person-/), expect.stringMatching(/^6/), 'USD']),
    );
  await tabToAndPress(page, section.getByRole('button', { name: spanish.restore.submit, exact: true }));
  // The screen has the language of the file now.
  const countTexts = english.restore.counts;
  const counts = [
    interpolate(countTexts.transactions_other, { number: '6' }),
    interpolate(countTexts.deleted_one, { count: '1' }),
    interpolate(countTexts.categories_one, { count: '1' }),
    interpolate(countTexts.imports_other, { number: '2' }),
  ];
  const result = section.or(page.getByRole('region', { name: english.restore.title })).getByRole('status');
  await page.getByRole('link', { name: english.restore.show }).waitFor();
  const sentence = await result.textContent();
  for (const count of counts) expect(sentence).toContain(count);

  expect(toComparable(await downloadExport(after.context, server.url))).toEqual(toComparable(file));
  expect(await readTotals(after)).toEqual(await readTotals(before));
  await tabToAndPress(page, page.getByRole('link', { name: english.restore.show }));
  await page.getByText('Mercado').first().waitFor();
  await leave(before, after);
});

describeInTurn('a restore', (language, texts, it) => {
  const { restore } = texts;
  const enter = async () => {
    const visited = await visitSignedIn({ language, currency: 'EUR' });
    const { page } = visited;
    await page.goto('/profile#data');
    const section = page.getByRole('region', { name: restore.title });
    const button = (name: string) => section.getByRole('button', { name, exact: true });
    const choose = async (...files: Parameters<ReturnType<typeof page.locator>['setInputFiles']>) =>
      await section.locator('input[type=file]').setInputFiles(...files);
    return { ...visited, section, button, choose };
  };

  it.inDepth('says why a file cannot be restored, and changes nothing', async () => {
    const { section, button, choose, ...visited } = await enter();
    const before = toComparable(await downloadExport(visited.context, server.url));
    const csv = { name: 'saldo.csv', mimeType: 'text/csv', buffer: Buffer.from('Date,Amount\n') };
    for (const [file, sentence] of [
      [damagedAccountFile(), restore.errors.damaged],
      [accountFile({ version: 4 }), restore.errors.newer],
      [csv, restore.errors.unknown],
    ] as const) {
      await choose(file);
      await section.getByText(sentence).waitFor();
      expect(await button(restore.submit).count()).toBe(0);
    }
    expect(toComparable(await downloadExport(visited.context, server.url))).toEqual(before);
    await leave(visited);
  });

  it.inDepth(
    'continues after a lost connection and a closed page, without doubling transactions',
    async () => {
      const { section, button, choose, ...visited } = await enter();
      const { page, context } = visited;
      let requests = 0;
      await page.route('**/api/v1/me/restore/rows', async (route) => {
        // The third response is lost after the server has saved.
        if (++requests !== 3) return await route.continue();
        await fetchResponse(route);
        await route.abort();
      });
      const file = accountFile({ count: 4_100 });
      await choose(file);
      await section.getByText(restore.settings).click();
      await button(restore.submit).click();
      await section.getByText(restore.interrupted).waitFor();
      await button(restore.goOn).waitFor();

      await page.reload();
      await section.getByText(startOf(restore.unfinished)).waitFor();
      await choose(accountFile({ exportedAt: '2026-10-01T10:00:00.000Z' }));
      await section.getByText(startOf(restore.otherFile)).waitFor();
      await choose(file);
      await section.getByText(restore.settings).click();
      await button(restore.goOn).click();
      await section.getByRole('link', { name: restore.show }).waitFor();
      expect(await readTotals(visited)).toMatchObject({ count: 4_100 });
      // Only the currency of the profile has changed.
      const { profile } = JSON.parse(await downloadExport(context, server.url)) as { profile: object };
      expect(profile).toMatchObject({
        currency: 'USD',
        language,
        displayName: expect.not.stringMatching('Marta') as string,
      });
      await leave(visited);
    },
  );

  it.inDepth('can be ended without its file, and is not offered in an account with data', async () => {
    const { section, button, choose, ...visited } = await enter();
    const { page } = visited;
    await page.route('**/api/v1/me/restore/finish', (route) => route.abort());
    await choose(accountFile());
    await section.getByText(restore.settings).click();
    await button(restore.submit).click();
    await section.getByText(restore.interrupted).waitFor();
    await page.unroute('**/api/v1/me/restore/finish');
    await page.reload();
    await button(restore.end.open).click();
    await page.getByRole('dialog').getByRole('button', { name: restore.end.confirm }).click();
    await section.getByText(restore.notEmpty).waitFor();
    expect(await button(restore.choose).count()).toBe(0);
    await section.getByRole('link', { name: restore.toImport }).click();
    await page.getByRole('heading', { name: texts.imports.title, level: 1 }).waitFor();
    await leave(visited);
  });

  it.inDepth('is refused if something was added meanwhile', async () => {
    const { section, button, choose, ...visited } = await enter();
    const { page, context } = visited;
    await choose(accountFile());
    await page.route('**/api/v1/me/restore', async (route) => {
      if (route.request().method() === 'POST') {
        const coffee = { description: 'Coffee', amount: 1, date: '2026-09-01' };
        await recordOverHttp(context, server.url, 'expense', coffee);
      }
      await route.continue();
    });
    await button(restore.submit).click();
    await section.getByText(restore.notEmpty).waitFor();
    const { profile } = JSON.parse(await downloadExport(context, server.url)) as { profile: object };
    expect(profile).toMatchObject({ currency: 'EUR' });
    await leave(visited);
  });
});
