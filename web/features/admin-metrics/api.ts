import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getMetrics, refreshMetrics, type AdminMetrics } from '#shared/contract/admin-metrics.ts';
import { call } from '#web/lib/api/call.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { showToast } from '#web/ui/toast.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';

const METRICS_KEY = [...queryKeys.admin, 'metrics'] as const;
const UPDATE_EVERY_MS = 60_000;

/** Makes the server count again, for a card whose figure could not be read. */
export type Retry = { onRetry: () => void; isRetrying: boolean };

export type MetricsProps = { metrics: AdminMetrics; retry: Retry };

/** The figures of the installation, refetched every minute while the tab is visible. */
export function useMetrics() {
  return useQuery({
    queryKey: METRICS_KEY,
    meta: { refetchOn: ['presence', 'opened'] },
    queryFn: ({ signal }) => call(getMetrics, {}, { signal }),
    refetchInterval: UPDATE_EVERY_MS,
  });
}

export function useRefreshMetrics(): Retry {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(refreshMetrics, {}),
    onSuccess: (metrics) => {
      queryClient.setQueryData(METRICS_KEY, metrics);
      showToast({ kind: 'success', message: t('adminMetrics.refreshed') });
    },
    onError: useErrorToast(),
  });
  return { onRetry: () => mutate(), isRetrying: isPending };
}
