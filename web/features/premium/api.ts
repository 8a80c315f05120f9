import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { cancelPremiumRequest, getPremium, requestPremium } from '#shared/contract/premium.ts';
import { call } from '#web/lib/api/call.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { showToast } from '#web/ui/toast.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';

/** The installation's mode of Premium, and the plan and request of the signed-in person. */
export const premiumQuery = queryOptions({
  queryKey: [...queryKeys.profile, 'premium'],
  meta: { refetchOn: ['profile', 'instance', 'opened'] },
  queryFn: ({ signal }) => call(getPremium, {}, { signal }),
});

/** Sends a request for Premium, and shows its state. Throws `ApiError`. */
export function useRequestPremium(): (message: string) => Promise<void> {
  const { t } = useTranslation();
  const client = useQueryClient();
  return async (message) => {
    client.setQueryData(premiumQuery.queryKey, await call(requestPremium, { body: { message } }));
    showToast({ kind: 'success', message: t('premium.request.sent') });
  };
}

export function useCancelRequest() {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelPremiumRequest, {}),
    onSuccess: (premium) => {
      client.setQueryData(premiumQuery.queryKey, premium);
      showToast({ kind: 'success', message: t('premium.request.cancelled') });
    },
    onError: (error) => {
      showError(error);
      // An administrator may have answered the request meanwhile.
      void client.invalidateQueries({ queryKey: premiumQuery.queryKey });
    },
  });
}
