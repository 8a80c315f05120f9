import { signUpUser, type TestUser } from './admins.ts';
import type { TestApp } from './test-app.ts';

const LISTS_OF_USERS = [
  '/api/v1/expenses',
  '/api/v1/expenses?order=date',
  '/api/v1/incomes',
  '/api/v1/transactions',
];
const LISTS_OF_ADMINS = [
  '/api/v1/admin/users',
  '/api/v1/admin/online-users',
  '/api/v1/admin/notifications',
  '/api/v1/admin/audit',
  '/api/v1/admin/mail-deliveries',
];

/** The largest page size that a test sets. */
const MAX_PAGE_SIZE = 20;

type People = { app: TestApp; user: TestUser; otherAdmin: TestUser };

/** Returns how many items each list shows if it has more. */
export async function readPageSizes(people: People) {
  const { user, otherAdmin } = people;
  if ((await user.get('/api/v1/expenses')).body.items.length === 0) await fillLists(people);
  const sizes: Record<string, number> = {};
  for (const path of LISTS_OF_USERS) sizes[path] = (await user.get(path)).body.items?.length;
  for (const path of LISTS_OF_ADMINS) sizes[path] = (await otherAdmin.get(path)).body.items?.length;
  return sizes;
}

async function fillLists({ app, user, otherAdmin }: People): Promise<void> {
  for (let nth = 1; nth <= MAX_PAGE_SIZE + 1; nth++) {
    const transaction = { description: 'Pan', amount: 1, date: `2026-01-${String(nth).padStart(2, '0')}` };
    await user.post('/api/v1/expenses', transaction);
    await user.post('/api/v1/incomes', transaction);
    const newcomer = await signUpUser(app);
    await newcomer.post('/api/v1/me/heartbeat');
    await newcomer.post('/api/auth/request-password-reset', { email: newcomer.email });
    await otherAdmin.put(`/api/v1/admin/users/${newcomer.uid}/role`, { isAdmin: true });
  }
  await app.settled();
}

export function equalPageSizes(size: number): Record<string, number> {
  return Object.fromEntries([...LISTS_OF_USERS, ...LISTS_OF_ADMINS].map((path) => [path, size]));
}
