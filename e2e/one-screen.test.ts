import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { texts as en } from '#shared/i18n/en/texts.ts';
import { longFile } from './testing/bank-files.ts';
import { TODAY } from './testing/day.ts';
import { findRows } from './testing/history-samples.ts';
import { importScreen } from './testing/import-screen.ts';
import { newEmail } from './testing/people.ts';
import { visitSignedIn } from './testing/visit-signed-in.ts';
import { sharedServer } from './testing/stage.ts';
import { storeExpenses } from './testing/stored-transactions.ts';

const server = sharedServer();
const SCREEN = { width: 1440, height: 900 };

/** Counts the rows that are completely visible before any scrolling. */
function countWhole(rows: Locator): Promise<number> {
  return rows.evaluateAll(
    (each, height) => each.filter((row) => row.getBoundingClientRect().bottom <= height).length,
    SCREEN.height,
  );
}

function pageHeight(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

test('1440x900 pixels show the whole dashboard, 14 transactions and 8 rows of an import', async () => {
  const email = newEmail();
  const { page, context } = await visitSignedIn({ timeZone: 'UTC', email }, { viewport: SCREEN });
  storeExpenses(server, email, { count: 40, today: TODAY });
  await page.goto('/dashboard');
  await page.getByRole('slider').waitFor();
  await page.getByText('Record 0004').waitFor();
  await expect.poll(() => pageHeight(page)).toBeLessThanOrEqual(SCREEN.height);
  await page.goto('/transactions');
  await expect.poll(() => countWhole(findRows(page))).toBeGreaterThanOrEqual(14);
  const screen = importScreen(page, en);
  await screen.choose(longFile(40));
  await screen.review();
  await expect.poll(() => countWhole(screen.rows)).toBeGreaterThanOrEqual(8);
  await context.close();
});
