import type { Insertable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Reader, Writer } from '#server/database/schema.ts';
import type { EmailVerificationsTable } from '#server/database/schema/links.ts';

const NO_TOKENS = {
  accessToken: null,
  refreshToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
  scope: null,
  idToken: null,
} as const;

/** Adds a pending account. It has no password, so nobody can sign in to it. The database refuses a taken address. */
export async function insertPendingAccount(
  trx: Writer,
  { userId, email, createdAt }: { userId: string; email: string; createdAt: string },
): Promise<void> {
  const times = { createdAt, updatedAt: createdAt };
  await trx
    .insertInto('user')
    .values({ id: userId, email, name: email, emailVerified: 0, image: null, ...times })
    .execute();
  const credential = { id: uuidv7(), providerId: 'credential', password: null, ...NO_TOKENS };
  await trx
    .insertInto('account')
    .values({ ...credential, userId, accountId: userId, ...times })
    .execute();
}

export async function insertVerification(
  trx: Writer,
  row: Insertable<EmailVerificationsTable>,
): Promise<void> {
  await trx.insertInto('email_verifications').values(row).execute();
}

/** Marks the address as confirmed and returns it; undefined if it was confirmed before. */
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

/** The columns with an administrator's decisions about a pending account, which only an administrator may undo. */
const DECISION_COLUMNS = ['profiles.is_admin', 'profiles.is_suspended'] as const;

/**
 * Finds and locks the pending account with this address, unless an administrator has made a decision about it. Writing
 * the row locks it until the transaction ends: nobody can confirm it meanwhile.
 */
export async function lockPending(trx: Writer, email: string): Promise<string | undefined> {
  const row = await trx
    .updateTable('user')
    .set({ emailVerified: 0 })
    .where('emailVerified', '=', 0)
    .where('email', '=', email)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('profiles')
        .select('user_id')
        .where('email', '=', email)
        .where((or) => or.or(DECISION_COLUMNS.map((column) => or(column, '=', 1)))),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/**
 * Finds and locks accounts older than `before`, an ISO instant, with an unconfirmed address, no open link and no
 * session; never administrators. Writing the rows locks them until the transaction ends: nobody can confirm them.
 */
export async function lockUnconfirmed(trx: Writer, query: UnconfirmedQuery): Promise<string[]> {
  const rows = await trx
    .updateTable('user')
    .set({ emailVerified: 0 })
    .where('emailVerified', '=', 0)
    .where('id', 'in', selectUnconfirmed(trx, query))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

type UnconfirmedQuery = { before: string; nowMs: number; limit: number };

function selectUnconfirmed(trx: Writer, { before, nowMs, limit }: UnconfirmedQuery) {
  return trx
    .selectFrom('user')
    .leftJoin('profiles', 'profiles.user_id', 'user.id')
    .leftJoin('session', 'session.userId', 'user.id')
    .leftJoin('email_verifications as link', (join) =>
      join.onRef('link.user_id', '=', 'user.id').on('link.expires_at', '>', nowMs),
    )
    .select('user.id')
    .where('user.emailVerified', '=', 0)
    .where('user.createdAt', '<', before)
    .where('session.id', 'is', null)
    .where('link.user_id', 'is', null)
    .where((or) => or.or([or('profiles.is_admin', '=', 0), or('profiles.is_admin', 'is', null)]))
    .limit(limit);
}
