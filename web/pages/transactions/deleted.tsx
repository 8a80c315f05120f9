import { Bin } from '#web/features/transactions/list/bin/bin.tsx';

export default function DeletedTransactionsPage() {
  return <Bin />;
}
