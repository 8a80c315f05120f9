import { VisuallyHidden } from '@mantine/core';
import { useRef, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import type { NamedCategory } from '#web/lib/categories/categories.ts';
import type { Step } from '#web/ui/ordering/move-buttons.tsx';
import { moveTo } from '#web/ui/ordering/move-to.ts';
import type { CategoryAction } from './category-menu.tsx';
import { CategoryRow } from './category-row.tsx';
import { useDragging } from './use-dragging.ts';
import { useOrderCategories } from './use-order-categories.ts';

type Props = {
  type: TransactionType;
  /** The categories of the type that are not archived. */
  categories: readonly NamedCategory[];
  onAction: (action: CategoryAction, category: NamedCategory) => void;
};

/** The categories in their order. Dragging, the buttons and the menu change it. */
export function CategoryList({ type, categories, onAction }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const { save, step, announcement } = useSteps(type, categories);
  const ids = categories.map(({ id }) => id);
  const { order, draggedId, toHandle } = useDragging(list, ids, save);
  const runAction: Props['onAction'] = (chosen, category) =>
    chosen === 'moveUp' || chosen === 'moveDown' ? step(chosen, category) : onAction(chosen, category);
  const toMove = (id: string, place: number) => ({
    place: order.indexOf(id),
    isDragged: id === draggedId,
    handle: toHandle(id),
    canStep: { moveUp: place > 0, moveDown: place < ids.length - 1 },
  });
  return (
    <>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <ul className="stack" ref={list} aria-label={t(`ownCategories.titles.${type}`)}>
        {categories.map((category, place) => (
          <CategoryRow
            key={category.id}
            category={category}
            onAction={runAction}
            move={toMove(category.id, place)}
          />
        ))}
      </ul>
    </>
  );
}

/** Saves an order. `step` moves a category by one place and announces the new place. */
function useSteps(type: TransactionType, categories: readonly NamedCategory[]) {
  const { t } = useTranslation();
  const order = useOrderCategories();
  const [announcement, setAnnouncement] = useState('');
  const save = useCallback((ids: readonly string[]) => order(type, ids), [order, type]);

  function step(chosen: Step, { id, name }: NamedCategory): void {
    const ids = categories.map((category) => category.id);
    const place = ids.indexOf(id) + (chosen === 'moveUp' ? -1 : 1);
    if (place < 0 || place >= ids.length) return;
    setAnnouncement(t('ownCategories.moved', { name, position: place + 1, count: ids.length }));
    save(moveTo(ids, id, place));
  }
  return { save, step, announcement };
}
