import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { safeNextPath } from '#web/lib/session/next-path.ts';
import { announceSessionChange } from '#web/lib/session/session-channel.ts';
import { showToast } from '#web/ui/toast.ts';

/** Once somebody is signed in: forgets whoever was here before, and goes where the person wanted to go. */
export function useAfterSignIn(message: string): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async () => {
    queryClient.removeQueries();
    announceSessionChange();
    showToast({ kind: 'success', message });
    // Awaited, so that the form stays busy until the next screen stands.
    await navigate(safeNextPath(search.get('next')), { replace: true });
  };
}
