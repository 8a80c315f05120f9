import { IconGripVertical } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedCategory } from '#web/lib/categories/categories.ts';
import { CategoryTile } from '#web/ui/category-icon.tsx';
import classes from './categories.module.css';
import { CategoryMenu, type CategoryAct } from './category-menu.tsx';
import type { DragHandle } from './use-dragging.ts';

type Props = {
  category: NamedCategory;
  onAct: (act: CategoryAct, category: NamedCategory) => void;
  /** What moves it, if it has a place in the order. */
  move?: { handle: DragHandle; isDragged: boolean; place: number; buttons: ReactNode };
};

/** A category with its menu and, unless it is archived, the ways to move it. */
export function CategoryRow({ category, onAct, move }: Props) {
  const { t } = useTranslation();
  const style: CSSProperties = move ? { order: move.place } : {};
  return (
    <li
      className={classes.row}
      data-category-id={category.id}
      data-dragged={move?.isDragged || undefined}
      style={style}
    >
      {move && (
        // The buttons do the same for the keyboard and for screen readers.
        <span className={classes.handle} title={t('ownCategories.drag')} {...move.handle}>
          <IconGripVertical size={20} stroke={1.75} aria-hidden />
        </span>
      )}
      <CategoryTile look={category} />
      <span className={classes.name}>{category.name}</span>
      {move?.buttons}
      <CategoryMenu category={category} canMove={move !== undefined} onAct={(act) => onAct(act, category)} />
    </li>
  );
}
