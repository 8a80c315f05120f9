import { recordAudit } from '#server/audit/record-audit.ts';
import type { Writer } from '#server/database/schema.ts';
import { updateEmailChecked, updateProfileRow, updateToAdmin, wasDemoted } from './queries.ts';

type Address = { userId: string; email: string };

/** Records who has shown that an address is theirs, and makes the owner of ADMIN_EMAIL an administrator. */
export function createAddressChecks({
  now,
  adminEmail,
}: {
  now: () => number;
  adminEmail: string | undefined;
}) {
  /** A mailed link has shown that the address is the user's. */
  async function check(trx: Writer, user: Address): Promise<void> {
    if (await updateEmailChecked(trx, user.userId, now())) await promoteNamed(trx, user);
  }

  /** The user has another address, which a mailed link may have shown to be theirs. */
  async function change(trx: Writer, user: Address & { isChecked: boolean }): Promise<void> {
    const { userId, email, isChecked } = user;
    const email_checked_at = isChecked ? now() : null;
    await updateProfileRow(trx, userId, { email, email_checked_at, updated_at: now() });
  }

  /**
   * Gives the role to the user whose address the environment names as the administrator's (spec section 6), but
   * not again to who has lost it.
   */
  async function promoteNamed(trx: Writer, { userId, email }: Address): Promise<void> {
    if (email !== adminEmail || (await wasDemoted(trx, userId))) return;
    if (!(await updateToAdmin(trx, userId, now()))) return;
    await recordAudit(trx, {
      at: now(),
      actor: { kind: 'system' },
      action: 'userPromoted',
      target: 'user',
      targetId: userId,
      before: { isAdmin: false },
      after: { isAdmin: true },
    });
  }

  return { check, change };
}
