import { expect } from 'vitest';
import { newSource, SOURCES } from './import-rows.ts';
import type { TestClient } from './test-client.ts';

export const TRANSFERS = '/api/v1/transfers';
export const BALANCES = '/api/v1/balances';

/** Adds an account with some changes, and returns its id. */
export async function addAccount(user: TestClient, fields: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await user.post(SOURCES, newSource(fields));
  expect([status, body]).toMatchObject([201, {}]);
  return body.id as string;
}

/** Returns a new transfer as the API takes it. */
export function newTransfer(
  fromAccount: string | null,
  toAccount: string | null,
  fields: Record<string, unknown> = {},
) {
  return { amount: 200, date: '2026-11-20', fromAccount, toAccount, ...fields };
}

/** Adds a transfer, and returns its id. */
export async function addTransfer(
  user: TestClient,
  ...transfer: Parameters<typeof newTransfer>
): Promise<string> {
  const { status, body } = await user.post(TRANSFERS, newTransfer(...transfer));
  expect([status, body]).toMatchObject([201, {}]);
  return body.id as string;
}

/** Saves a bank's figure of an account. */
export async function addStatement(
  user: TestClient,
  account: string,
  fields: Record<string, unknown> = {},
): Promise<void> {
  const statement = { day: '2026-11-20', balance: 12.5, ...fields };
  const { status, body } = await user.post(`${BALANCES}/${account}/statements`, statement);
  expect([status, body]).toMatchObject([201, {}]);
}
