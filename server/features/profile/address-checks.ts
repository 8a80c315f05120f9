import { recordSystemPromotion } from '#server/audit/record-audit.ts';
import type { Writer } from '#server/database/schema.ts';
import { updateEmailChecked, updateProfileRow, updateToAdmin, wasDemoted } from './queries.ts';

type Address = { userId: string; email: string };

type CheckOptions = { now: () => number; adminEmail: string | undefined };

const NO_MAILS = { mails_reminders: 0, mails_budget_alerts: 0, mails_month_report: 0 } as const;

/** Stores that addresses are confirmed, and makes the owner of ADMIN_EMAIL an administrator. */
export function createAddressChecks({ now, adminEmail }: CheckOptions) {
  return {
    /** Called once a mailed link has proved that the address is the user's. */
    check: async (trx: Writer, user: Address): Promise<void> => {
      const isFirst = await updateEmailChecked(trx, user.userId, now());
      if (isFirst && user.email === adminEmail) await promoteOwner(trx, user.userId, now);
    },

    /** Changes the user's address; `isChecked` says whether a mailed link has proved that it is theirs. */
    change: async (trx: Writer, user: Address & { isChecked: boolean }): Promise<void> => {
      const { userId, email, isChecked } = user;
      const email_checked_at = isChecked ? now() : null;
      // Mails that quote the user's own words go only to a confirmed address.
      const mails = isChecked ? {} : NO_MAILS;
      await updateProfileRow(trx, userId, { email, email_checked_at, ...mails, updated_at: now() });
    },
  };
}

/**
 * Makes the user with the address ADMIN_EMAIL an administrator (spec section 6), unless they were demoted
 * before.
 */
async function promoteOwner(trx: Writer, userId: string, now: () => number): Promise<void> {
  if (await wasDemoted(trx, userId)) return;
  if (!(await updateToAdmin(trx, userId, now()))) return;
  await recordSystemPromotion(trx, { at: now(), userId });
}
