import { expect } from 'vitest';
import { today } from '#shared/calendar.ts';
import type { DismissedNotice, Notice } from '#shared/contract/notices.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

export const NOTICES = '/api/v1/notices';

export async function listNotices(user: TestClient): Promise<Notice[]> {
  const { status, body } = await user.get(NOTICES);
  expect([status, body]).toMatchObject([200, {}]);
  return body.items as Notice[];
}

export async function listDismissed(user: TestClient): Promise<DismissedNotice[]> {
  const { status, body } = await user.get(`${NOTICES}/dismissed`);
  expect([status, body]).toMatchObject([200, {}]);
  return body.items as DismissedNotice[];
}

/** Records the same purchase twice on the app's current day, and returns the key of the notice about it. */
export async function addNotice({ clock }: Pick<TestApp, 'clock'>, user: TestClient): Promise<string> {
  const purchase = {
    description: 'Headphones',
    amount: 89.5,
    category: 'other',
    date: today('UTC', clock.now),
  };
  for (let count = 0; count < 2; count++) await user.post('/api/v1/expenses', purchase);
  const notice = (await listNotices(user)).find(({ kind }) => kind === 'twice');
  expect(notice).toMatchObject({ name: 'Headphones', amount: 89.5 });
  return notice?.key ?? '';
}
