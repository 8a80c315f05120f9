import { useQuery } from '@tanstack/react-query';
import type { AdminUser } from '#shared/contract/admin-users.ts';
import { instanceQuery } from '#web/lib/api/instance.ts';
import type { AccountAction } from './api.ts';

/** The person of an action, with what its question shows. */
export type Person = Pick<AdminUser, 'id' | 'displayName' | 'email'>;

/** The actions that an account allows now; none on the own account. */
export function useAccountActions(
  user: Pick<AdminUser, 'isAdmin' | 'isSuspended'>,
  isSelf: boolean,
): AccountAction[] {
  const { data: instance } = useQuery(instanceQuery);
  if (isSelf) return [];
  const role = user.isAdmin ? 'demote' : 'promote';
  const link = instance?.adminResetLinks ? (['resetLink'] as const) : [];
  // First what is most likely wanted.
  return user.isSuspended ? ['reactivate', role, ...link] : [role, ...link, 'suspend'];
}

/** Whether the action takes something away from the person. */
export function isDangerous(action: AccountAction): boolean {
  return action === 'suspend' || action === 'demote';
}
