import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths } from '#shared/calendar.ts';
import { listSuggestions, type RecurringSuggestion } from '#shared/contract/recurring-suggestions.ts';
import { COMING_DAYS } from '#shared/limits.ts';
import { inDepth, testInDepth } from '#shared/testing/depth.ts';
import { TODAY } from './testing/day.ts';
import { pressWithin } from './testing/expect-focus.ts';
import { leave, recordOverHttp } from './testing/people.ts';
import { addRecurringOverHttp } from './testing/recurring-over-http.ts';
import { visitSignedIn } from './testing/visit-signed-in.ts';
import { sharedServer } from './testing/stage.ts';

const server = sharedServer();
test('a suggestion becomes recurring, another is dismissed and comes back', async () => {
  const visited = await visitSignedIn({ timeZone: 'UTC' });
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
  await page.getByRole('list', { name: 'Suggestions' }).getByText('Netflix').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('list', { name: 'Suggestions' }).getByText('Netflix').waitFor();
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
  await page.getByRole('list', { name: 'Suggestions' }).getByText('Spotify').waitFor({ state: 'detached' });
  await leave(visited);
});

test('the dashboard, insights and the recurring screen list the same coming payments', async () => {
  const visited = await visitSignedIn({ timeZone: 'UTC' });
  const { context, page } = visited;
  const record = async (description: string, amount: number, date: string) =>
    await recordOverHttp(context, server.url, 'expense', { description, amount, date });
  for (let month = 1; month <= 8; month++)
    await record('Netflix', 12.99, addMonths(addDays(TODAY, 4), -month));
  for (let day = 0; day < 5; day++) await record(`Shop ${day}`, 3, addDays(TODAY, -day));
  for (let day = 1; day <= 5; day++) await record(`Trip ${day}`, 100, addDays(TODAY, 30 + day));
  await record('Piano', 60, addDays(TODAY, 1));
  await addRecurringOverHttp(context, { description: 'Rent', amount: 950, firstDay: addDays(TODAY, 3) });
  const payments = ['Piano.*Recorded', 'Rent.*Planned', 'Netflix.*Expected[^≈]*$'];
  for (const path of ['/dashboard', '/insights', '/recurring']) {
    await page.goto(path);
    const rows = page.getByRole('list', { name: 'Coming up' }).getByRole('listitem');
    await rows.first().waitFor();
    const shown = await rows.allTextContents();
    expect(shown, path).toHaveLength(payments.length);
    for (const [at, payment] of payments.entries()) expect(shown[at], path).toMatch(new RegExp(payment));
  }
  await page.goto('/dashboard');
  const recent = page.getByRole('list', { name: 'Recent transactions' }).getByRole('listitem');
  await expect.poll(() => recent.count()).toBe(5);
  expect((await recent.allTextContents()).map((text) => text.slice(0, 6))).toEqual(
    Array.from({ length: 5 }, (_, day) => `Shop ${day}`),
  );
  await leave(visited);
});

testInDepth('the dashboard shows waiting and coming transactions, and due ones are added', async () => {
  const visited = await visitSignedIn({ timeZone: 'UTC' });
  const { context, page } = visited;
  await recordOverHttp(context, server.url, 'expense', { description: 'Coffee', amount: 2, date: TODAY });
  await addRecurringOverHttp(context, { description: 'Rent', amount: 950, firstDay: TODAY });
  await addRecurringOverHttp(context, { description: 'Phone', amount: 20, firstDay: addDays(TODAY, 2) });
  await addRecurringOverHttp(context, { description: 'Power', amount: 75, mode: 'ask', firstDay: TODAY });
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Coming up' });
  await card.getByRole('list').getByText('Phone').waitFor();
  await page.getByRole('list', { name: 'Recent transactions' }).getByText('Rent').waitFor();
  await card.getByRole('link', { name: '1 to confirm' }).click();
  await page.getByRole('heading', { name: 'To confirm' }).waitFor();
  await leave(visited);
});

describe.each([
  ['without transactions', false],
  ['with transactions', true],
])('the card of coming payments, in an account %s', (_, hasTransactions) => {
  test.each(inDepth([360, 1440]))('shows at the first visit %i px wide, and nothing moves', async (width) => {
    const visited = await visitSignedIn({ timeZone: 'UTC' });
    const { context, page } = visited;
    await page.setViewportSize({ width, height: 900 });
    if (hasTransactions)
      await recordOverHttp(context, server.url, 'expense', {
        description: 'Coffee',
        amount: 2,
        date: TODAY,
      });
    for (const [at, description] of [
      'Phone',
      'A gymnasium with a long name',
      'Water',
      'Choir',
      'Rent',
      'Bus',
    ].entries())
      await addRecurringOverHttp(context, { description, amount: 20, firstDay: addDays(TODAY, at + 1) });
    const sumShifts = await watchShifts(page);
    await page.goto('/dashboard');
    const card = page.getByRole('region', { name: 'Coming up' });
    await card.getByRole('link', { name: /^All \d/ }).waitFor();
    await page.evaluate(async () => await document.fonts.ready);
    expect(await sumShifts()).toBeLessThan(0.01);
    const [reservedHeight, neededHeight] = await card.evaluate((section) => {
      const place = section.parentElement as HTMLElement;
      const minHeight = Number.parseFloat(getComputedStyle(place).minHeight);
      place.style.minHeight = '0';
      return [minHeight, place.offsetHeight];
    });
    expect(reservedHeight, 'the place has the height of the card').toBe(neededHeight);
    await leave(visited);
  });
});

testInDepth('without coming payments there is no card', async () => {
  const visited = await visitSignedIn({ timeZone: 'UTC' });
  const { context, page } = visited;
  await addRecurringOverHttp(context, {
    description: 'Rent',
    amount: 950,
    firstDay: addDays(TODAY, COMING_DAYS + 1),
  });
  const isAsked = page.waitForResponse((response) => response.url().includes('/recurring'));
  await Promise.all([isAsked, page.goto('/dashboard')]);
  expect(await page.getByRole('region', { name: 'Coming up' }).count()).toBe(0);
  await leave(visited);
});

/** Measures layout shifts from now on. Returns a function that sums them. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts: () => [...entries, ...observer.takeRecords()] });
  });
  return () =>
    page.evaluate(() => {
      const { shifts } = window as unknown as { shifts: () => (PerformanceEntry & { value: number })[] };
      return shifts().reduce((sum, { value }) => sum + value, 0);
    });
}
