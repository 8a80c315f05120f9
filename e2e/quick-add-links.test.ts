import { expect, test } from 'vitest';
import { addAccountOverHttp } from './testing/account-over-http.ts';
import { describeInTurn } from './testing/each-language.ts';
import { leave } from './testing/people.ts';
import { sharedServer } from './testing/stage.ts';
import { listStored } from './testing/stored-over-http.ts';
import { visitSignedIn } from './testing/visit-signed-in.ts';

const server = sharedServer();

describeInTurn('a link to quick add', (language, texts, it) => {
  const { categories, quickAdd, transactions } = texts;

  it('fills the form, refuses impossible values, and saves nothing', async () => {
    const visited = await visitSignedIn({ language, timeZone: 'UTC' });
    const { page } = visited;
    const { form } = transactions;
    await page.goto('/add-expense?description=Bread&amount=-2&category=food&date=2026-02-30');
    await page.getByRole('alert').getByText(quickAdd.link.amount).waitFor();
    expect(await page.getByLabel(form.description).inputValue()).toBe('Bread');
    expect(await page.getByLabel(form.amount).inputValue()).toBe('');
    expect(await page.getByRole('radio', { name: categories.food }).isChecked()).toBe(true);
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.goto('/add-expense?text=Taxi+9');
    const transport = page.getByRole('radio', { name: categories.transport });
    await expect.poll(() => transport.isChecked()).toBe(true);
    await page.goto(`/add-expense?${new URLSearchParams({ text: '+1800 <b>bonus</b> #job' })}`);
    await page.waitForURL('**/add-income');
    await expect.poll(() => page.getByLabel(form.amount).inputValue()).toMatch(/^1800/);
    expect(await page.getByLabel(form.description).inputValue()).toContain('<b>bonus</b>');
    for (const name of ['Bank', 'Jar']) await addAccountOverHttp(visited, name);
    const transfer = { en: '200 from Bank to Jar', es: '200 de Bank a Jar' }[language];
    await page.goto(`/add-expense?${new URLSearchParams({ text: transfer })}`);
    await page.getByRole('link', { name: quickAdd.form.addTransfer }).click();
    await page.waitForURL('**/add-transfer?**');
    expect(await listStored(visited)).toEqual([]);
    await leave(visited);
  });
});

test('the manifest takes shared texts to the form, and offers quick add', async () => {
  const { context } = await visitSignedIn();
  const response = await context.request.get(`${server.url}/manifest.webmanifest`);
  const manifest = (await response.json()) as {
    share_target: { action: string; method: string; params: Record<string, string> };
    shortcuts: { url: string }[];
  };
  expect(manifest.share_target).toEqual({ action: '/add-expense', method: 'GET', params: { text: 'text' } });
  for (const { url } of manifest.shortcuts) {
    expect((await context.request.get(server.url + url)).status()).toBe(200);
  }
  await context.close();
});
