import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import type { TransactionType } from '#shared/categories.ts';
import type { NamedCategory } from '#web/lib/categories/categories.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import type { CategoryAction } from './category-menu.tsx';
import { useQuickChanges } from './use-category-changes.ts';

const CategoryDialog = dialogOnDemand(async () => (await import('./category-dialog.tsx')).CategoryDialog);
const MergeDialog = dialogOnDemand(async () => (await import('./merge-dialog.tsx')).MergeDialog);
const DeleteDialog = dialogOnDemand(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

type DialogState =
  | { kind: 'add'; category?: undefined; isOpen: boolean }
  | { kind: 'edit' | 'merge' | 'delete'; category: NamedCategory; isOpen: boolean };

/** The dialogs of a type's categories, and the actions of their menus. */
export function useCategoryDialogs(
  type: TransactionType,
  card: RefObject<HTMLElement | null>,
): {
  runAction: (action: CategoryAction, category: NamedCategory) => void;
  add: () => void;
  dialogs: ReactNode;
} {
  const [dialog, setDialog] = useState<DialogState>();
  const quick = useQuickChanges(useFocusAfterMove(card));
  function runAction(chosen: CategoryAction, category: NamedCategory): void {
    if (chosen === 'edit' || chosen === 'merge' || chosen === 'delete')
      setDialog({ kind: chosen, category, isOpen: true });
    else if (chosen === 'archive' || chosen === 'unarchive' || chosen === 'reset') quick[chosen](category);
  }
  const common = {
    isOpen: dialog?.isOpen ?? false,
    onClose: () => setDialog((current) => current && { ...current, isOpen: false }),
    onClosed: () => returnFocus(card.current, dialog?.category?.id),
  };
  const dialogs = dialog && (
    <>
      {(dialog.kind === 'add' || dialog.kind === 'edit') && (
        <CategoryDialog key={dialog.category?.id} {...common} type={type} category={dialog.category} />
      )}
      {dialog.kind === 'merge' && <MergeDialog {...common} type={type} category={dialog.category} />}
      {dialog.kind === 'delete' && <DeleteDialog {...common} category={dialog.category} />}
    </>
  );
  return { runAction, add: () => setDialog({ kind: 'add', isOpen: true }), dialogs };
}

/** Focuses the category's menu button, or the add button if there is no id; without either, the card. */
function returnFocus(card: HTMLElement | null, id: string | undefined): void {
  const row = card?.querySelector(`[data-category-id="${id ?? ''}"]`);
  const opener =
    id === undefined
      ? card?.closest('section')?.querySelector<HTMLElement>('header button')
      : row?.querySelector<HTMLElement>('[aria-haspopup="menu"]');
  (opener ?? card)?.focus();
}

type MovedCategory = { id: string; isArchived: boolean };

/** When a row moves to the other list, the focus is lost; this focuses the row there once it shows. */
function useFocusAfterMove(card: RefObject<HTMLElement | null>): (moved: MovedCategory) => void {
  const { find } = useCategories();
  const [moved, setMoved] = useState<MovedCategory>();
  // The list may change before the server responds.
  const hasMoved = moved !== undefined && find(moved.id).isArchived === moved.isArchived;
  useEffect(() => {
    if (!hasMoved) return;
    const focused = document.activeElement;
    // The menu may still be closing.
    if (focused === document.body || focused?.closest('[role="menu"]')) returnFocus(card.current, moved.id);
    setMoved(undefined);
  }, [hasMoved, moved, card]);
  return setMoved;
}
