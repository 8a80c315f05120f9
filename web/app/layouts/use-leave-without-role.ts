import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from '#web/lib/navigation/hooks.ts';
import { paths } from '#shared/paths.ts';
import { ApiError } from '#web/lib/api/call.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { useFetchErrors } from '#web/lib/api/use-fetch-errors.ts';
import { showToast } from '#web/ui/toast.ts';

/** Sends somebody who is no longer an administrator to the dashboard. */
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
  useFetchErrors((error) => {
    if (!(error instanceof ApiError) || error.code !== 'notAdmin') return;
    void queryClient.invalidateQueries({ queryKey: queryKeys.profile });
  });
}
