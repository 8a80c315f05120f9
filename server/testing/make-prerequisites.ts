import { createLinkToken } from '#server/features/auth/links/token.ts';
import { signUpUser, type TestUser } from './admins.ts';
import { newAccount, PASSWORD } from './new-account.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** Signs a user in on another browser, and returns that browser and the id of its session. */
export async function newSession(app: TestApp, email: string): Promise<{ id: string; client: TestClient }> {
  const client = app.visitor();
  await client.post('/api/auth/sign-in/email', { email, password: PASSWORD });
  return { id: (await client.get('/api/v1/me/sessions')).body.items[0].id, client };
}

/** Returns the token of a password link for a new user. */
export async function newResetToken(app: TestApp): Promise<string> {
  const { link } = await app.createResetLink((await signUpUser(app)).uid);
  return new URL(link).searchParams.get('token') ?? '';
}

/** Requests a change of address for a new user, and returns the token for the current or the new address. */
export async function newEmailToken(
  app: TestApp,
  column: 'current_token_hash' | 'new_token_hash',
): Promise<string> {
  const user = await signUpUser(app);
  await user.post('/api/v1/me/email', { newEmail: newAccount().email, password: PASSWORD });
  const { token, hash } = createLinkToken(user.uid);
  await app.database.write(async (trx) => {
    const columns = { [column]: hash };
    await trx.updateTable('email_changes').set(columns).where('user_id', '=', user.uid).execute();
  });
  return token;
}

/** Returns the token of a link that confirms the address of a new user. */
export async function newVerificationToken(app: TestApp): Promise<string> {
  const { uid } = await signUpUser(app);
  const { token, hash } = createLinkToken(uid);
  const { now } = app.clock;
  const link = {
    token_hash: hash,
    user_id: uid,
    created_at: now,
    expires_at: now + 60_000,
    used_at: null,
  };
  await app.database.write(async (trx) => {
    await trx.insertInto('email_verifications').values(link).execute();
    await trx.updateTable('user').set({ emailVerified: 0 }).where('id', '=', uid).execute();
  });
  return token;
}

export async function newInviteId(admin: TestUser): Promise<string> {
  return (await admin.post('/api/v1/admin/invites', {})).body.invite.id;
}

export async function newBackupId({ app, admin }: { app: TestApp; admin: TestUser }): Promise<string> {
  // Two backups of one second would have one name.
  app.clock.now += 1_000;
  return (await admin.post('/api/v1/admin/backups')).body.id;
}
