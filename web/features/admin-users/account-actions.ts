import { useQuery } from '@tanstack/react-query';
import type { AdminUser } from '#shared/contract/admin-users.ts';
import { instanceQuery, useHasEveryonePremium } from '#web/lib/api/instance.ts';
import type { AccountAction } from './api.ts';

/** The person of an action, with the values that its dialog shows. */
export type Person = Pick<
  AdminUser,
  'id' | 'displayName' | 'email' | 'plan' | 'premiumUntil' | 'premiumRequestedAt'
>;

/**
 * The actions that an account allows now; on their own account, administrators change only the plan. Where everyone has
 * Premium, a user with the free plan needs no other plan.
 */
export function useAccountActions(
  user: Pick<AdminUser, 'isAdmin' | 'isSuspended' | 'plan' | 'premiumRequestedAt' | 'hasTwoStep'>,
  isSelf: boolean,
): AccountAction[] {
  const { data: instance } = useQuery(instanceQuery);
  const isAsking = user.premiumRequestedAt !== null;
  const needsNoPlan = useHasEveryonePremium() && user.plan === 'free';
  const plan = isAsking ? (['plan', 'decline'] as const) : needsNoPlan ? [] : (['plan'] as const);
  if (isSelf) return [...plan];
  const role = user.isAdmin ? 'demote' : 'promote';
  const link = instance?.adminResetLinks ? (['resetLink'] as const) : [];
  const entry = user.hasTwoStep ? ([...link, 'removeTwoStep'] as const) : link;
  // The most likely action comes first.
  if (user.isSuspended) return ['reactivate', role, ...plan, ...entry];
  return isAsking ? [...plan, role, ...entry, 'suspend'] : [role, ...plan, ...entry, 'suspend'];
}

/** The name of an action in the texts. While a request for Premium is open, a change of the plan grants it. */
export function actionName(
  action: AccountAction,
  { premiumRequestedAt }: Pick<Person, 'premiumRequestedAt'>,
) {
  return action === 'plan' && premiumRequestedAt !== null ? 'grant' : action;
}

/** Whether the action takes something away from the person. */
export function isDangerous(action: AccountAction): boolean {
  return action === 'suspend' || action === 'demote' || action === 'removeTwoStep';
}
