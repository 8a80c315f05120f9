import { useRef, useState, type RefObject } from 'react';
import { TRANSACTION_TYPES, type TransactionType } from '#shared/categories.ts';
import type { NewCategories, TagChanges } from '#shared/contract/transaction-history.ts';
import type { NewValues } from '#shared/contract/transaction-edits.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { toSearchText } from '#shared/search-text.ts';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import type { BulkTarget } from '#web/features/transactions/write/bulk-target.ts';
import type { Counts } from './counts.ts';
import type { Totals } from '#web/features/transactions/write/history-api.ts';
import type { HistorySearch } from '#web/features/transactions/write/history-search.ts';
import type { Selection } from '../rows/selection.ts';
import { useCategorizeTransactions } from './use-categorize-transactions.ts';
import { useEditTransactions } from './use-edit-transactions.ts';
import { useTagTransactions } from './use-tag-transactions.ts';
import { useRemoveTransactions } from './use-remove-transactions.ts';

const DeleteManyDialog = dialogOnDemand(
  async () => (await import('./delete-many-dialog.tsx')).DeleteManyDialog,
);
const CategorizeDialog = dialogOnDemand(
  async () => (await import('./categorize-dialog.tsx')).CategorizeDialog,
);
const EditManyDialog = dialogOnDemand(async () => (await import('./edit-many-dialog.tsx')).EditManyDialog);
const TagDialog = dialogOnDemand(async () => (await import('./tag-dialog.tsx')).TagDialog);

type Options = {
  search: HistorySearch;
  selection: Selection<Transaction>;
  counts: Counts;
  totals: Totals | undefined;
  stop: () => void;
  list: RefObject<HTMLElement | null>;
};

/** The dialogs that delete the selected transactions, or change their category, tags, day, description and account. */
export function useBulkDialogs({ search, selection, counts, totals, stop, list }: Options) {
  const [asked, setAsked] = useState<'delete' | 'categorize' | 'tag' | 'edit'>();
  const opener = useRef<HTMLElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const ask = (kind: typeof asked) => {
    opener.current = document.querySelector<HTMLElement>('button:focus');
    setAsked(kind);
  };
  const change = useBulkChange(toTarget(selection, counts, search), setIsBusy, () => {
    setAsked(undefined);
    stop();
  });
  const common = {
    count: counts.rows,
    isPending: isBusy,
    onClose: () => setAsked(undefined),
    // After a change the buttons are gone with the selection.
    onClosed: () => (opener.current?.isConnected ? opener : list).current?.focus({ preventScroll: true }),
  };
  const dialogs = (
    <>
      <DeleteManyDialog {...common} isOpen={asked === 'delete'} onConfirm={() => void change.remove()} />
      <CategorizeDialog
        {...common}
        isOpen={asked === 'categorize'}
        parts={counts.parts}
        wholes={counts.transactions - counts.parts}
        types={selectedTypes(selection, totals)}
        onSubmit={change.categorize}
      />
      <TagDialog
        {...common}
        isOpen={asked === 'tag'}
        known={selection.marks.isAll ? undefined : knownTags(selection.selected)}
        onSubmit={change.tag}
      />
      <EditManyDialog
        {...common}
        isOpen={asked === 'edit'}
        transactions={counts.transactions}
        onSubmit={change.edit}
      />
    </>
  );
  const bulk = {
    onDelete: () => ask('delete'),
    onCategorize: () => ask('categorize'),
    onTag: () => ask('tag'),
    onEdit: () => ask('edit'),
  };
  return { bulk, dialogs };
}

/** The changes. Deleting all that a search finds takes time, so its dialog stays open until it is done. */
function useBulkChange(target: BulkTarget, setIsBusy: (isBusy: boolean) => void, finish: () => void) {
  const removeTransactions = useRemoveTransactions();
  const categorizeTransactions = useCategorizeTransactions();
  const tagTransactions = useTagTransactions();
  const editTransactions = useEditTransactions();
  async function remove(): Promise<void> {
    setIsBusy(target.isAll);
    const done = removeTransactions(target);
    if (target.isAll) await done;
    setIsBusy(false);
    finish();
  }
  async function categorize(categories: NewCategories, skipParts: boolean): Promise<void> {
    await categorizeTransactions(target, categories, skipParts);
    finish();
  }
  async function tag(tags: TagChanges): Promise<void> {
    await tagTransactions(target, tags);
    finish();
  }
  async function edit(changes: NewValues): Promise<void> {
    await editTransactions(target, changes);
    finish();
  }
  return { remove, categorize, tag, edit };
}

function toTarget(
  { marks, selected }: Selection<Transaction>,
  counts: Counts,
  search: HistorySearch,
): BulkTarget {
  const merged = counts.transactions - counts.rows;
  return marks.isAll
    ? { isAll: true, search, except: [...marks.ids], merged }
    : { isAll: false, transactions: selected, merged };
}

/** Returns the tags of the transactions, each once, in alphabetical order. */
function knownTags(transactions: readonly Transaction[]): string[] {
  const tags = transactions.flatMap((transaction) => transaction.tags);
  return [...new Map(tags.map((tag) => [toSearchText(tag), tag])).values()].toSorted((a, b) =>
    a.localeCompare(b),
  );
}

/** Returns the types of the selected transactions. Their totals tell the types if not all are loaded. */
function selectedTypes(
  { marks, selected }: Selection<Transaction>,
  totals: Totals | undefined,
): TransactionType[] {
  if (!marks.isAll) return TRANSACTION_TYPES.filter((type) => selected.some((each) => each.type === type));
  const sums = { expense: totals?.expenses ?? 0, income: totals?.income ?? 0 };
  const found = TRANSACTION_TYPES.filter((type) => sums[type] !== 0);
  // Refunds may have made both totals 0.
  return found.length > 0 ? found : [...TRANSACTION_TYPES];
}
