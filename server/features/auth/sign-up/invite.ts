import type { SignUp } from '#shared/contract/auth.ts';
import type { SystemSettings } from '#shared/contract/setting-values.ts';
import type { Invites } from '../invites/invites.ts';

/** Uses up the invitation where sign-up needs one, and returns its id. Throws `inviteInvalid`. */
export async function spendInvite(
  { invites }: { invites: Invites },
  { invite }: SignUp,
  { registration }: SystemSettings,
): Promise<string | undefined> {
  return registration === 'invitation' && invite !== undefined ? await invites.spend(invite) : undefined;
}

/** Makes the invitation valid again when the work fails. */
export async function restoringInvite<T>(
  { invites }: { invites: Invites },
  inviteId: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (inviteId !== undefined) await invites.giveBack(inviteId);
    throw error;
  }
}
