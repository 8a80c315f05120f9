import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { getTwoStep, renewRecoveryCodes, startTwoStep, stopTwoStep } from '#shared/contract/two-step.ts';
import { call } from '#web/lib/api/call.ts';
import { isProofMissing } from '#web/lib/api/proof.ts';
import { showToast } from '#web/ui/toast.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';

export const twoStepQuery = queryOptions({
  queryKey: ['two-step'],
  queryFn: ({ signal }) => call(getTwoStep, {}, { signal }),
});

/** The secret of an authenticator app that no code has confirmed yet. */
export type Started = OutputOf<typeof startTwoStep>;

/** Makes the secret of an authenticator app, after the password if it was not given recently. */
export function useStart(onStarted: (started: Started) => void) {
  const showError = useShowError();
  return useMutation({
    mutationFn: () => call(startTwoStep, {}),
    gcTime: 0,
    onSuccess: onStarted,
    onError: showError,
  });
}

/** Replaces the recovery codes; neither server nor cache keeps the new ones. */
export function useRenew(onRenewed: (codes: readonly string[]) => void) {
  const showError = useShowError();
  const refetch = useRefetch();
  return useMutation({
    mutationFn: () => call(renewRecoveryCodes, {}),
    gcTime: 0,
    onSuccess: ({ recoveryCodes }) => {
      onRenewed(recoveryCodes);
      void refetch();
    },
    onError: showError,
  });
}

export function useTurnOff(onTurnedOff: () => void) {
  const { t } = useTranslation();
  const showError = useShowError();
  const refetch = useRefetch();
  return useMutation({
    mutationFn: () => call(stopTwoStep, {}),
    onSuccess: async () => {
      await refetch();
      showToast({ kind: 'success', message: t('twoStep.turnedOff') });
      onTurnedOff();
    },
    onError: showError,
  });
}

export function useRefetch(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: twoStepQuery.queryKey }),
      // The list of changes to the account has the act too.
      queryClient.invalidateQueries({ queryKey: ['activity'] }),
    ]);
  };
}

/** Shows an error, and fetches the state again, because another window may have changed it. */
function useShowError() {
  const showError = useErrorToast();
  const refetch = useRefetch();
  return (error: unknown) => {
    if (isProofMissing(error)) return;
    showError(error);
    void refetch();
  };
}
