import { recordAudit } from '#server/audit/record-audit.ts';
import type { Database } from '#server/database/connect.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/http/app-error.ts';
import {
  findProfileByEmail,
  lockActiveAdmins,
  selectAdmins,
  updateProfileRow,
  updateToAdmin,
  type AdminRow,
} from './queries.ts';

type GrantOutcome = 'changed' | 'unchanged' | 'unknownEmail';
type RevokeOutcome = GrantOutcome | 'lastAdmin';

export type Administrators = ReturnType<typeof createAdministrators>;

/** Who administers this installation, named by e-mail address as the command line does it. */
export function createAdministrators({ database, now }: { database: Database; now: () => number }) {
  return {
    /** Every administrator, the suspended ones included, by e-mail address. */
    list: (): Promise<AdminRow[]> => selectAdmins(database.read),

    /** Gives the role to the account with this address. */
    async grant(email: string): Promise<GrantOutcome> {
      return await database.write(async (trx) => {
        const profile = await findProfileByEmail(trx, normalise(email));
        if (profile === undefined) return 'unknownEmail';
        if (profile.is_admin === 1) return 'unchanged';
        await updateProfileRow(trx, profile.user_id, { is_admin: 1, updated_at: now() });
        return 'changed';
      });
    },

    /** Takes the role from it, save from the last administrator who can sign in: 'lastAdmin'. */
    async revoke(email: string): Promise<RevokeOutcome> {
      return await database.write(async (trx) => {
        const active = await lockActiveAdmins(trx);
        const profile = await findProfileByEmail(trx, normalise(email));
        if (profile === undefined) return 'unknownEmail';
        if (profile.is_admin === 0) return 'unchanged';
        if (!active.some((userId) => userId !== profile.user_id)) return 'lastAdmin';
        await updateProfileRow(trx, profile.user_id, { is_admin: 0, updated_at: now() });
        return 'changed';
      });
    },
  };
}

/**
 * Holds the role of every administrator until the end of the transaction. Throws `lastAdmin` when nobody
 * else could administer the installation without this user.
 */
export async function requireAnotherAdmin(trx: Writer, userId: string): Promise<void> {
  const active = await lockActiveAdmins(trx);
  if (active.includes(userId) && active.length === 1) throw new AppError('lastAdmin');
}

/**
 * Gives the role to the user whose address the environment names as the administrator's, once it was shown
 * to be theirs (spec section 6); nobody else.
 */
export async function promoteNamedAdmin(
  trx: Writer,
  user: { userId: string; email: string },
  { adminEmail, at }: { adminEmail: string | undefined; at: number },
): Promise<void> {
  if (user.email !== adminEmail || !(await updateToAdmin(trx, user.userId, at))) return;
  await recordAudit(trx, {
    at,
    actor: { kind: 'system' },
    action: 'userPromoted',
    target: 'user',
    targetId: user.userId,
    before: { isAdmin: false },
    after: { isAdmin: true },
  });
}

/** Addresses are stored as sign-up takes them. */
function normalise(email: string): string {
  return email.trim().toLowerCase();
}
