import { expect, test } from 'vitest';
import { inDepth, testInDepth } from '#shared/testing/depth.ts';
import { findViolations } from './testing/axe.ts';
import { visit } from './testing/people.ts';
import { openBrowser, sharedServer } from './testing/stage.ts';

const browser = await openBrowser();
const server = sharedServer();

test.each(
  inDepth([
    ['light', 360],
    ['dark', 1440],
  ] as const),
)(
  'the API reference in the %s theme has no accessibility findings and fits a window of %i px',
  async (colorScheme, width) => {
    const { context, page, faults } = await visit(browser, server.url, {
      colorScheme,
      viewport: { width, height: 800 },
    });
    await page.goto('/api/docs');
    await page.getByRole('heading', { name: 'API reference' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(faults).toEqual([]);
    await context.close();
  },
);

testInDepth('a link of the contents leads to its endpoint', async () => {
  const { context, page, faults } = await visit(browser, server.url);
  await page.goto('/api/docs');
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: 'POST /expenses', exact: true })
    .click();
  const heading = page.getByRole('heading', { name: 'POST /api/v1/expenses' });
  await expect
    .poll(() => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBeLessThan(200);
  expect(faults).toEqual([]);
  await context.close();
});
