import { useState, type RefObject } from 'react';
import { TRANSACTION_TYPES, type TransactionType } from '#shared/categories.ts';
import { NewCategories } from '#shared/contract/transaction-history.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import type { BulkTarget } from './bulk-target.ts';
import type { Totals } from './history-summary.tsx';
import type { HistorySearch } from './search.ts';
import type { Selection } from './selection.ts';
import { useCategorizeTransactions } from './use-categorize-transactions.ts';
import { useRemoveTransactions } from './use-remove-transactions.ts';

const DeleteManyDialog = dialogOnDemand(
  async () => (await import('./delete-many-dialog.tsx')).DeleteManyDialog,
);
const CategorizeDialog = dialogOnDemand(
  async () => (await import('./categorize-dialog.tsx')).CategorizeDialog,
);

type Options = {
  search: HistorySearch;
  selection: Selection<Transaction>;
  totals: Totals | undefined;
  stop: () => void;
  list: RefObject<HTMLElement | null>;
};

/** Asks before the selected transactions are deleted, and for their new category. */
export function useBulkDialogs({ search, selection, totals, stop, list }: Options) {
  const [asked, setAsked] = useState<'delete' | 'categorize'>();
  const [isBusy, setIsBusy] = useState(false);
  const change = useBulkChange(toTarget(selection, search), setIsBusy, () => {
    setAsked(undefined);
    stop();
  });
  const common = {
    count: selection.count,
    isPending: isBusy,
    onClose: () => setAsked(undefined),
    onClosed: () => list.current?.focus({ preventScroll: true }),
  };
  const dialogs = (
    <>
      <DeleteManyDialog {...common} isOpen={asked === 'delete'} onConfirm={() => void change.remove()} />
      <CategorizeDialog
        {...common}
        isOpen={asked === 'categorize'}
        types={selectedTypes(selection, totals)}
        schema={NewCategories}
        onSubmit={change.categorize}
      />
    </>
  );
  const bulk = { onDelete: () => setAsked('delete'), onCategorize: () => setAsked('categorize') };
  return { bulk, dialogs };
}

/** A change of all that match takes a while; its dialog stays until it is done. */
function useBulkChange(target: BulkTarget, setIsBusy: (isBusy: boolean) => void, finish: () => void) {
  const removeTransactions = useRemoveTransactions();
  const categorizeTransactions = useCategorizeTransactions();
  async function remove(): Promise<void> {
    setIsBusy(target.isAll);
    const done = removeTransactions(target);
    if (target.isAll) await done;
    setIsBusy(false);
    finish();
  }
  async function categorize(categories: NewCategories): Promise<void> {
    await categorizeTransactions(target, categories);
    finish();
  }
  return { remove, categorize };
}

function toTarget({ marks, selected }: Selection<Transaction>, search: HistorySearch): BulkTarget {
  return marks.isAll
    ? { isAll: true, search, except: [...marks.ids] }
    : { isAll: false, transactions: selected };
}

/** The types of the selected transactions; of all that match, the totals show which there are. */
function selectedTypes(
  { marks, selected }: Selection<Transaction>,
  totals: Totals | undefined,
): TransactionType[] {
  if (!marks.isAll) return TRANSACTION_TYPES.filter((type) => selected.some((each) => each.type === type));
  const sums = { expense: totals?.expenses ?? 0, income: totals?.income ?? 0 };
  return TRANSACTION_TYPES.filter((type) => sums[type] > 0);
}
