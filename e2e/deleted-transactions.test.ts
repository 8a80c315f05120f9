import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testInDepth } from '#shared/testing/depth.ts';
import { pressWithin } from './testing/expect-focus.ts';
import { leave, openWithEvents } from './testing/people.ts';
import {
  SAMPLE_DESCRIPTIONS,
  expectRows,
  findRows,
  countStored,
  visitWithSamples,
} from './testing/history-samples.ts';
import { sharedServer } from './testing/stage.ts';

const server = sharedServer();
const findDeletedList = (page: Page) => page.getByRole('list', { name: 'Deleted transactions' });

/** Signs up a user with the sample transactions, and deletes all of them. */
async function visitWithDeleted() {
  const visited = await visitWithSamples();
  const { context, page } = visited;
  const { items } = (await (await context.request.get(`${server.url}/api/v1/transactions`)).json()) as {
    items: { id: string }[];
  };
  const data = { ids: items.map(({ id }) => id) };
  await context.request.post(`${server.url}/api/v1/transactions/delete`, {
    headers: { origin: server.url },
    data,
  });
  await page.goto('/transactions/deleted');
  await findDeletedList(page).getByText('Bus').waitFor();
  return visited;
}

test('deleted transactions are found, and restored one by one or all at once', async () => {
  const visited = await visitWithDeleted();
  const { context, page } = visited;
  await page.getByRole('heading', { name: 'Deleted today' }).waitFor();
  await page.getByText('30 days left').waitFor();
  await page.getByRole('button', { name: 'Restore Bus, −€1.20' }).click();
  await page.getByText('1 transaction restored').waitFor();
  expect(await countStored(context)).toBe(1);
  await page.getByLabel('Search deleted transactions').fill('food');
  await expect.poll(() => findDeletedList(page).getByRole('listitem').count()).toBe(2);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Restore all that match' }).click();
  await page.getByText('2 transactions restored').waitFor();
  await page.getByText('No deleted transactions found').waitFor();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect.poll(() => findDeletedList(page).getByRole('listitem').count()).toBe(2);
  await page.getByLabel('Select all', { exact: true }).check();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await page.getByText('Nothing deleted recently').waitFor();
  await page.getByRole('link', { name: 'Back to your transactions' }).click();
  await expectRows(page, SAMPLE_DESCRIPTIONS);
  await leave(visited);
});

testInDepth('some or all deleted transactions are erased after a question', async () => {
  const visited = await visitWithDeleted();
  const { context, page } = visited;
  const question = page.getByRole('dialog', { name: 'Delete permanently?' });
  await page.getByRole('button', { name: 'Actions for Bus, −€1.20' }).click();
  await page.getByRole('menuitem', { name: 'Delete permanently' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await findDeletedList(page).getByRole('listitem').count()).toBe(5);
  await findDeletedList(page).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Delete permanently' }).first().click();
  await question.getByRole('button', { name: 'Delete permanently' }).click();
  await page.getByText('1 transaction deleted permanently').waitFor();
  await expect.poll(() => findDeletedList(page).getByRole('listitem').count()).toBe(4);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete all permanently' }).click();
  await question.getByRole('button', { name: 'Delete permanently' }).click();
  await page.getByText('Nothing deleted recently').waitFor();
  expect(await countStored(context)).toBe(0);
  await leave(visited);
});

testInDepth('a deletion elsewhere shows without a reload, and disappears after its undo', async () => {
  const visited = await visitWithSamples();
  const { context, page } = visited;
  const other = await context.newPage();
  await openWithEvents(page, '/transactions/deleted');
  await page.getByText('Nothing deleted recently').waitFor();
  await other.goto('/transactions?q=bus');
  await other.getByRole('button', { name: 'Actions for Bus' }).click();
  await pressWithin(other.getByRole('menuitem', { name: 'Delete' }), 'Enter');
  await other.getByRole('dialog').getByRole('button', { name: 'Delete expense' }).click();
  await findDeletedList(page).getByText('Bus').waitFor();
  await other.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Nothing deleted recently').waitFor();
  await expect.poll(() => findRows(other).count()).toBe(1);
  await leave(visited);
});
