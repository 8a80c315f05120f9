import { expect, test } from 'vitest';
import { TEXTS } from '#shared/i18n/texts.ts';
import { testInDepth } from '#shared/testing/depth.ts';
import { TODAY } from './testing/day.ts';
import { readCategories } from './testing/category-screen.ts';
import { chooseInMenu } from './testing/choose-in-menu.ts';
import { expectFocus } from './testing/expect-focus.ts';
import { fetchResponse } from './testing/fetch-response.ts';
import { leave, openWithEvents, recordOverHttp } from './testing/people.ts';
import { visitSignedIn } from './testing/visit-signed-in.ts';
import { sharedServer } from './testing/stage.ts';

const server = sharedServer();
test('a category is dragged to another place and stays there, and Escape puts it back', async () => {
  const visited = await visitSignedIn();
  const { page, context } = visited;
  await page.goto('/categories');
  const list = page.getByRole('list', { name: 'Expense categories' });
  const findHandle = (name: string) =>
    list.getByRole('listitem').filter({ hasText: name }).getByTitle('Drag to move');
  const readNames = async () => {
    const rows = await list.getByRole('listitem').all();
    const places = await Promise.all(
      rows.map(async (row) => ({
        name: await row.locator('[data-name]').innerText(),
        y: (await row.boundingBox())?.y ?? 0,
      })),
    );
    return places.toSorted((a, b) => a.y - b.y).map(({ name }) => name);
  };
  const before = ['Food', 'Transport', 'Utilities', 'Entertainment', 'Health', 'Other'];
  const after = ['Transport', 'Utilities', 'Food', 'Entertainment', 'Health', 'Other'];

  async function drag(name: string, below: string): Promise<void> {
    await findHandle(name).hover();
    await page.mouse.down();
    const box = await findHandle(below).boundingBox();
    if (box === null) throw new Error('The handle does not show.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height - 4];
    await page.mouse.move(x, y, { steps: 5 });
    // The list follows only movements of the pointer, and its rows may still be moving.
    let shift = 0;
    const moveAndRead = async () => {
      shift = 1 - shift;
      await page.mouse.move(x + shift, y);
      return await readNames();
    };
    await expect.poll(moveAndRead).toEqual(after);
  }

  await drag('Food', 'Utilities');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect.poll(readNames).toEqual(before);

  await drag('Food', 'Utilities');
  await page.mouse.up();
  await expect.poll(readNames).toEqual(after);
  await expect
    .poll(async () => (await readCategories(context, server.url)).slice(0, 3).map(({ id }) => id))
    .toEqual(['transport', 'utilities', 'food']);
  await page.reload();
  await list.waitFor();
  expect(await readNames()).toEqual(after);
  await leave(visited);
});

testInDepth('a category shows the number of its transactions, and opens them', async () => {
  const visited = await visitSignedIn({ timeZone: 'UTC' });
  const { page, context } = visited;
  for (const description of ['Swim', 'Run'])
    await recordOverHttp(context, server.url, 'expense', {
      description,
      amount: 5,
      category: 'health',
      date: TODAY,
    });
  await page.goto('/categories');
  const list = page.getByRole('list', { name: 'Expense categories' });
  await list.getByRole('listitem').filter({ hasText: 'Food' }).getByText('No transactions').waitFor();
  await recordOverHttp(context, server.url, 'expense', { description: 'Coffee', amount: 5, date: TODAY });
  await list.getByRole('link', { name: 'Health 2 transactions' }).click();
  await page.waitForURL('**/transactions?category=health');
  await page.getByRole('listitem').getByText('Swim').waitFor();
  expect(await page.getByRole('listitem').getByText('Coffee').count()).toBe(0);
  await leave(visited);
});

testInDepth('a new category with the name of an archived category can unarchive it', async () => {
  const visited = await visitSignedIn({ timeZone: 'UTC' });
  const { page, context } = visited;
  const dialog = page.getByRole('dialog');
  const archive = async () => {
    await page.goto('/categories');
    await chooseInMenu(page, 'Actions for Health', 'Archive');
    await page.getByRole('list', { name: 'Archived' }).getByText('Health').waitFor();
  };
  const readHealth = async () =>
    (await readCategories(context, server.url)).filter(({ id }) => id === 'health');
  await archive();
  await page.getByRole('button', { name: 'New expense category' }).press('Enter');
  await dialog.getByLabel('Name').fill(' HEALTH ');
  await page.keyboard.press('Enter');
  await dialog.getByText('You have an archived category with this name').waitFor();
  await dialog.getByRole('button', { name: 'Unarchive it' }).press('Enter');
  await page.getByText('Category unarchived').waitFor();
  expect(await readHealth()).toMatchObject([{ isArchived: false }]);

  await archive();
  await page.goto('/add-expense');
  await page.getByRole('button', { name: 'New category' }).press('Enter');
  await expectFocus(page.getByLabel(TEXTS.en.screens.transactions.form.newCategoryName));
  await page.keyboard.type('health');
  await page.keyboard.press('Enter');
  await page.getByText('You have an archived category with this name').waitFor();
  await page.getByRole('button', { name: 'Unarchive it' }).press('Enter');
  await page.getByRole('radio', { name: 'Health', checked: true }).waitFor();
  expect(await readHealth()).toMatchObject([{ isArchived: false }]);
  await leave(visited);
});

testInDepth('a new category is created for several transactions, and the search finds its name', async () => {
  const visited = await visitSignedIn({ timeZone: 'UTC' });
  const { page, context } = visited;
  for (const description of ['Swim', 'Run'])
    await recordOverHttp(context, server.url, 'expense', { description, amount: 5, date: TODAY });
  await page.goto('/transactions');
  await page.getByLabel('Select all', { exact: true }).check();
  await page.getByRole('button', { name: 'Change category' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption({ label: 'New category' });
  await dialog.getByRole('button', { name: 'Change category' }).click();
  await dialog.getByText('Add or cancel the new category first').waitFor();
  await dialog.getByLabel('Name of the new category').fill('Sport');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.poll(() => dialog.getByRole('combobox').inputValue()).toMatch(/^[\da-f-]{36}$/);
  await dialog.getByRole('button', { name: 'Change category' }).click();
  await page.getByText('Category of 2 transactions changed').waitFor();
  await page.getByLabel('Search').fill('spor');
  await page.getByText('2 transactions found').waitFor();
  expect(await page.getByRole('listitem').getByText('Sport').count()).toBe(2);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /Sport/ }).click();
  await page.getByRole('button', { name: 'Remove filter: Sport' }).waitFor();
  await leave(visited);
});

testInDepth(
  'an archived category keeps the focus, also if the list changes before the response',
  async () => {
    const visited = await visitSignedIn({ timeZone: 'UTC' });
    const { page, context } = visited;
    await openWithEvents(page, '/categories');
    await page.getByRole('list', { name: 'Expense categories' }).waitFor();
    const archiving = Promise.withResolvers<void>();
    await page.route('**/api/v1/categories', async (route) => {
      await archiving.promise;
      await route.continue();
    });
    await page.route('**/api/v1/categories/health', async (route) => {
      const response = await fetchResponse(route);
      archiving.resolve();
      await page.getByRole('list', { name: 'Archived' }).getByText('Health').waitFor();
      await route.fulfill({ response });
    });
    // Another device has changed something, so that the list is fetched.
    await Promise.all([
      page.waitForRequest('**/api/v1/categories'),
      context.request.patch(`${server.url}/api/v1/categories/food`, {
        data: { colour: 'pink' },
        headers: { origin: server.url },
      }),
    ]);
    await chooseInMenu(page, 'Actions for Health', 'Archive');
    await page.getByText('Category archived').waitFor();
    await expectFocus(page.getByRole('button', { name: 'Actions for Health' }));
    await leave(visited);
  },
);
