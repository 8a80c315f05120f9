import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { addDays, today } from '#shared/calendar.ts';
import { declineLocation } from '#shared/contract/location.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { findBrowser } from '../../e2e/testing/find-browser.ts';
import { insertTransactions } from '../bench-app.ts';
import { startProgram } from '../program.ts';

export const TODAY = today('UTC', Date.now());
/** The days of ten years. */
export const DAYS = 3_650;
/** Pages of tests run without optimised code, and those of users with it. */
const TEST_ONLY = '--js-flags=';
const SETTLED_MS = 2_500;
const SHOPS = [
  'Bakery',
  'Cinema',
  'Petrol',
  'Rent',
  'Gym',
  'Pharmacy',
  'Books',
  'Garden',
  'Museum',
  'Florist',
];
const PLACES = ['North', 'South', 'East', 'West', 'Centre', 'Harbour'];
const CATEGORIES = ['food', 'transport', 'utilities', 'entertainment', 'health', 'other'];

/** Starts the built program and a browser, signed in as somebody with `size` transactions over ten years. */
export async function openStage(size: number) {
  const program = await startProgram();
  const cookie = await program.signUp(0);
  const headers = { cookie, origin: program.origin, 'content-type': 'application/json' };
  const me = await fetch(`${program.origin}/api/v1/me`, { headers });
  const { uid } = (await me.json()) as { uid: string };
  await fetch(program.origin + declineLocation.path, { method: 'POST', headers, body: '{}' });
  const database = await connectDatabase({ dataDir: program.dataDir });
  await insertTransactions(database, uid, size, toTransaction);
  await database.close();

  const { name, launchOptions } = await findBrowser();
  const args = launchOptions.args?.filter((argument) => !argument.startsWith(TEST_ONLY)) ?? [];
  const browser = await chromium.launch({ ...launchOptions, args });
  const context = await browser.newContext({ baseURL: program.origin, locale: 'en-US', timezoneId: 'UTC' });
  await context.addInitScript(() => localStorage.setItem('saldo-consent', 'declined'));
  await context.addCookies(
    cookie.split('; ').map((each) => {
      const [cookieName = '', ...value] = each.split('=');
      return { name: cookieName, value: value.join('='), url: program.origin };
    }),
  );
  return {
    name,
    browser,
    /** Opens a screen and waits until it is at rest; later screens are prefetched after that. */
    async visit(path: string): Promise<Page> {
      const page = await context.newPage();
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await wait(SETTLED_MS);
      return page;
    },
    async close(): Promise<void> {
      await browser.close();
      await program.stop();
    },
  };
}

/** One of sixty descriptions. */
export const shopAt = (index: number) =>
  `${SHOPS[index % SHOPS.length] ?? ''} ${PLACES[Math.floor(index / SHOPS.length) % PLACES.length] ?? ''}`;

function toTransaction(index: number) {
  const isIncome = index % 17 === 0;
  return {
    type: isIncome ? 'income' : 'expense',
    description: isIncome ? 'Salary' : shopAt(index),
    amount_minor: (1_000 + ((index * 37) % 5_000)) * (isIncome ? 15 : 1),
    category: isIncome ? 'salary' : (CATEGORIES[index % CATEGORIES.length] ?? 'other'),
    date: addDays(TODAY, -((index * 7) % DAYS)),
  } as const;
}
