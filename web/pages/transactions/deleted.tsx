import { Bin } from '#web/features/transactions/bin/bin.tsx';

export default function DeletedTransactionsPage() {
  return <Bin />;
}
