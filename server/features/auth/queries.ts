import type { Reader, Writer } from '#server/database/schema.ts';
import type { Recipient } from '#server/mail/messages/write-mail.ts';

/** Whether an account has this e-mail address, given in lower case. */
export async function isEmailTaken(db: Reader | Writer, email: string): Promise<boolean> {
  const user = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst();
  return user !== undefined;
}

/** The owner of an account, with everything that mail to them needs. */
export type AccountHolder = Recipient & {
  timeZone: string;
  /** Whether the address is not confirmed yet. */
  isPending: boolean;
};

/** Finds the owner of the account with this e-mail address, given in lower case. */
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

/** Uses defaults for an account without a profile, which an interrupted sign-up leaves until the next sign-in. */
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

export async function findPasswordHash(db: Reader | Writer, userId: string): Promise<string | undefined> {
  const account = await db
    .selectFrom('account')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  return account?.password ?? undefined;
}

/** Replaces the password's hash. Returns false if the account has no password entry. */
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

/** Changes the account's address and marks it as confirmed. The database refuses a taken address. */
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

/** Deletes the counts of attempts whose time window has passed. */
export async function deleteExpiredLimits(trx: Writer, nowMs: number): Promise<void> {
  await trx.deleteFrom('rate_limits').where('expire', '<=', nowMs).execute();
}
