import { useState } from 'react';
import type { Person } from './account-actions.ts';
import { useChangeAccount, useMakeResetLink, type AccountAction } from './api.ts';
import type { ResetLink } from './reset-link-dialog.tsx';

type ActionQuestion = { action: Exclude<AccountAction, 'plan'>; person: Person };
type ShownLink = { link: ResetLink; person: Person };

/** An action on an account: the question or the form before it, and the link for a new password if it makes one. */
export function useAccountAction() {
  const question = useDialogContent<ActionQuestion>();
  const resetLink = useDialogContent<ShownLink>();
  const plan = useDialogContent<{ person: Person }>();
  const change = useChangeAccount();
  const makeLink = useMakeResetLink();

  function confirm({ action, person }: ActionQuestion): void {
    const onSettled = question.close;
    if (action !== 'resetLink') return change.mutate({ id: person.id, action }, { onSettled });
    makeLink.mutate(person.id, { onSettled, onSuccess: (link) => resetLink.show({ link, person }) });
  }

  function ask(action: AccountAction, person: Person): void {
    if (action === 'plan') plan.show({ person });
    else question.show({ action, person });
  }

  return { question, resetLink, plan, ask, confirm, isPending: change.isPending || makeLink.isPending };
}

/** The content of a dialog, which stays while the dialog closes. */
function useDialogContent<Content>() {
  const [shown, setShown] = useState<Content & { isOpen: boolean }>();
  return {
    shown,
    show: (content: Content) => setShown({ ...content, isOpen: true }),
    close: () => setShown((current) => current && { ...current, isOpen: false }),
    forget: () => setShown(undefined),
  };
}
