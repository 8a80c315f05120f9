import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { addDays } from '#shared/calendar.ts';
import { TODAY } from './day.ts';
import { recordOverHttp, type Visit } from './people.ts';
import { visitSignedIn } from './visit-signed-in.ts';
import { sharedServer } from './stage.ts';

type Sample = { description: string; amount: number; category?: string; date: string };

const SAMPLES: ['expense' | 'income', Sample][] = [
  ['expense', { description: 'Café con leche', amount: 2.5, category: 'food', date: TODAY }],
  ['expense', { description: 'Cafetera', amount: 25.5, category: 'other', date: addDays(TODAY, -1) }],
  ['expense', { description: 'Bus', amount: 1.2, category: 'transport', date: addDays(TODAY, -1) }],
  ['income', { description: 'Pay', amount: 1850, category: 'salary', date: addDays(TODAY, -2) }],
  ['expense', { description: 'Last year', amount: 40, category: 'food', date: addDays(TODAY, -400) }],
];

/** Signs up a user with the sample transactions. */
export async function visitWithSamples(account: Record<string, unknown> = {}, options = {}): Promise<Visit> {
  const visited = await visitSignedIn({ timeZone: 'UTC', ...account }, options);
  for (const [type, sample] of SAMPLES)
    await recordOverHttp(visited.context, sharedServer().url, type, sample);
  return visited;
}

export const findRows = (page: Page) =>
  page.getByRole('list', { name: 'Transactions' }).getByRole('listitem');
/** Reads the descriptions of the rows from the names of their checkboxes: 'Select Bus, −€1.20'. */
export const readDescriptions = async (page: Page) =>
  await findRows(page)
    .getByRole('checkbox')
    .evaluateAll((boxes) =>
      boxes.map((box) => box.getAttribute('aria-label')?.replace(/^Select (.*), [+−].*$/, '$1')),
    );
export const SAMPLE_DESCRIPTIONS = ['Café con leche', 'Bus', 'Cafetera', 'Pay', 'Last year'];

export async function expectRows(page: Page, expected: string[]): Promise<void> {
  await expect.poll(() => readDescriptions(page)).toEqual(expected);
}

export async function countStored(context: BrowserContext): Promise<number> {
  const response = await context.request.get(`${sharedServer().url}/api/v1/transactions/totals`);
  return ((await response.json()) as { count: number }).count;
}
