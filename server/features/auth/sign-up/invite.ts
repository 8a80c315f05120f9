import type { SignUp } from '#shared/contract/auth.ts';
import type { SystemSettings } from '#shared/contract/setting-values.ts';
import type { Invites } from '../invites/invites.ts';

/** Uses up the invitation and returns its id; undefined if sign-up needs none. Throws `inviteInvalid`. */
export async function spendInvite(
  { invites }: { invites: Invites },
  { invite }: SignUp,
  { registration }: SystemSettings,
): Promise<string | undefined> {
  return registration === 'invitation' && invite !== undefined ? await invites.spend(invite) : undefined;
}

/** Runs the work, and makes the invitation valid again if it fails. */
export async function restoreInviteOnFailure<T>(
  { invites }: { invites: Invites },
  inviteId: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (inviteId !== undefined) await invites.reopen(inviteId);
    throw error;
  }
}
