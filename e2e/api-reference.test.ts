import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { visit } from './people.ts';
import { startServer, type RunningServer } from './server.ts';

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startServer()]);
});
afterAll(async () => {
  await browser.close();
  expect(await server.stop()).toBe(0);
});

describe.each(['light', 'dark'] as const)('the API reference in the %s theme', (colorScheme) => {
  test.each([360, 1440])('has no accessibility findings and fits a window of %i px', async (width) => {
    const { context, page, faults } = await visit(browser, server.url, {
      colorScheme,
      viewport: { width, height: 800 },
    });
    await page.goto('/api/docs');
    await page.getByRole('heading', { name: 'API reference' }).waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(faults).toEqual([]);
    await context.close();
  });
});

test('a link of the contents leads to its endpoint', async () => {
  const { context, page, faults } = await visit(browser, server.url);
  await page.goto('/api/docs');
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: 'POST /expenses', exact: true })
    .click();
  const heading = page.getByRole('heading', { name: 'POST /api/v1/expenses' });
  expect(await heading.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBeLessThan(
    200,
  );
  expect(faults).toEqual([]);
  await context.close();
});
