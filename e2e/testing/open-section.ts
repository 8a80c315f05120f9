import type { Page } from 'playwright-core';

/** Opens a section of the profile or the settings, which is a separate page on phones. */
export async function openSection(page: Page, name: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, name);
  await page.locator(`#${name}`).waitFor();
}
