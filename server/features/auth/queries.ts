import type { Reader, Writer } from '#server/database/schema.ts';
import type { Recipient } from '#server/mail/messages/write-mail.ts';

/** Whether an account has this e-mail address, given in lower case. */
export async function isEmailTaken(db: Reader | Writer, email: string): Promise<boolean> {
  const user = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst();
  return user !== undefined;
}

/** The owner of an account, with what mail to them needs. */
export type AccountHolder = Recipient & {
  timeZone: string;
  /** Whether the address is not confirmed yet. */
  isPending: boolean;
};

/** The owner of the account with this e-mail address, given in lower case. */
export async function findHolderByEmail(
  db: Reader | Writer,
  email: string,
): Promise<AccountHolder | undefined> {
  return toHolder(await selectHolders(db).where('user.email', '=', email).executeTakeFirst());
}

export async function findHolder(db: Reader | Writer, userId: string): Promise<AccountHolder | undefined> {
  return toHolder(await selectHolders(db).where('user.id', '=', userId).executeTakeFirst());
}

function selectHolders(db: Reader | Writer) {
  return db
    .selectFrom('user')
    .leftJoin('profiles', 'profiles.user_id', 'user.id')
    .select(['user.id', 'user.email', 'user.emailVerified', 'profiles.language', 'profiles.time_zone']);
}

type HolderRow = Awaited<ReturnType<ReturnType<typeof selectHolders>['executeTakeFirst']>>;

/** An interrupted sign-up may have left an account without a profile; the next sign-in makes it. */
function toHolder(row: HolderRow): AccountHolder | undefined {
  return (
    row && {
      userId: row.id,
      email: row.email,
      language: row.language ?? 'en',
      timeZone: row.time_zone ?? 'UTC',
      isPending: row.emailVerified === 0,
    }
  );
}

/** The hash of the account's password. */
export async function findPasswordHash(db: Reader | Writer, userId: string): Promise<string | undefined> {
  const account = await db
    .selectFrom('account')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  return account?.password ?? undefined;
}

/** Answers whether there was a password to replace. */
export async function updatePasswordHash(
  trx: Writer,
  userId: string,
  change: { password: string; updatedAt: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set(change)
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Changes the account's address. The database refuses a taken one. */
export async function updateUserEmail(
  trx: Writer,
  userId: string,
  change: { email: string; updatedAt: string },
): Promise<void> {
  await trx
    .updateTable('user')
    .set({ ...change, emailVerified: 1 })
    .where('id', '=', userId)
    .execute();
}

/** Deletes counts of attempts whose window has passed. */
export async function deleteExpiredLimits(trx: Writer, nowMs: number): Promise<void> {
  await trx.deleteFrom('rate_limits').where('expire', '<=', nowMs).execute();
}
