import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from '#web/lib/navigation/hooks.ts';
import { signOut } from '#shared/contract/auth.ts';
import { setOffline } from '#shared/contract/profile-changes.ts';
import { call } from '#web/lib/api/call.ts';
import { paths } from '#shared/paths.ts';
import { announceSessionChange } from '#web/lib/session/session-channel.ts';
import { forgetTexts } from '#web/lib/session/unsaved-texts.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { showToast } from '#web/ui/toast.ts';

/** Signs out as section 4 of the spec says: reports the user as offline (may fail), ends the session, opens /login. */
export function useSignOut() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: async () => {
      await call(setOffline, {}).catch(() => undefined);
      await call(signOut, {});
    },
    onSuccess: async () => {
      announceSessionChange();
      forgetTexts();
      showToast({ kind: 'success', message: t('auth.logoutSuccess') });
      await navigate(paths.login);
    },
    onError: (error) => showToast({ kind: 'error', message: errorText(error) }),
  });
}
