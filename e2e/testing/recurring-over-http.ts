import type { BrowserContext } from 'playwright-core';
import { addRecurring, type NewRecurring, type Recurring } from '#shared/contract/recurring.ts';
import { sharedServer } from './stage.ts';

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

type Named = Pick<NewRecurring, 'description' | 'amount' | 'firstDay'> & Partial<NewRecurring>;

/** Adds a recurring transaction for the signed-in user; by default a monthly expense. */
export async function addRecurringOverHttp(context: BrowserContext, recurring: Named): Promise<Recurring> {
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
