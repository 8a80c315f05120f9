import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { testInDepth } from '#shared/testing/depth.ts';
import { recordOverHttp } from './testing/people.ts';
import { sharedServer } from './testing/stage.ts';
import { TODAY } from './testing/day.ts';
import { visitWithSamples } from './testing/history-samples.ts';
import { visitSignedIn } from './testing/visit-signed-in.ts';

const server = sharedServer();
const MONTH = TODAY.slice(0, 7);

const spend = async (context: BrowserContext, date: string, amount: number) =>
  await recordOverHttp(context, server.url, 'expense', { description: 'Market', amount, date });

test('the trend can be read with the arrow keys, point by point, and as a table', async () => {
  const { page, context } = await visitSignedIn({ timeZone: 'UTC' });
  await spend(context, `${MONTH}-01`, 12.34);
  await page.goto('/dashboard');
  const chart = page.getByRole('slider');
  await chart.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => chart.getAttribute('aria-valuetext')).toContain('€12.34');
  await page.getByRole('button', { name: 'Show as table' }).first().click();
  await page.getByRole('table').getByText('€12.34').first().waitFor();
  await context.close();
});

testInDepth('a first tap on the trend shows the point, a second one opens its transactions', async () => {
  const { page, context } = await visitWithSamples(
    {},
    { hasTouch: true, viewport: { width: 390, height: 800 } },
  );
  await page.goto('/dashboard');
  const trend = page.getByRole('slider');
  await trend.scrollIntoViewIfNeeded();
  await trend.tap();
  await page.getByText('Show transactions').waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  await trend.tap();
  await page.waitForURL('**/transactions?from=*');
  await context.close();
});

testInDepth('the trend shows the running totals up to today, or bars, and remembers which', async () => {
  const { page, context } = await visitSignedIn({ timeZone: 'UTC' });
  await page.clock.setFixedTime(new Date(`${MONTH}-15T12:00:00Z`));
  for (const day of ['01', '15']) await spend(context, `${MONTH}-${day}`, 10);
  await page.goto('/dashboard');
  const chart = page.getByRole('slider');
  const atEnd = async () => {
    await chart.focus();
    await page.keyboard.press('End');
    return await chart.getAttribute('aria-valuetext');
  };
  await expect.poll(() => chart.getAttribute('aria-valuemax')).toBe('14');
  await expect.poll(atEnd).toContain('Expenses €20.00');
  await page.getByText('By day', { exact: true }).click();
  await expect.poll(atEnd).toContain('Expenses €10.00');
  await page.reload();
  expect(await page.getByRole('radio', { name: 'By day' }).isChecked()).toBe(true);
  await expect.poll(() => chart.locator('rect').count()).toBe(30);
  await context.close();
});

test('the charts come with the figures, and until then one skeleton has their place', async () => {
  const { page, context } = await visitSignedIn({ timeZone: 'UTC' });
  await spend(context, TODAY, 12.34);
  const code = page.waitForRequest(/summary-charts/);
  await page.route('**/api/v1/summary**', async (route) => {
    await code;
    await route.continue();
  });
  await page.goto('/dashboard');
  await page.getByRole('slider').waitFor();

  const late = Promise.withResolvers<void>();
  await page.route(/summary-charts/, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto('about:blank');
  // The code of the charts may be asked for before the page has loaded.
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await page.getByText('€12.34').first().waitFor();
  const placeOfCharts = async () => (await page.locator('main section').nth(1).boundingBox())?.y;
  await page.evaluate(async () => await document.fonts.ready);
  const before = await placeOfCharts();
  expect(before).toBeGreaterThan(0);
  late.resolve();
  await page.getByRole('slider').waitFor();
  expect(await placeOfCharts()).toBe(before);
  await context.close();
});
