import { useState } from 'react';
import type { Person } from './account-actions.ts';
import { useChangeAccount, useMakeResetLink, type AccountAction } from './api.ts';
import type { ResetLink } from './reset-link-dialog.tsx';

type Asked = { action: AccountAction; person: Person };
type Made = { link: ResetLink; person: Person };

/** An action on an account: the question before it, and the link for a new password if it makes one. */
export function useAccountAction() {
  const question = useShown<Asked>();
  const resetLink = useShown<Made>();
  const change = useChangeAccount();
  const makeLink = useMakeResetLink();

  function confirm({ action, person }: Asked): void {
    const onSettled = question.close;
    if (action !== 'resetLink') return change.mutate({ id: person.id, action }, { onSettled });
    makeLink.mutate(person.id, { onSettled, onSuccess: (link) => resetLink.show({ link, person }) });
  }

  const ask = (action: AccountAction, person: Person) => question.show({ action, person });
  return { question, resetLink, ask, confirm, isPending: change.isPending || makeLink.isPending };
}

/** What a dialog shows, kept while it closes. */
function useShown<Content>() {
  const [shown, setShown] = useState<Content & { isOpen: boolean }>();
  return {
    shown,
    show: (content: Content) => setShown({ ...content, isOpen: true }),
    close: () => setShown((now) => now && { ...now, isOpen: false }),
    forget: () => setShown(undefined),
  };
}
