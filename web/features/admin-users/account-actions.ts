import type { AdminUser } from '#shared/contract/admin-users.ts';
import type { AccountAction } from './api.ts';

/** Whom it is about, and all that a question names of them. */
export type Person = Pick<AdminUser, 'id' | 'displayName' | 'email'>;

/** What can be done to an account as it is; to one's own neither role nor suspension can change. */
export function actionsFor(
  user: Pick<AdminUser, 'isAdmin' | 'isSuspended'>,
  isSelf: boolean,
): AccountAction[] {
  if (isSelf) return [];
  const role = user.isAdmin ? 'demote' : 'promote';
  // Letting somebody in again is what one comes for.
  return user.isSuspended ? ['reactivate', role, 'resetLink'] : [role, 'resetLink', 'suspend'];
}

/** Whether it takes something away from somebody. */
export function isDangerous(action: AccountAction): boolean {
  return action === 'suspend' || action === 'demote';
}
