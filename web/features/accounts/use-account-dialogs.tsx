import { useState, type ReactNode, type RefObject } from 'react';
import type { Source } from '#shared/contract/sources.ts';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import type { AccountAction } from './account-menu.tsx';
import { useArchiving } from './use-account-changes.ts';

const AccountDialog = dialogOnDemand(async () => (await import('./account-dialog.tsx')).AccountDialog);
const MergeDialog = dialogOnDemand(async () => (await import('./merge-dialog.tsx')).MergeDialog);
const DeleteDialog = dialogOnDemand(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

type DialogState =
  | { kind: 'add'; account?: undefined; isOpen: boolean }
  | { kind: 'edit' | 'merge' | 'delete'; account: Source; isOpen: boolean };

/** The dialogs of the accounts, and the actions of their menus. */
export function useAccountDialogs(
  accounts: readonly Source[],
  card: RefObject<HTMLElement | null>,
): {
  runAction: (action: AccountAction, account: Source) => void;
  add: () => void;
  dialogs: ReactNode;
} {
  const [dialog, setDialog] = useState<DialogState>();
  // The changed list shows in the next turn, and an element that it removes would lose the focus.
  const focusLater = (id: string | undefined) => setTimeout(() => returnFocus(card.current, id));
  const archive = useArchiving(({ id }) => focusLater(id));
  function runAction(chosen: AccountAction, account: Source): void {
    if (chosen === 'edit' || chosen === 'merge' || chosen === 'delete')
      setDialog({ kind: chosen, account, isOpen: true });
    else if (chosen === 'archive' || chosen === 'unarchive')
      archive({ account, isArchived: chosen === 'archive' });
  }
  const common = {
    isOpen: dialog?.isOpen ?? false,
    onClose: () => setDialog((current) => current && { ...current, isOpen: false }),
    onClosed: () => focusLater(dialog?.account?.id),
  };
  const dialogs = dialog && (
    <>
      {(dialog.kind === 'add' || dialog.kind === 'edit') && (
        <AccountDialog key={dialog.account?.id} {...common} account={dialog.account} />
      )}
      {dialog.kind === 'merge' && <MergeDialog {...common} account={dialog.account} accounts={accounts} />}
      {dialog.kind === 'delete' && <DeleteDialog {...common} account={dialog.account} />}
    </>
  );
  return { runAction, add: () => setDialog({ kind: 'add', isOpen: true }), dialogs };
}

/** Focuses the account's menu button, or the add button without an id. If it is hidden, focuses the card. */
function returnFocus(card: HTMLElement | null, id: string | undefined): void {
  const row = card?.querySelector(`[data-account-id="${id ?? ''}"]`);
  const opener =
    id === undefined
      ? card?.closest('section')?.querySelector<HTMLElement>('[data-add]')
      : row?.querySelector<HTMLElement>('[aria-haspopup="menu"]');
  (opener?.checkVisibility() === true ? opener : card)?.focus();
}
