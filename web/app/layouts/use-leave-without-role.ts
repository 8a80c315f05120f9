import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from '#web/lib/navigation/hooks.ts';
import { paths } from '#shared/paths.ts';
import { ApiError } from '#web/lib/api/call.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { showToast } from '#web/ui/toast.ts';

/**
 * Leads somebody who has lost the role out of the administration. The hook follows the profile, which is refetched
 * after an event of the stream or a refusal by the server.
 */
export function useLeaveWithoutRole(): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { isAdmin } = useProfile();
  useRefetchWhenRefused();

  useEffect(() => {
    if (isAdmin) return;
    showToast({ kind: 'error', message: t('app.adminAccessDenied') });
    void navigate(paths.dashboard, { replace: true });
  }, [isAdmin, navigate, t]);
}

/** Fetches the profile again when the server refuses a call because the role is missing. */
function useRefetchWhenRefused(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refetchIfRefused = (error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'notAdmin') return;
      void queryClient.invalidateQueries({ queryKey: queryKeys.profile });
    };
    const stops = [queryClient.getQueryCache(), queryClient.getMutationCache()].map((cache) =>
      cache.subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') refetchIfRefused(event.action.error);
      }),
    );
    return () => stops.forEach((stop) => stop());
  }, [queryClient]);
}
