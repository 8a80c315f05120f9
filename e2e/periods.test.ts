import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addDays, addMonths, formatDay, monthOf, startOfMonth } from '#shared/calendar.ts';
import { getBudgets } from '#shared/contract/budgets.ts';
import { getSummary } from '#shared/contract/summaries.ts';
import { TODAY } from './testing/day.ts';
import { describeInTurn } from './testing/each-language.ts';
import { expectFocus } from './testing/expect-focus.ts';
import { interpolate } from './testing/interpolate.ts';
import { leave, recordOverHttp } from './testing/people.ts';
import { sharedServer } from './testing/stage.ts';
import { visitSignedIn } from './testing/visit-signed-in.ts';

const server = sharedServer();
const FIRST = startOfMonth(TODAY);
const LONG_AGO = addMonths(FIRST, -3);

describeInTurn('Periods', (language, { summaries, reports, fields, app }, inTurn) => {
  const monthName = (back: number) =>
    formatDay(addMonths(FIRST, -back), language, { month: 'long', year: 'numeric' });
  const { steps } = summaries;
  const findArrow = (page: Page, direction: 'previous' | 'next', back: number) =>
    page.getByRole('button', { name: interpolate(steps[direction].month, { name: monthName(back) }) });

  async function enter(...days: string[]) {
    const visited = await visitSignedIn({ language, timeZone: 'UTC', currency: 'EUR' });
    await visited.page.setViewportSize({ width: 360, height: 800 });
    for (const [at, date] of days.entries())
      await recordOverHttp(visited.context, server.url, 'expense', {
        description: `Market ${at}`,
        amount: at + 10.5,
        date,
      });
    return { visited, page: visited.page };
  }

  /** Presses the focused arrow back to the first month with a transaction, where the arrow is disabled. */
  async function walkBack(page: Page): Promise<void> {
    await findArrow(page, 'previous', 1).focus();
    for (const back of [1, 2, 3]) {
      await expectFocus(findArrow(page, 'previous', back));
      await page.keyboard.press('Enter');
    }
    await expectFocus(findArrow(page, 'previous', 4));
    expect(await findArrow(page, 'previous', 4).isDisabled()).toBe(true);
    await page.keyboard.press('Enter');
  }

  inTurn('go back month by month with the keyboard, and the address keeps them', async () => {
    const { visited, page } = await enter(TODAY, LONG_AGO);
    const { from, to } = monthOf(LONG_AGO);
    await page.goto('/dashboard');
    const totals = page.getByRole('region', { name: summaries.totals.label });
    await totals.waitFor();
    await walkBack(page);
    await expect.poll(() => totals.innerText()).toMatch(/11[.,]50/);
    expect(new URL(page.url()).search).toBe(`?period=custom&from=${from}&to=${to}`);
    await findArrow(page, 'next', 2).press('Enter');
    await findArrow(page, 'next', 1).press('Enter');
    await expect.poll(() => new URL(page.url()).search).toBe('?period=last-month');

    await page.goto('/reports/month');
    await page.getByRole('table').first().waitFor();
    await walkBack(page);
    await page.getByRole('row', { name: /Market 1/ }).waitFor();
    expect(new URL(page.url()).search).toBe(`?month=${from.slice(0, 7)}`);
    await leave(visited);
  });

  inTurn.inDepth(
    'of the report of merchants can be any days, which the dialog and the address check',
    async () => {
      const { visited, page } = await enter(TODAY, addDays(LONG_AGO, 3), addDays(LONG_AGO, 5));
      await page.goto('/reports/merchants');
      await page.getByRole('button', { name: new RegExp(`^${summaries.period.label}`) }).press('Enter');
      await page.getByRole('menuitem', { name: summaries.period.custom }).press('Enter');
      const field = (name: string) => page.getByRole('textbox', { name, exact: true });
      await field(summaries.period.from).fill(addDays(LONG_AGO, 4));
      await field(summaries.period.to).fill(addDays(LONG_AGO, 3));
      await page.getByRole('button', { name: summaries.period.apply }).press('Enter');
      await page.getByText(fields.rangeReversed).waitFor();
      await field(summaries.period.to).fill(addDays(LONG_AGO, 6));
      await page.getByRole('button', { name: summaries.period.apply }).press('Enter');
      await page.getByRole('row', { name: /Market 2/ }).waitFor();
      expect(await page.getByRole('row', { name: /Market/ }).count()).toBe(1);
      const days = `from=${addDays(LONG_AGO, 4)}&to=${addDays(LONG_AGO, 6)}`;
      expect(new URL(page.url()).search).toBe(`?range=custom&${days}`);
      await page.goto(`/reports/table?range=custom&${days}`);
      await page.getByRole('heading', { level: 1, name: app.titles.reportsTable }).waitFor();
      await page.getByRole('columnheader', { name: reports.total }).waitFor();
      await leave(visited);
    },
  );

  inTurn('are fetched again on a new day, while the screen stays open', async () => {
    const { visited, page } = await enter(TODAY);
    for (const [path, { path: requestPath }] of [
      ['/dashboard', getSummary],
      ['/budgets', getBudgets],
    ] as const) {
      await page.clock.setFixedTime(new Date(`${TODAY}T12:00:00Z`));
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await page.clock.setFixedTime(new Date(`${addDays(TODAY, 1)}T00:00:01Z`));
      const request = page.waitForRequest((sent) => new URL(sent.url()).pathname === requestPath);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await request;
    }
    await leave(visited);
  });
});
