import { uuidv7 } from 'uuidv7';
import type { Reader, Writer } from '#server/database/schema.ts';

/** Adds an account whose address nobody has shown to be theirs. The database refuses an address that is taken. */
export async function insertUnverifiedAccount(
  trx: Writer,
  account: { userId: string; email: string; name: string; passwordHash: string; createdAt: string },
): Promise<void> {
  const { userId, email, name, createdAt } = account;
  const times = { createdAt, updatedAt: createdAt };
  await trx
    .insertInto('user')
    .values({ id: userId, email, name, emailVerified: 0, image: null, ...times })
    .execute();
  await trx
    .insertInto('account')
    .values({
      id: uuidv7(),
      userId,
      accountId: userId,
      providerId: 'credential',
      password: account.passwordHash,
      accessToken: null,
      refreshToken: null,
      accessTokenExpiresAt: null,
      refreshTokenExpiresAt: null,
      scope: null,
      idToken: null,
      ...times,
    })
    .execute();
}

export async function isUnverified(db: Reader | Writer, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('user')
    .select('id')
    .where('id', '=', userId)
    .where('emailVerified', '=', 0)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the address as shown to be the user's; answers it where it was not yet. */
export async function updateVerified(trx: Writer, userId: string): Promise<string | undefined> {
  const row = await trx
    .updateTable('user')
    .set({ emailVerified: 1 })
    .where('id', '=', userId)
    .where('emailVerified', '=', 0)
    .returning('email')
    .executeTakeFirst();
  return row?.email;
}

export async function countVerificationsSince(
  db: Reader | Writer,
  userId: string,
  instant: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('email_verifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', instant)
    .executeTakeFirstOrThrow();
  return count;
}

/** Keeps the first of the passwords that were given in sign-ups with a taken address. */
export async function insertRepeatedSignUp(
  trx: Writer,
  row: { user_id: string; password: string; created_at: number },
): Promise<void> {
  await trx
    .insertInto('repeated_sign_ups')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

export type KnownSignUp = { emailVerified: number; password: string | null; repeated: string | null };

/** What signing in with this address, given in lower case, could be about: an account, a repeated sign-up. */
export async function findSignUp(db: Reader, email: string): Promise<KnownSignUp | undefined> {
  return await db
    .selectFrom('user')
    .innerJoin('account', 'account.userId', 'user.id')
    .leftJoin('repeated_sign_ups', 'repeated_sign_ups.user_id', 'user.id')
    .select(['user.emailVerified', 'account.password', 'repeated_sign_ups.password as repeated'])
    .where('user.email', '=', email)
    .where('account.providerId', '=', 'credential')
    .executeTakeFirst();
}

export async function deleteRepeatedSignUps(trx: Writer, beforeMs: number): Promise<void> {
  await trx.deleteFrom('repeated_sign_ups').where('created_at', '<', beforeMs).execute();
}

/**
 * Some accounts made before an instant, an ISO text, whose address was never confirmed and with which nobody
 * is signed in; never those of administrators. Writing their rows as they are holds them until the end of
 * the transaction, so that nobody confirms an address meanwhile.
 */
export async function lockNeverVerified(trx: Writer, before: string, limit: number): Promise<string[]> {
  const rows = await trx
    .updateTable('user')
    .set({ emailVerified: 0 })
    .where('emailVerified', '=', 0)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('user')
        .leftJoin('profiles', 'profiles.user_id', 'user.id')
        .leftJoin('session', 'session.userId', 'user.id')
        .select('user.id')
        .where('user.emailVerified', '=', 0)
        .where('user.createdAt', '<', before)
        .where('session.id', 'is', null)
        .where((or) => or.or([or('profiles.is_admin', '=', 0), or('profiles.is_admin', 'is', null)]))
        .limit(limit),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
