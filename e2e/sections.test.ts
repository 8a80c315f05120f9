import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { app } from '#shared/i18n/en/app.ts';
import { profile } from '#shared/i18n/en/profile.ts';
import { testInDepth } from '#shared/testing/depth.ts';
import { visitSignedIn } from './testing/visit-signed-in.ts';

/** Opens the last section of the profile of a new user. Its link is at the end of a scrolled row. */
async function openRow(): Promise<{ page: Page; row: Locator; close: () => Promise<void> }> {
  const viewport = { width: 800, height: 780 };
  const { context, page } = await visitSignedIn({}, { viewport, reducedMotion: 'reduce' });
  await page.goto('/profile#data');
  const row = page.getByRole('navigation', { name: profile.sections.label });
  await expect.poll(() => row.evaluate((each) => each.scrollLeft)).toBeGreaterThan(0);
  // The page no longer grows.
  await expect.poll(() => page.getByText(app.loading).count()).toBe(0);
  return { page, row, close: () => context.close() };
}

test('a press on a link to a section works even if the page scrolls to another section meanwhile', async () => {
  const { page, row, close } = await openRow();
  const scrolled = () => row.evaluate((each) => each.scrollLeft);
  const before = await scrolled();
  const link = row.getByRole('link', { name: profile.sections.security });
  const place = await link.boundingBox();
  if (!place) throw new Error('The link does not show.');
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.down();
  await page.evaluate(() => document.getElementById('look')?.scrollIntoView());
  const read = row.getByRole('link', { name: profile.sections.look });
  await read.and(page.locator('[aria-current]')).waitFor();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  expect(await scrolled(), 'the row stays under the pointer').toBe(before);
  await page.mouse.up();
  await link.and(page.locator('[aria-current]')).waitFor();
  await close();
});

testInDepth('the focus moves along the links to the sections without scrolling the page', async () => {
  const { page, row, close } = await openRow();
  const top = () => page.evaluate(() => scrollY);
  const before = await top();
  for (const link of await row.getByRole('link').all()) await link.focus();
  expect(await top()).toBe(before);
  await close();
});
