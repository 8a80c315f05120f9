import { recordSystemPromotion } from '#server/audit/record-audit.ts';
import type { Writer } from '#server/database/schema.ts';
import { updateEmailChecked, updateProfileRow, updateToAdmin, wasDemoted } from './queries.ts';

type Address = { userId: string; email: string };

/** Records whose addresses are confirmed, and makes the owner of ADMIN_EMAIL an administrator. */
export function createAddressChecks({
  now,
  adminEmail,
}: {
  now: () => number;
  adminEmail: string | undefined;
}) {
  /** A mailed link has proved that the address is the user's. */
  async function check(trx: Writer, user: Address): Promise<void> {
    if (await updateEmailChecked(trx, user.userId, now())) await promoteNamed(trx, user);
  }

  /** The user's address has changed; `isChecked` says whether a mailed link proved the new one to be theirs. */
  async function change(trx: Writer, user: Address & { isChecked: boolean }): Promise<void> {
    const { userId, email, isChecked } = user;
    const email_checked_at = isChecked ? now() : null;
    await updateProfileRow(trx, userId, { email, email_checked_at, updated_at: now() });
  }

  /**
   * Makes the user with the address ADMIN_EMAIL an administrator (spec section 6), unless they were demoted
   * before.
   */
  async function promoteNamed(trx: Writer, { userId, email }: Address): Promise<void> {
    if (email !== adminEmail || (await wasDemoted(trx, userId))) return;
    if (!(await updateToAdmin(trx, userId, now()))) return;
    await recordSystemPromotion(trx, { at: now(), userId });
  }

  return { check, change };
}
