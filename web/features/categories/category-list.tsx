import { VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import type { NamedCategory } from '#web/lib/categories/categories.ts';
import type { CategoryAct } from './category-menu.tsx';
import { CategoryRow } from './category-row.tsx';
import { useDragging } from './use-dragging.ts';
import { useSteps } from './use-steps.ts';

type Props = {
  type: TransactionType;
  /** The categories of the type that are not archived. */
  categories: readonly NamedCategory[];
  onAct: (act: CategoryAct, category: NamedCategory) => void;
};

/** The categories in their order. Dragging, the buttons and the menu change it. */
export function CategoryList({ type, categories, onAct }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const { save, step, announcement } = useSteps(type, categories);
  const ids = categories.map(({ id }) => id);
  const { order, draggedId, toHandle } = useDragging(list, ids, save);
  const act: Props['onAct'] = (chosen, category) =>
    chosen === 'moveUp' || chosen === 'moveDown' ? step(chosen, category) : onAct(chosen, category);
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
          <CategoryRow key={category.id} category={category} onAct={act} move={toMove(category.id, place)} />
        ))}
      </ul>
    </>
  );
}
