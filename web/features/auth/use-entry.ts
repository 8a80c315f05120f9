import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { safeNextPath } from '#web/lib/next-path.ts';
import { announceSessionChange } from '#web/lib/session-channel.ts';
import { showToast } from '#web/ui/toast.ts';

/**
 * Signing up or in: sends the form, forgets whoever was here before, and goes where the person wanted to go.
 * Where `staysOut` takes the answer, it opened no session, and nothing of that happens.
 */
export function useEntry<Body, Answer>(
  send: (body: Body) => Promise<Answer>,
  successMessage: string,
  staysOut: (answer: Answer) => boolean = () => false,
) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // The mutation's own state arrives a moment later, in which a second press would slip through.
  const isSending = useRef(false);
  const { mutate, isPending, isError, error } = useMutation({
    mutationFn: send,
    onSuccess: async (answer) => {
      if (staysOut(answer)) return;
      queryClient.removeQueries();
      announceSessionChange();
      showToast({ kind: 'success', message: successMessage });
      // Awaited, so that the form stays busy until the next screen stands.
      await navigate(safeNextPath(search.get('next')), { replace: true });
    },
    onSettled: () => {
      isSending.current = false;
    },
  });

  function enter(body: Body, onError: (error: unknown) => void): void {
    if (isSending.current) return;
    isSending.current = true;
    mutate(body, { onError });
  }

  return { enter, isPending, isError, error };
}
