import { useState, type ReactNode, type RefObject } from 'react';
import type { AuditEntry } from '#shared/contract/audit.ts';
import type { Person } from './account-actions.ts';
import { AccountQuestion } from './account-question.tsx';
import { useChangeAccount, useMakeResetLink, type AccountAction } from './api.ts';
import { DetailsDialog } from './details-dialog.tsx';
import { ResetLinkDialog, type ResetLink } from './reset-link-dialog.tsx';

type Asked = { action: AccountAction; person: Person; isOpen: boolean };
type Shown = { link: ResetLink; person: Person; isOpen: boolean };

type Options = {
  /** Holds a row with `data-user` for each user. */
  list: RefObject<HTMLElement | null>;
  userId: string | undefined;
  closeUser: () => void;
  renderAuditEntry: (entry: AuditEntry) => ReactNode;
};

/**
 * The details of the user in the address, the question before each action and the link for a new password:
 * one dialog at a time. `ask` starts an action.
 */
export function useUserDialogs({ list, userId, closeUser, renderAuditEntry }: Options) {
  const [asked, setAsked] = useState<Asked>();
  const [shown, setShown] = useState<Shown>();
  const [lastId, setLastId] = useState(userId);
  if (userId !== undefined && userId !== lastId) setLastId(userId);
  const change = useChangeAccount();
  const makeLink = useMakeResetLink();

  const ask = (action: AccountAction, person: Person) => setAsked({ action, person, isOpen: true });
  const closeQuestion = () => setAsked((now) => now && { ...now, isOpen: false });
  const closeLink = () => setShown((now) => now && { ...now, isOpen: false });

  /** The opener has closed or rendered again, so the focus is restored by hand. */
  const focusRow = (id: string) => {
    const row = list.current?.querySelector(`[data-user='${CSS.escape(id)}']`);
    (row?.querySelector('button') ?? list.current)?.focus();
  };

  function confirm({ action, person }: Asked): void {
    if (action === 'resetLink') {
      makeLink.mutate(person.id, {
        onSuccess: (link) => setShown({ link, person, isOpen: true }),
        onSettled: closeQuestion,
      });
    } else {
      change.mutate({ id: person.id, action }, { onSettled: closeQuestion });
    }
  }

  const isBusy = asked?.isOpen === true || shown?.isOpen === true;
  const backToList = (id: string) => userId === undefined && focusRow(id);
  const dialogs = (
    <>
      {lastId !== undefined && (
        <DetailsDialog
          id={lastId}
          isOpen={userId !== undefined && !isBusy}
          onClose={closeUser}
          onClosed={() => !isBusy && backToList(lastId)}
          onAction={ask}
          renderAuditEntry={renderAuditEntry}
        />
      )}
      {asked && (
        <AccountQuestion
          action={asked.action}
          person={asked.person}
          isOpen={asked.isOpen}
          isPending={change.isPending || makeLink.isPending}
          onClose={closeQuestion}
          onConfirm={() => confirm(asked)}
          onClosed={() => shown?.isOpen !== true && backToList(asked.person.id)}
        />
      )}
      {shown && (
        <ResetLinkDialog
          link={shown.link}
          person={shown.person}
          isOpen={shown.isOpen}
          onClose={closeLink}
          onClosed={() => {
            setShown(undefined);
            backToList(shown.person.id);
          }}
        />
      )}
    </>
  );
  return { ask, dialogs };
}
