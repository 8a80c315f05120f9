import { pino, type Logger } from 'pino';
import { expect } from 'vitest';
import { append } from '#shared/lists.ts';
import { addDays, today } from '#shared/calendar.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { catchUp } from '#shared/contract/recurring-catch-up.ts';
import type { listOccurrences, Occurrence } from '#shared/contract/recurring.ts';
import { createCatchUpJob } from '#server/app/catch-up.ts';
import { createBudgetAlerts } from '#server/features/budgets/alerts.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

export const RECURRING = '/api/v1/recurring';
/** A key that no suggestion has. */
export const SUGGESTION_KEY = '0123456789abcdefghijKL';

/** A client of the app or of a program. */
type PostClient = { post: (path: string) => Promise<{ status: number; body: unknown }> };
type GetClient = { get: (path: string) => Promise<{ body: unknown }> };

/** Rent on the last day of each month. */
export const RENT = {
  type: 'expense',
  description: 'Rent',
  amount: 950,
  isEstimate: false,
  category: 'utilities',
  unit: 'month',
  every: 1,
  firstDay: '2026-12-31',
  secondDay: null,
  on: 'day',
  shift: 'none',
  endDay: null,
  mode: 'post',
};

/** Returns the day after the app's current day in UTC. */
export function tomorrowOf({ clock }: Pick<TestApp, 'clock'>): string {
  return addDays(today('UTC', clock.now), 1);
}

/** Adds a recurring transaction, rent with some changes, and returns its id. */
export async function addRecurring(user: TestClient, changes: object = {}): Promise<string> {
  const { status, body } = await user.post(RECURRING, { ...RENT, ...changes });
  expect([status, body]).toMatchObject([201, {}]);
  return body.id as string;
}

/** Catches up until nothing more is due, and returns how many days were posted and asked about. */
export async function catchUpAll(user: PostClient): Promise<{ posted: number; asked: number }> {
  const sum = { posted: 0, asked: 0 };
  for (;;) {
    const { status, body } = await user.post(`${RECURRING}/catch-up`);
    expect([status, body]).toMatchObject([200, {}]);
    const { posted, asked, isMore } = body as OutputOf<typeof catchUp>;
    sum.posted += posted;
    sum.asked += asked;
    if (!isMore) return sum;
  }
}

/** Sets the clock to noon of a day in UTC, without ending the sessions. */
export async function goTo({ clock, database }: Pick<TestApp, 'clock' | 'database'>, day: string) {
  await goToInstant({ clock, database }, `${day}T12:00:00Z`);
}

export async function goToInstant(
  { clock, database }: Pick<TestApp, 'clock' | 'database'>,
  instant: string,
): Promise<void> {
  clock.now = Date.parse(instant);
  const [createdAt, expiresAt] = [0, 864e5].map((ms) => new Date(clock.now + ms).toISOString());
  await database.write(async (trx) => {
    await trx.updateTable('session').set({ createdAt, updatedAt: createdAt, expiresAt }).execute();
  });
}

/** Returns the days of the user's expenses, the earliest first. */
export async function listExpenseDays(user: TestClient): Promise<string[]> {
  const { items } = (await user.get('/api/v1/expenses?order=date&limit=100')).body;
  return (items as { date: string }[]).map(({ date }) => date).toReversed();
}

/** Creates the app's job that catches up for everybody. */
export function makeCatchUpJob(app: TestApp, log: Logger = pino({ level: 'silent' })): () => Promise<void> {
  const { bus, settings, clock } = app;
  const now = () => clock.now;
  const budgetAlerts = createBudgetAlerts({ now, onAlert: () => Promise.resolve() });
  return createCatchUpJob({ database: app.database.forProduct, now, bus, settings, log, budgetAlerts });
}

/** Lists the occurrences that are due in a range of days of any length. */
export async function listOccurrencesIn(user: GetClient, from: string, to: string) {
  const occurrences: Occurrence[] = [];
  for (let start = from; start <= to; start = addDays(start, 400)) {
    const end = addDays(start, 399) < to ? addDays(start, 399) : to;
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const after = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const { body } = await user.get(`${RECURRING}/occurrences?from=${start}&to=${end}${after}`);
      const { items, nextCursor } = body as OutputOf<typeof listOccurrences>;
      append(occurrences, items);
      cursor = nextCursor;
    }
  }
  return occurrences;
}

/**
 * Expects `count` settled occurrences in a range, each once. Every posted one must have its own transaction, and there
 * must be no other transactions.
 */
export async function expectEachOnce(
  user: GetClient,
  { from, to, count }: { from: string; to: string; count: number },
): Promise<void> {
  const occurrences = await listOccurrencesIn(user, from, to);
  expect(occurrences.filter(({ outcome }) => outcome === 'planned')).toEqual([]);
  expect(new Set(occurrences.map(({ recurringId, day }) => `${recurringId} ${day}`)).size).toBe(count);
  expect(occurrences).toHaveLength(count);
  const posted = occurrences.filter(({ outcome }) => outcome === 'posted');
  const { records } = (await user.get('/api/v1/me/export')).body as {
    records: { id: string; date: string }[];
  };
  const exported = records.map(({ id, date }) => `${id} ${date}`).toSorted();
  expect(exported).toEqual(
    posted.map(({ transactionId, dueDay }) => `${transactionId} ${dueDay}`).toSorted(),
  );
}
