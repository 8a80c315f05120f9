import { useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useNavigate, useSearchParams } from '#web/lib/navigation/hooks.ts';
import { safeNextPath } from '#web/lib/session/next-path.ts';
import { announceSessionChange } from '#web/lib/session/session-channel.ts';
import { showToast } from '#web/ui/toast.ts';

/** Runs after a sign-in: clears the cached data of the previous user and opens the page that the new user wanted. */
export function useAfterSignIn(message: 'auth.signIn.success' | 'auth.signUp.success'): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async () => {
    queryClient.removeQueries();
    announceSessionChange();
    // The navigation is awaited, so that the form stays busy until the next screen shows.
    await navigate(safeNextPath(search.get('next')), { replace: true });
    // The text is read only now, because the profile may have another language than the sign-in.
    showToast({ kind: 'success', message: i18next.t(message) });
  };
}
