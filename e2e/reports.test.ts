import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { addMonths, startOfMonth } from '#shared/calendar.ts';
import { EXPENSE_CATEGORIES } from '#shared/categories.ts';
import { TODAY } from './testing/day.ts';
import { describeInTurn } from './testing/each-language.ts';
import { expectFocus } from './testing/expect-focus.ts';
import { interpolate } from './testing/interpolate.ts';
import { leave, recordOverHttp, signUpOverHttp, visit } from './testing/people.ts';
import { openBrowser, sharedServer } from './testing/stage.ts';

const browser = await openBrowser();
const server = sharedServer();
const LAST_MONTH = addMonths(startOfMonth(TODAY), -1);

async function enter(account: object = {}, options: Parameters<typeof visit>[2] = {}) {
  const visited = await visit(browser, server.url, options);
  const { context } = visited;
  await signUpOverHttp(context, server.url, { timeZone: 'UTC', ...account });
  const record = (
    type: 'expense' | 'income',
    description: string,
    amount: number,
    date: string,
    category = type === 'expense' ? 'food' : 'salary',
  ) => recordOverHttp(context, server.url, type, { description, amount, category, date });
  return { ...visited, visited, record };
}

const readLeft = async (element: Locator) => (await element.boundingBox())?.x ?? NaN;
const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describeInTurn('Reports', (language, { app, reports, history, consent, summaries }, inTurn) => {
  inTurn('open by keyboard, and their figures open their transactions', async () => {
    const { visited, page, record } = await enter({ language });
    await record('expense', 'COMPRA TARJ. MERCADONA 0456', 10.5, TODAY);
    await record('expense', 'Mercadona', 20.25, TODAY);
    await record('expense', 'Otra', 5, TODAY);
    await page.goto('/reports');
    const card = page.getByRole('link', { name: app.titles.reportsMerchants });
    await card.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: app.titles.reportsMerchants }).waitFor();
    const row = page.getByRole('row', { name: /^Mercadona/ });
    const figure = row.getByRole('link').first();
    expect(await figure.textContent()).toMatch(/30[.,]75/);
    await figure.focus();
    await expectFocus(figure);
    await page.keyboard.press('Enter');
    await page
      .getByRole('list', { name: history.filters.active })
      .getByText(/mercadona$/)
      .waitFor();
    await expect.poll(() => page.locator('[data-transaction]').count()).toBe(2);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: app.titles.reportsMerchants }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: reports.csv }).press('Enter'),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    await leave(visited);
  });

  inTurn.inDepth('do not lead to periods that have not begun, and refuse their addresses', async () => {
    const { visited, page, record } = await enter({ language });
    await record('expense', 'Market', 10, TODAY);
    for (const [path, next, search] of [
      [
        '/reports/month',
        summaries.steps.next.month,
        `month=${addMonths(startOfMonth(TODAY), 1).slice(0, 7)}`,
      ],
      ['/reports/year', summaries.steps.next.year, `year=${Number(TODAY.slice(0, 4)) + 1}`],
    ] as const) {
      await page.goto(path);
      await page.getByRole('table').first().waitFor();
      expect(await page.getByRole('button', { name: interpolate(next, {}) }).isDisabled()).toBe(true);
      await page.goto(`${path}?${search}`);
      await page.getByText(reports.notBegun).waitFor();
      expect(await page.getByRole('table').count()).toBe(0);
    }
    await leave(visited);
  });

  inTurn.inDepth('show twelve months side by side where a window has room', async () => {
    // Pesos have no decimals, so that larger amounts have as many digits.
    for (const [currency, factor] of [
      ['EUR', 1],
      ['KWD', 1],
      ['COP', 1000],
    ] as const) {
      const { visited, page, record } = await enter({ language, currency });
      for (let back = 1; back <= 12; back++) {
        const day = addMonths(startOfMonth(TODAY), -back);
        await record('income', 'Salary', 3930.5 * factor, day);
        await record('expense', 'Rent', 2510.5 * factor, day, 'utilities');
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/reports/table');
      const box = page.getByRole('group', { name: reports.table.title });
      await box
        .getByRole('link', { name: /2[.,]510[.,]5/ })
        .first()
        .waitFor();
      const measureHidden = () => box.evaluate((node) => node.scrollWidth - node.clientWidth);
      await expect.poll(measureHidden, { message: currency }).toBe(0);
      await leave(visited);
    }
  });

  inTurn.inDepth('scroll a table of a phone by keyboard, next to the names of its rows', async () => {
    const { visited, page, record } = await enter({ language });
    for (const date of [TODAY, LAST_MONTH]) {
      await record('income', 'Nómina', 3930.55, date);
      await record('expense', 'Supermercado de la esquina', 2510.65, date);
    }
    await page.setViewportSize({ width: 360, height: 800 });
    for (const [path, title] of [
      ['month', reports.month.compared],
      ['year', reports.year.months],
      ['savings', reports.savings.list],
      ['compare', reports.month.totals],
    ] as const) {
      await page.goto(`/reports/${path}`);
      const box = page.getByRole('group', { name: title, exact: true });
      await box.focus();
      await page.keyboard.press('ArrowRight');
      await expect
        .poll(() => box.evaluate(({ scrollLeft }) => scrollLeft), { message: path })
        .toBeGreaterThan(0);
      const name = box.getByRole('rowheader').first();
      const [boxLeft, nameLeft] = [await readLeft(box), await readLeft(name)];
      expect(nameLeft, path).toBeCloseTo(boxLeft);
      await expect.poll(() => measureOverflow(page), { message: path }).toBe(0);
    }
    await leave(visited);
  });

  inTurn.inDepth('print a month and a year on one sheet each, also under an open banner', async () => {
    const { visited, page, record } = await enter({ language }, { consent: 'not_set' });
    for (const [at, category] of EXPENSE_CATEGORIES.entries()) {
      for (const name of ['Tienda', 'Mercado']) await record('expense', name, 10 + at, TODAY, category);
      for (let back = 0; back < 4; back++) {
        const day = addMonths(startOfMonth(TODAY), -back);
        for (const name of ['Gimnasio', 'Seguro'])
          await record('expense', `${name} ${category}`, 20 + at, day);
      }
    }
    for (const date of [TODAY, LAST_MONTH]) await record('income', 'Nómina', 2450.5, date);
    const sheets: Record<string, number> = {};
    for (const name of ['month', 'year']) {
      await page.goto(`/reports/${name}`);
      await page.getByRole('heading', { name: reports.month.largest }).waitFor();
      await page.getByRole('region', { name: consent.title }).waitFor();
      for (const format of ['A4', 'Letter']) {
        const file = await page.pdf({ format, preferCSSPageSize: false });
        sheets[`${name} ${format}`] = file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      }
    }
    await page.emulateMedia({ media: 'print' });
    // The banner takes no room on the sheet.
    expect(await page.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe('0px');
    expect(sheets).toEqual({ 'month A4': 1, 'month Letter': 1, 'year A4': 1, 'year Letter': 1 });
    await leave(visited);
  });

  inTurn('print on white sheets without buttons, wide tables in landscape, nothing cut off', async () => {
    const { visited, page, record } = await enter({ language });
    for (const date of [TODAY, LAST_MONTH]) {
      await record('income', 'Salary', 2450.5, date);
      await record('expense', 'Food', 1234.56, date);
    }
    for (const [path, width] of [
      ['/reports/month', 688],
      ['/reports/table', 1040],
      ['/reports/savings', 688],
      ['/reports/year', 688],
      ['/reports/calendar', 688],
    ] as const) {
      await page.goto(path);
      await page.getByRole('link', { name: reports.csv }).waitFor();
      await page.getByRole('table').first().waitFor();
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width, height: 1000 });
      for (const role of ['navigation', 'button'] as const)
        await expect.poll(() => page.getByRole(role).count(), { message: path }).toBe(0);
      const findCut = () =>
        page.evaluate(
          (end) =>
            [...document.querySelectorAll('table, [role="img"], [role="slider"]')]
              .filter((element) => element.getBoundingClientRect().right > end)
              .map((element) => element.outerHTML.slice(0, 80)),
          width,
        );
      await expect.poll(findCut, { message: path }).toEqual([]);
      await page.emulateMedia({ media: 'screen' });
      await page.setViewportSize({ width: 1280, height: 900 });
    }
    await leave(visited);
  });
});
