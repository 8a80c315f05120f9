import { expect, test } from 'vitest';
import { addDays, today } from '#shared/calendar.ts';
import { listSuggestions, type RecurringSuggestion } from '#shared/contract/recurring-suggestions.ts';
import { pressWithin } from './testing/expect-focus.ts';
import { leave, recordOverHttp } from './testing/people.ts';
import { addRecurringOverHttp } from './testing/recurring-over-http.ts';
import { signedIn } from './testing/signed-in.ts';
import { sharedServer } from './testing/stage.ts';

const server = sharedServer();
const TODAY = today('UTC', Date.now());

test('a suggestion becomes recurring, another is dismissed and comes back', async () => {
  const visited = await signedIn({ timeZone: 'UTC' });
  const { context, page } = visited;
  for (const [description, amount] of [
    ['Spotify', 10.99],
    ['Netflix', 12.99],
  ] as const)
    for (let month = 1; month <= 8; month++)
      await recordOverHttp(context, server.url, 'expense', {
        description,
        amount,
        date: addDays(TODAY, -30 * month),
      });
  await page.goto('/recurring');
  await page.getByRole('button', { name: 'Not recurring: Netflix' }).press('Enter');
  await page.getByRole('list', { name: 'We noticed' }).getByText('Netflix').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('list', { name: 'We noticed' }).getByText('Netflix').waitFor();
  const { items } = (await (await context.request.get(server.url + listSuggestions.path)).json()) as {
    items: RecurringSuggestion[];
  };
  expect(
    items.every(({ confidence }) => confidence < 1),
    'nothing was confirmed',
  ).toBe(true);
  await page.getByRole('button', { name: 'Make recurring: Spotify' }).press('Enter');
  await pressWithin(page.getByRole('dialog').getByRole('button', { name: 'Save' }), 'Enter');
  await page.getByRole('list', { name: 'All recurring transactions' }).getByText('Spotify').waitFor();
  await page.getByRole('list', { name: 'We noticed' }).getByText('Spotify').waitFor({ state: 'detached' });
  await leave(visited);
});

test('the dashboard shows what waits and comes up, and the browser has what is due added', async () => {
  const visited = await signedIn({ timeZone: 'UTC' });
  const { context, page } = visited;
  await recordOverHttp(context, server.url, 'expense', { description: 'Coffee', amount: 2, date: TODAY });
  await addRecurringOverHttp(context, { description: 'Rent', amount: 950, firstDay: TODAY });
  await addRecurringOverHttp(context, { description: 'Phone', amount: 20, firstDay: addDays(TODAY, 2) });
  await addRecurringOverHttp(context, { description: 'Power', amount: 75, mode: 'ask', firstDay: TODAY });
  await page.goto('/dashboard');
  await page.getByRole('list', { name: 'Recent transactions' }).getByText('Rent').waitFor();
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Coming up' });
  const phone = card.getByRole('list', { name: 'Next 7 days' }).getByText('Phone');
  await phone.waitFor();
  const heightOf = async () => {
    await page.evaluate(async () => await document.fonts.ready);
    return (await card.boundingBox())?.height ?? 0;
  };
  const height = await heightOf();
  await page.evaluate(() => {
    const [owner] = (localStorage.getItem('saldo-coming-up') ?? '').split(' ');
    localStorage.setItem('saldo-coming-up', `${owner} 500`);
  });
  await page.reload();
  await phone.waitFor();
  expect(await heightOf(), 'it fills the place that was kept for it').toBe(500);
  await page.reload();
  await phone.waitFor();
  expect(Math.abs((await heightOf()) - height), 'then it is as high as it needs').toBeLessThanOrEqual(1);
  await card.getByRole('link', { name: '1 is waiting for you' }).click();
  await page.getByRole('heading', { name: 'Waiting for you' }).waitFor();
  await leave(visited);
});
