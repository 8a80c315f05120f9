import { expect, test } from 'vitest';
import { addDays } from '#shared/calendar.ts';
import { TODAY } from './testing/day.ts';
import { recordOverHttp, signUpOverHttp, visit } from './testing/people.ts';
import { openBrowser, sharedServer } from './testing/stage.ts';

const browser = await openBrowser();
const server = sharedServer();

test('the dashboard prints on two sheets of A4, in the light theme and without buttons', async () => {
  const { context, page } = await visit(browser, server.url, { colorScheme: 'dark' });
  await signUpOverHttp(context, server.url, { timeZone: 'UTC' });
  const now = TODAY;
  for (const [daysAgo, category] of ['food', 'transport', 'health', 'utilities', 'other'].entries()) {
    const date = addDays(now, -daysAgo);
    await recordOverHttp(context, server.url, 'expense', {
      description: category,
      amount: 9,
      category,
      date,
    });
  }
  await page.goto(`/dashboard?period=custom&from=${addDays(now, -60)}&to=${now}`);
  await page.getByRole('slider').locator('svg').waitFor();
  await page.locator('[data-transaction]').first().waitFor();

  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets?.length).toBeLessThanOrEqual(2);

  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 688, height: 1000 });
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await page.getByRole('button', { name: /Actions|Show as table|This month/ }).count()).toBe(0);
  // The names of the categories are links and are printed.
  const links = await page.getByRole('link').allTextContents();
  expect(links.filter((text) => !/^(Food|Transport|Utilities|Health|Other)/.test(text))).toEqual([]);
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(background).toBe('rgb(255, 255, 255)');
  // The chart follows the new width a moment later.
  const isInCard = () =>
    page.evaluate(() => {
      const drawing = document.querySelector('[role="slider"] svg');
      const chart = drawing?.getBoundingClientRect();
      const card = drawing?.closest('section')?.getBoundingClientRect();
      if (chart === undefined || card === undefined || chart.width <= 300) return false;
      const isAcross = chart.left >= card.left && chart.right <= card.right;
      return isAcross && chart.top >= card.top && chart.bottom <= card.bottom;
    });
  await expect.poll(isInCard).toBe(true);
  await context.close();
});
