import { useQuery } from '@tanstack/react-query';
import type { AdminUser } from '#shared/contract/admin-users.ts';
import { instanceQuery } from '#web/lib/api/instance.ts';
import type { AccountAction } from './api.ts';

/** Whom it is about, and all that a question names of them. */
export type Person = Pick<AdminUser, 'id' | 'displayName' | 'email'>;

/** What can be done to an account as it is; to one's own neither role nor suspension can change. */
export function useAccountActions(
  user: Pick<AdminUser, 'isAdmin' | 'isSuspended'>,
  isSelf: boolean,
): AccountAction[] {
  const { data: instance } = useQuery(instanceQuery);
  if (isSelf) return [];
  const role = user.isAdmin ? 'demote' : 'promote';
  const link = instance?.adminResetLinks ? (['resetLink'] as const) : [];
  // Letting somebody in again is what one comes for.
  return user.isSuspended ? ['reactivate', role, ...link] : [role, ...link, 'suspend'];
}

/** Whether it takes something away from somebody. */
export function isDangerous(action: AccountAction): boolean {
  return action === 'suspend' || action === 'demote';
}
