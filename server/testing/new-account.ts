import type { Database } from '#server/database/connect.ts';

export const SIGN_UP = '/api/auth/sign-up/email';
export const PASSWORD = 'plain-horse-battery';

/** A sign-up with an address of its own, unless it is given one. */
export function newAccount(fields: Record<string, unknown> = {}) {
  const email = `${crypto.randomUUID()}@example.org`;
  return { email, password: PASSWORD, termsAccepted: true, ...fields };
}

/** The rows that a sign-up makes for an address. */
export async function countAccounts(on: { database: Database }, email: string) {
  const { read } = on.database;
  const users = await read.selectFrom('user').select('id').where('email', '=', email).execute();
  const profiles = await read.selectFrom('profiles').select('user_id').where('email', '=', email).execute();
  const ids = ['', ...users.map((user) => user.id)];
  const accounts = await read.selectFrom('account').select('id').where('userId', 'in', ids).execute();
  return { users: users.length, profiles: profiles.length, accounts: accounts.length };
}

export const NOBODY = { users: 0, profiles: 0, accounts: 0 };
export const ONE = { users: 1, profiles: 1, accounts: 1 };
