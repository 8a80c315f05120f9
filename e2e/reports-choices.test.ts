import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { addMonths, startOfMonth } from '#shared/calendar.ts';
import { TODAY } from './testing/day.ts';
import { describeInTurn } from './testing/each-language.ts';
import { interpolate } from './testing/interpolate.ts';
import { leave, recordOverHttp, signUpOverHttp, visit } from './testing/people.ts';
import { openBrowser, sharedServer } from './testing/stage.ts';

const browser = await openBrowser();
const server = sharedServer();
const NEXT = addMonths(startOfMonth(TODAY), 1);
const LONG_AGO = addMonths(startOfMonth(TODAY), -25);

async function enter(language: string) {
  const visited = await visit(browser, server.url);
  await signUpOverHttp(visited.context, server.url, { timeZone: 'UTC', language });
  const record = (description: string, amount: number, date: string, category = 'food') =>
    recordOverHttp(visited.context, server.url, 'expense', { description, amount, category, date });
  return { visited, page: visited.page, record };
}

const readTop = async (element: Locator) => (await element.boundingBox())?.y ?? NaN;

describeInTurn('Choices of reports', (language, { reports, summaries }, inTurn) => {
  inTurn.inDepth(
    'go to a month two years ago by keyboard, and to none before the first transaction',
    async () => {
      const { visited, page, record } = await enter(language);
      await record('Market', 10, TODAY);
      await record('Old market', 25, LONG_AGO);
      await page.goto('/reports/month');
      const previous = interpolate(summaries.steps.previous.month, {});
      const list = page.getByRole('combobox', { name: reports.picker.chooseMonth });
      await expect.poll(() => list.locator('option').count()).toBe(26);
      await list.focus();
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await page.getByRole('row', { name: /Old market/ }).waitFor();
      expect(new URL(page.url()).searchParams.get('month')).toBe(LONG_AGO.slice(0, 7));
      expect(await page.getByRole('button', { name: previous }).isDisabled()).toBe(true);
      await page.goto('/reports/year');
      const years = page.getByRole('combobox', { name: reports.picker.chooseYear }).locator('option');
      const span = Number(TODAY.slice(0, 4)) - Number(LONG_AGO.slice(0, 4)) + 1;
      await expect.poll(() => years.count()).toBe(span);
      await leave(visited);
    },
  );

  inTurn.inDepth('show the expected expenses of a future month, without colours', async () => {
    const { visited, page, record } = await enter(language);
    await record('Piano', 60, NEXT);
    await page.goto(`/reports/calendar?month=${NEXT.slice(0, 7)}`);
    const totals = page.getByRole('region', { name: reports.calendar.expected, exact: true });
    await totals
      .getByText(/60[.,]00/)
      .first()
      .waitFor();
    const day = page.getByRole('link', { name: /60[.,]00/ });
    expect(await day.getAttribute('style')).toBe(null);
    expect(await day.locator('[data-expected]').count()).toBe(2);
    await leave(visited);
  });

  inTurn('compare two periods, with their days above each column, and fold equal rows', async () => {
    const { visited, page, record } = await enter(language);
    for (const name of ['Gym', 'Water', 'Phone', 'Insurance']) {
      await record(name, 20, '2026-01-05');
      await record(name, 20, '2025-01-05');
    }
    await record('Market', 10, '2026-01-05');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/reports/compare?from=2026-01-01&to=2026-01-31&otherFrom=2025-01-01&otherTo=2025-01-31');
    for (const year of ['2026', '2025']) {
      const column = page.getByRole('columnheader', { name: new RegExp(`1.*31.*${year}`) });
      await column.first().waitFor();
    }
    expect(await page.getByRole('row', { name: /^Gym/ }).isVisible()).toBe(false);
    await page
      .getByText(reports.compare.same_other.replace('{{number}}', '4'), { exact: true })
      .press('Enter');
    await page.getByRole('row', { name: /^Gym/ }).waitFor();
    const apply = page.getByRole('button', { name: reports.compare.apply });
    const field = page.getByRole('textbox', { name: reports.compare.from }).first();
    expect(Math.abs((await readTop(apply)) - (await readTop(field)))).toBeLessThan(3);
    await leave(visited);
  });
});
