import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import { addDays, addMonths } from '#shared/calendar.ts';
import type { Goal } from '#shared/contract/goals.ts';
import { TODAY } from './testing/day.ts';
import { describeInTurn } from './testing/each-language.ts';
import { expectFocus, expectFocusWithin, pressWithin } from './testing/expect-focus.ts';
import { interpolate } from './testing/interpolate.ts';
import { leave } from './testing/people.ts';
import { visitSignedIn } from './testing/visit-signed-in.ts';
import { sharedServer } from './testing/stage.ts';

const server = sharedServer();
const IN_A_YEAR = addMonths(TODAY, 12);
/** More weeks than any month has. */
const WEEKS = 6;

async function readGoals(context: BrowserContext): Promise<Goal[]> {
  return ((await (await context.request.get(`${server.url}/api/v1/goals`)).json()) as { items: Goal[] })
    .items;
}

describeInTurn('Goals', (language, { goals, app, transactions }, test) => {
  const account = { language, timeZone: 'UTC', currency: 'EUR' };
  const viewport = { width: language === 'en' ? 1280 : 360, height: 800 };

  test('are added, and money is put aside and taken out with the keyboard alone', async () => {
    const visited = await visitSignedIn(account, { viewport });
    const { context, page } = visited;
    await page.goto('/goals');
    await page.getByRole('button', { name: goals.add }).press('Enter');
    const dialog = page.getByRole('dialog');
    await pressWithin(dialog.getByLabel(goals.form.name), 'Enter');
    await dialog.locator('[aria-invalid="true"]').first().waitFor();
    await dialog.getByLabel(goals.form.name).fill('Bici');
    await dialog.getByLabel(goals.form.target).fill('600');
    const dayField = dialog.getByRole('textbox', { name: goals.form.day });
    await dayField.fill(addDays(IN_A_YEAR, -7 * WEEKS));
    const calendar = page.getByRole('dialog', { name: transactions.form.calendar });
    const openCalendar = async () => {
      await dialog.getByRole('button', { name: transactions.form.chooseDay }).press('Enter');
      await calendar.locator('[data-selected]:focus').waitFor();
      await expectFocusWithin(calendar);
    };
    const pressTimes = async (count: number, key: string) => {
      for (let n = 0; n < count; n++) await page.keyboard.press(key);
    };
    await openCalendar();
    await page.keyboard.press('PageDown');
    await calendar.locator('[data-day]:not([data-selected]):focus').waitFor();
    await page.keyboard.press('Escape');
    await calendar.waitFor({ state: 'detached' });
    await dialog.waitFor();
    await openCalendar();
    // The arrow keys also lead to the months before and after.
    await pressTimes(2 * WEEKS, 'ArrowDown');
    await pressTimes(WEEKS, 'ArrowUp');
    await pressTimes(7 * WEEKS, 'ArrowLeft');
    await pressTimes(7 * WEEKS, 'ArrowRight');
    await page.keyboard.press('Enter');
    await calendar.waitFor({ state: 'detached' });
    await dayField.press('Enter');
    await page.getByText(goals.toasts.added).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await expectFocus(page.getByRole('button', { name: goals.add }));
    const card = page.locator('[data-goal]');
    const [added] = await readGoals(context);
    expect(added).toMatchObject({
      name: 'Bici',
      target: 600,
      day: IN_A_YEAR,
      neededPerMonth: 50,
    });

    const putAside = card.getByRole('button', { name: `${goals.putAside}: Bici` });
    await putAside.press('Enter');
    await expectFocus(dialog.getByLabel(goals.entry.amount));
    await page.keyboard.type('250');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await expectFocus(putAside);
    const menu = page.getByRole('button', { name: interpolate(goals.menu, { name: 'Bici' }) });
    await menu.press('Enter');
    await pressWithin(page.getByRole('menuitem', { name: goals.takeOut }), 'Enter');
    await expectFocus(dialog.getByLabel(goals.entry.amount));
    await page.keyboard.type('251');
    await page.keyboard.press('Enter');
    await dialog.getByRole('alert').waitFor();
    await dialog.getByLabel(goals.entry.amount).fill('50');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(await readGoals(context)).toMatchObject([{ saved: 200, isReached: false }]);
    await leave(visited);
  });

  test.inDepth('lose an entry that was a mistake and get it back, are archived and deleted', async () => {
    const visited = await visitSignedIn(account, { viewport });
    const { context, page } = visited;
    const headers = { origin: server.url };
    const data = { name: 'Bici', target: 600, day: null };
    const goal = (await (
      await context.request.post(`${server.url}/api/v1/goals`, { headers, data })
    ).json()) as Goal;
    const entry = { amount: 40, day: TODAY };
    await context.request.post(`${server.url}/api/v1/goals/${goal.id}/entries`, { headers, data: entry });
    await page.goto('/goals');
    const choose = async (item: string) => {
      await page.getByRole('button', { name: interpolate(goals.menu, { name: 'Bici' }) }).click();
      await page.getByRole('menuitem', { name: item, exact: true }).click();
    };
    await choose(goals.entries);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('listitem').getByRole('button').click();
    await page.getByRole('button', { name: goals.toasts.undo }).click();
    await page.getByText(goals.toasts.undone).waitFor();
    expect(await readGoals(context)).toMatchObject([{ saved: 40 }]);
    await dialog.getByRole('button', { name: app.close }).click();
    await dialog.waitFor({ state: 'detached' });

    await choose(goals.archive);
    await page.getByRole('list', { name: goals.archived }).getByText('Bici').waitFor();
    await choose(goals.delete);
    await dialog.getByRole('button', { name: goals.remove.confirm }).click();
    await page.getByText(goals.empty.title).waitFor();
    expect(await readGoals(context)).toEqual([]);
    await leave(visited);
  });
});
