import { useState, type ReactNode, type RefObject } from 'react';
import type { Transfer } from '#shared/contract/transfers.ts';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { returnFocus } from './return-focus.ts';
import type { TransferAction } from './transfer-menu.tsx';

const TransferDialog = dialogOnDemand(async () => (await import('./transfer-dialog.tsx')).TransferDialog);
const DeleteDialog = dialogOnDemand(async () => (await import('./remove-dialogs.tsx')).DeleteDialog);

type DialogState = { isOpen: boolean; number: number } & (
  { action: 'add'; transfer?: undefined } | { action: TransferAction; transfer: Transfer }
);

export type TransferDialogs = {
  open: (action: TransferAction, transfer: Transfer) => void;
  add: () => void;
  dialog: ReactNode;
};

/** The dialogs of transfers. The money of a new transfer leaves `account`. */
export function useTransferDialogs(
  card: RefObject<HTMLElement | null>,
  account: string | undefined,
): TransferDialogs {
  const [state, setState] = useState<DialogState>();
  const number = (state?.number ?? 0) + 1;
  const common = {
    isOpen: state?.isOpen ?? false,
    onClose: () => setState((now) => now && { ...now, isOpen: false }),
    // The changed list shows in the next turn, and an element that it removes would lose the focus.
    onClosed: () => setTimeout(() => returnFocus(card.current, state?.transfer?.id)),
  };
  return {
    open: (action, transfer) => setState({ action, transfer, isOpen: true, number }),
    add: () => setState({ action: 'add', isOpen: true, number }),
    dialog:
      state?.action === 'delete' ? (
        <DeleteDialog key={state.number} {...common} transfer={state.transfer} />
      ) : (
        state && <TransferDialog key={state.number} {...common} transfer={state.transfer} from={account} />
      ),
  };
}
