import { Bin } from '#web/features/transactions/list/bin/bin.tsx';
import { useTransferBin } from '#web/features/transfers/use-transfer-bin.tsx';

export default function DeletedTransactionsPage() {
  return <Bin others={useTransferBin()} />;
}
