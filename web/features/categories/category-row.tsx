import { IconGripVertical } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { NamedCategory } from '#web/lib/categories/categories.ts';
import { CategoryTile } from '#web/ui/category-icon.tsx';
import classes from './categories.module.css';
import { CategoryMenu, type CategoryAct } from './category-menu.tsx';
import { MoveButtons, type Step } from './move-buttons.tsx';
import type { DragHandle } from './use-dragging.ts';

type Props = {
  category: NamedCategory;
  onAct: (act: CategoryAct, category: NamedCategory) => void;
  /** Where it is in the order, if it has a place there, and what moves it. */
  move?: { place: number; isDragged: boolean; handle: DragHandle; canStep: Record<Step, boolean> };
};

/** A category with its menu and, unless it is archived, the ways to move it. */
export function CategoryRow({ category, onAct, move }: Props) {
  const { id, name } = category;
  const act = (chosen: CategoryAct) => onAct(chosen, category);
  const attributes = {
    'data-category-id': id,
    'data-dragged': move?.isDragged || undefined,
    style: { order: move?.place },
  };
  return (
    <li className={classes.row} {...attributes}>
      {move && <Handle {...move.handle} />}
      <CategoryTile look={category} />
      <span className={classes.name}>{name}</span>
      {move && <MoveButtons name={name} canStep={move.canStep} onStep={act} />}
      <CategoryMenu category={category} canMove={move !== undefined} onAct={act} />
    </li>
  );
}

/** The buttons do the same for the keyboard and for screen readers. */
function Handle(handle: DragHandle) {
  const { t } = useTranslation();
  return (
    <span className={classes.handle} title={t('ownCategories.drag')} {...handle}>
      <IconGripVertical size={20} stroke={1.75} aria-hidden />
    </span>
  );
}
