import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inDepth, testInDepth } from '#shared/testing/depth.ts';
import { isDeep } from '#shared/testing/scaled.ts';
import { findViolations } from './testing/axe.ts';
import { visit } from './testing/people.ts';
import { openBrowser, sharedServer } from './testing/stage.ts';

const browser = await openBrowser();
const server = sharedServer();

/** Removes most endpoints and schemas, because they all look the same and are half a minute of work for axe. */
async function keepFirstCards(page: Page): Promise<void> {
  const removed = await page.evaluate(() => {
    const others = [...document.querySelectorAll('section.tag')].flatMap((group) =>
      [...group.querySelectorAll('article.card')].slice(1),
    );
    for (const card of others) card.remove();
    return others.length;
  });
  expect(removed).toBeGreaterThan(100);
}

test.each(
  inDepth([
    ['light', 360],
    ['dark', 1440],
  ] as const),
)(
  'the API reference in the %s theme fits a window of %i px, and its kinds of cards have no accessibility findings',
  async (colorScheme, width) => {
    const { context, page, faults } = await visit(browser, server.url, {
      colorScheme,
      viewport: { width, height: 800 },
    });
    await page.goto('/api/docs');
    await page.getByRole('heading', { name: 'API reference' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (!isDeep()) await keepFirstCards(page);
    expect(await findViolations(page)).toEqual([]);
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
