import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { ALL_EXPENSES, type Budget } from '#shared/contract/budgets.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';

const BudgetDialog = dialogOnDemand(async () => (await import('./budget-dialog.tsx')).BudgetDialog);
const SuggestDialog = dialogOnDemand(async () => (await import('./suggest-dialog.tsx')).SuggestDialog);
const CopyDialog = dialogOnDemand(async () => (await import('./copy-dialog.tsx')).CopyDialog);

type Dialog = { kind: 'add' } | { kind: 'set'; category: string } | { kind: 'suggest' } | { kind: 'copy' };
export type OpenDialog = (dialog: Dialog) => void;

type Options = { month: string; budgets: readonly Budget[]; box: RefObject<HTMLElement | null> };

/** The dialogs of the budgets screen, and the function that opens one. */
export function useBudgetDialogs({ month, budgets, box }: Options): {
  openDialog: OpenDialog;
  dialogs: ReactNode;
} {
  const [dialog, setDialog] = useState<Dialog & { isOpen: boolean; number: number }>();
  const { listed } = useCategories();
  const opener = useRef<Element>(null);
  const category = dialog?.kind === 'set' ? dialog.category : undefined;
  const budgetedCategories = new Set(budgets.map((budget) => budget.category));
  const common = {
    month,
    isOpen: dialog?.isOpen ?? false,
    onClose: () => setDialog((current) => current && { ...current, isOpen: false }),
    onClosed: () => returnFocus(box.current, opener.current, category),
  };
  const openDialog: OpenDialog = (next) => {
    opener.current = document.activeElement;
    setDialog((current) => ({ ...next, isOpen: true, number: (current?.number ?? 0) + 1 }));
  };
  const dialogs = dialog && (
    <>
      {(dialog.kind === 'add' || dialog.kind === 'set') && (
        <BudgetDialog
          key={dialog.number}
          {...common}
          budget={budgets.find((budget) => budget.category === category)}
          category={category}
          categories={[
            ...listed('expense')
              .filter(({ isArchived }) => !isArchived)
              .map(({ id }) => id),
            ALL_EXPENSES,
          ].filter((id) => !budgetedCategories.has(id) || id === category)}
        />
      )}
      {dialog.kind === 'suggest' && <SuggestDialog key={dialog.number} {...common} budgets={budgets} />}
      {dialog.kind === 'copy' && <CopyDialog {...common} />}
    </>
  );
  return { openDialog, dialogs };
}

/** Focuses what opened the dialog, else the category's row, else the menu: rows move and menus close. */
function returnFocus(box: HTMLElement | null, opener: Element | null, category: string | undefined): void {
  const row =
    category === undefined ? null : box?.querySelector(`[data-budget="${CSS.escape(category)}"] [data-edit]`);
  const remainingOpener =
    opener instanceof HTMLElement && opener.isConnected && !opener.closest('[role="menu"]') ? opener : null;
  const target = remainingOpener ?? row ?? box?.querySelector('[data-menu]') ?? box;
  if (target instanceof HTMLElement) target.focus();
}
