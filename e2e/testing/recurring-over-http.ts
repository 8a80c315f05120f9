import type { BrowserContext } from 'playwright-core';
import {
  addRecurring,
  listRecurring,
  type NewRecurring,
  type Recurring,
} from '#shared/contract/recurring.ts';
import type { Language } from '#shared/languages.ts';
import type { Visit } from './people.ts';
import { sharedServer } from './stage.ts';
import { visitSignedIn } from './visit-signed-in.ts';

const MONTHLY = {
  type: 'expense',
  category: 'utilities',
  isEstimate: false,
  unit: 'month',
  every: 1,
  secondDay: null,
  on: 'day',
  shift: 'none',
  endDay: null,
  mode: 'post',
} as const;

type RecurringFields = Pick<NewRecurring, 'description' | 'amount' | 'firstDay'> & Partial<NewRecurring>;

/** Adds a recurring transaction for the signed-in user, by default a monthly expense. */
export async function addRecurringOverHttp(
  context: BrowserContext,
  recurring: RecurringFields,
): Promise<Recurring> {
  const { url } = sharedServer();
  const response = await context.request.post(url + addRecurring.path, {
    headers: { origin: url },
    data: { ...MONTHLY, ...recurring },
  });
  if (!response.ok()) throw new Error(`Adding failed: ${await response.text()}`);
  return (await response.json()) as Recurring;
}

/** Runs the catch-up: due transactions are posted or asked about. */
export async function catchUpOverHttp(context: BrowserContext): Promise<void> {
  const { url } = sharedServer();
  const response = await context.request.post(`${url}/api/v1/recurring/catch-up`, {
    headers: { origin: url },
  });
  if (!response.ok()) throw new Error(`Catching up failed: ${await response.text()}`);
}

/** Lists the recurring transactions of the signed-in user. */
export async function readRecurring(context: BrowserContext): Promise<Recurring[]> {
  const response = await context.request.get(sharedServer().url + listRecurring.path);
  return ((await response.json()) as { items: Recurring[] }).items;
}

/** Signs up a user with a wide window in English, or a phone in another language. */
export async function visitOnDevice(language: Language): Promise<Visit> {
  const viewport = { width: language === 'en' ? 1280 : 360, height: 900 };
  return await visitSignedIn({ language, timeZone: 'UTC' }, { viewport });
}
