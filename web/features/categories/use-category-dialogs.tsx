import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import type { TransactionType } from '#shared/categories.ts';
import type { NamedCategory } from '#web/lib/categories/categories.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import type { CategoryAct } from './category-menu.tsx';
import { useQuickChanges } from './use-category-changes.ts';

const CategoryDialog = dialogOnDemand(async () => (await import('./category-dialog.tsx')).CategoryDialog);
const MergeDialog = dialogOnDemand(async () => (await import('./merge-dialog.tsx')).MergeDialog);
const DeleteDialog = dialogOnDemand(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

type Asked =
  | { kind: 'add'; category?: undefined; isOpen: boolean }
  | { kind: 'edit' | 'merge' | 'delete'; category: NamedCategory; isOpen: boolean };

/** The dialogs of the categories of a type, and what their menus do. */
export function useCategoryDialogs(
  type: TransactionType,
  card: RefObject<HTMLElement | null>,
): { act: (act: CategoryAct, category: NamedCategory) => void; add: () => void; dialogs: ReactNode } {
  const [asked, setAsked] = useState<Asked>();
  const quick = useQuickChanges(useKeptFocus(card));
  function act(chosen: CategoryAct, category: NamedCategory): void {
    if (chosen === 'edit' || chosen === 'merge' || chosen === 'delete')
      setAsked({ kind: chosen, category, isOpen: true });
    else if (chosen === 'archive' || chosen === 'unarchive' || chosen === 'reset') quick[chosen](category);
  }
  const common = {
    isOpen: asked?.isOpen ?? false,
    onClose: () => setAsked((now) => now && { ...now, isOpen: false }),
    onClosed: () => returnFocus(card.current, asked?.category?.id),
  };
  const dialogs = asked && (
    <>
      {(asked.kind === 'add' || asked.kind === 'edit') && (
        <CategoryDialog key={asked.category?.id} {...common} type={type} category={asked.category} />
      )}
      {asked.kind === 'merge' && <MergeDialog {...common} type={type} category={asked.category} />}
      {asked.kind === 'delete' && <DeleteDialog {...common} category={asked.category} />}
    </>
  );
  return { act, add: () => setAsked({ kind: 'add', isOpen: true }), dialogs };
}

/** The menu that opened a dialog has closed, and the row of a removed category is gone. */
function returnFocus(card: HTMLElement | null, id: string | undefined): void {
  const row = card?.querySelector(`[data-category-id="${id ?? ''}"]`);
  const opener =
    id === undefined
      ? card?.closest('section')?.querySelector<HTMLElement>('header button')
      : row?.querySelector<HTMLElement>('[aria-haspopup="menu"]');
  (opener ?? card)?.focus();
}

type Moved = { id: string; isArchived: boolean };

/** A row that goes to the other list takes the focus with it; once it shows there, this gives the focus back. */
function useKeptFocus(card: RefObject<HTMLElement | null>): (moved: Moved) => void {
  const { find } = useCategories();
  const [moved, setMoved] = useState<Moved>();
  // The list may have changed before the answer to the change came.
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
