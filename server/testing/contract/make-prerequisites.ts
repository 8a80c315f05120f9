import { createLinkToken } from '#server/features/auth/links/links.ts';
import type { TestClient } from '../test-client.ts';
import { signUpUser } from '../admins.ts';
import { newEmail, PASSWORD, type World } from './world.ts';

/** Signs the world's user in on another browser. */
export async function newSession({ app, user }: World): Promise<{ id: string; client: TestClient }> {
  const client = app.visitor();
  await client.post('/api/auth/sign-in/email', { email: user.email, password: PASSWORD });
  return { id: (await client.get('/api/v1/me/sessions')).body.items[0].id, client };
}

export async function newResetToken({ app }: World): Promise<string> {
  const { link } = await app.createResetLink((await signUpUser(app)).uid);
  return new URL(link).searchParams.get('token') ?? '';
}

/** Requests a change of e-mail address, and returns the token for one of the two addresses. */
export async function newEmailToken(
  { app }: World,
  column: 'current_token_hash' | 'new_token_hash',
): Promise<string> {
  const user = await signUpUser(app);
  await user.post('/api/v1/me/email', { newEmail: newEmail(), password: PASSWORD });
  const { token, hash } = createLinkToken();
  await app.database.write(async (trx) => {
    await trx
      .updateTable('email_changes')
      .set({ [column]: hash })
      .where('user_id', '=', user.uid)
      .execute();
  });
  return token;
}

/** Returns the token of a link that confirms an e-mail address. */
export async function newVerificationToken({ app }: World): Promise<string> {
  const { uid } = await signUpUser(app);
  const { token, hash } = createLinkToken();
  const { now } = app.clock;
  const times = { created_at: now, expires_at: now + 60_000, used_at: null };
  await app.database.write(async (trx) => {
    await trx.updateTable('user').set({ emailVerified: 0 }).where('id', '=', uid).execute();
    await trx
      .insertInto('email_verifications')
      .values({ token_hash: hash, user_id: uid, ...times })
      .execute();
  });
  return token;
}

export async function newInviteId({ admin }: World): Promise<string> {
  return (await admin.post('/api/v1/admin/invites', {})).body.invite.id;
}

export async function newBackupId({ app, admin }: World): Promise<string> {
  // Two backups of one second would have one name.
  app.clock.now += 1_000;
  return (await admin.post('/api/v1/admin/backups')).body.id;
}
