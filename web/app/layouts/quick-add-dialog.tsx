import { QuickAddDialog } from '#web/features/transactions/record/quick-add/quick-add-dialog.tsx';
import { useAddReadTransfer } from '#web/features/transfers/use-add-read-transfer.ts';

type Props = { isOpen: boolean; onClose: () => void };

/** Quick add of transactions and transfers. */
export function QuickAddWithTransfers(props: Props) {
  return <QuickAddDialog {...props} saveTransfer={useAddReadTransfer()} />;
}
