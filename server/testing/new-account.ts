import type { Database } from '#server/database/connect.ts';

export const SIGN_UP = '/api/auth/sign-up/email';
export const PASSWORD = 'plain-horse-battery';

/** Returns the body of a sign-up, with a new address unless the fields have one. */
export function newAccount(fields: Record<string, unknown> = {}) {
  const email = `${crypto.randomUUID()}@example.org`;
  return { email, password: PASSWORD, termsAccepted: true, ...fields };
}

export async function countAccounts({ database }: { database: Database }, email: string) {
  const { read } = database;
  const users = await read.selectFrom('user').select('id').where('email', '=', email).execute();
  const profiles = await read.selectFrom('profiles').select('user_id').where('email', '=', email).execute();
  const ids = ['', ...users.map((user) => user.id)];
  const accounts = await read.selectFrom('account').select('id').where('userId', 'in', ids).execute();
  return { users: users.length, profiles: profiles.length, accounts: accounts.length };
}

export const NO_ACCOUNT = { users: 0, profiles: 0, accounts: 0 };
export const ONE_ACCOUNT = { users: 1, profiles: 1, accounts: 1 };
