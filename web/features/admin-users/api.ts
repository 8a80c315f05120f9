import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  declinePremium,
  getUser,
  listUsers,
  makeResetLink,
  removeTwoStep,
  setPlan,
  setRole,
  setSuspension,
} from '#shared/contract/admin-users.ts';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import { ApiError, call } from '#web/lib/api/call.ts';
import { isProofMissing } from '#web/lib/api/proof.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { showToast } from '#web/ui/toast.ts';
import type { UsersSearch } from './search.ts';

const REFETCH_EVENTS = ['presence', 'notifications', 'opened'] as const;

export function useUsers(search: UsersSearch) {
  return useQuery({
    queryKey: [...queryKeys.admin, 'users', search],
    meta: { refetchOn: REFETCH_EVENTS },
    queryFn: ({ signal }) => call(listUsers, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useUser(id: string) {
  return useQuery({
    queryKey: [...queryKeys.admin, 'user', id],
    meta: { refetchOn: REFETCH_EVENTS },
    queryFn: ({ signal }) => call(getUser, { params: { id } }, { signal }),
  });
}

/** An administrator's actions on an account: changes after a confirmation, a link for a new password, and the plan. */
export type AccountAction = AccountChange | 'resetLink' | 'plan';
export type AccountChange = 'promote' | 'demote' | 'suspend' | 'reactivate' | 'decline' | 'removeTwoStep';

const ROLE_TEXTS = { success: 'role', failure: 'roleUpdateFailed' } as const;
const TEXTS = {
  promote: ROLE_TEXTS,
  demote: ROLE_TEXTS,
  suspend: { success: 'suspended', failure: 'suspensionUpdateFailed' },
  reactivate: { success: 'reactivated', failure: 'suspensionUpdateFailed' },
  decline: { success: 'declined', failure: 'planUpdateFailed' },
  removeTwoStep: { success: 'twoStepRemoved', failure: 'internal' },
} as const;

function sendChange({ id, action }: { id: string; action: AccountChange }) {
  const params = { id };
  if (action === 'decline') return call(declinePremium, { params });
  if (action === 'removeTwoStep') return call(removeTwoStep, { params });
  return action === 'promote' || action === 'demote'
    ? call(setRole, { params, body: { isAdmin: action === 'promote' } })
    : call(setSuspension, { params, body: { isSuspended: action === 'suspend' } });
}

/** Changes a role or suspension, declines a request or removes the code at sign-in, and shows a toast. */
export function useChangeAccount() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: sendChange,
    onSuccess: (_, { action }) =>
      showToast({ kind: 'success', message: t(`adminUsers.done.${TEXTS[action].success}`) }),
    onError: (error, { action }) => {
      if (isProofMissing(error)) return;
      const isInternalError = error instanceof ApiError && error.code === 'internal';
      const message = isInternalError ? t(`errors.${TEXTS[action].failure}`) : errorText(error);
      showToast({ kind: 'error', message });
    },
    // A refusal also fetches the lists again, because it means that they were out of date.
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.admin }),
  });
}

/** Makes a link for a new password; neither server nor cache keeps it. */
export function useMakeResetLink() {
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(makeResetLink, { params: { id } }),
    gcTime: 0,
    onError: (error) => {
      if (!isProofMissing(error)) showToast({ kind: 'error', message: errorText(error) });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.admin }),
  });
}

/** Sets a plan, shows a toast and fetches the users again. Throws `ApiError`. */
export function useSetPlan(): (id: string, body: BodyOf<typeof setPlan>) => Promise<void> {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return async (id, body) => {
    await call(setPlan, { params: { id }, body });
    showToast({ kind: 'success', message: t('adminUsers.done.plan') });
    void queryClient.invalidateQueries({ queryKey: queryKeys.admin });
  };
}
