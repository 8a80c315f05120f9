import { createLinkToken } from '#server/features/auth/links/links.ts';
import { newAccount, PASSWORD, type Stage } from './stage.ts';

/** Returns the token of a password link for a new user. */
export async function newResetToken({ app, signUp }: Stage): Promise<string> {
  const { link } = await app.createResetLink((await signUp()).uid);
  return new URL(link).searchParams.get('token') ?? '';
}

export async function newEmailToken({ app, signUp }: Stage): Promise<string> {
  const user = await signUp();
  await user.post('/api/v1/me/email', { newEmail: newAccount().email, password: PASSWORD });
  const { token, hash } = createLinkToken();
  await app.database.write(async (trx) => {
    const links = { current_token_hash: hash };
    await trx.updateTable('email_changes').set(links).where('user_id', '=', user.uid).execute();
  });
  return token;
}

/** Returns the token of a link that confirms the address of a new user. */
export async function newVerificationToken({ app, signUp }: Stage): Promise<string> {
  const { uid } = await signUp();
  const { token, hash } = createLinkToken();
  const row = {
    token_hash: hash,
    user_id: uid,
    created_at: app.clock.now,
    expires_at: app.clock.now + 60_000,
    used_at: null,
  };
  await app.database.write(async (trx) => {
    await trx.insertInto('email_verifications').values(row).execute();
    await trx.updateTable('user').set({ emailVerified: 0 }).where('id', '=', uid).execute();
  });
  return token;
}
