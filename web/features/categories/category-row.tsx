import { IconGripVertical } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { NamedCategory } from '#web/lib/categories/categories.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { searchPath } from '#web/lib/navigation/search-path.ts';
import { CategoryTile } from '#web/ui/category-icon.tsx';
import { MoveButtons, type Step } from '#web/ui/ordering/move-buttons.tsx';
import classes from './categories.module.css';
import { CategoryMenu, type CategoryAction } from './category-menu.tsx';
import type { DragHandle } from './use-dragging.ts';
import { useTransactionCounts } from './use-transaction-count.ts';

type Props = {
  category: NamedCategory;
  onAction: (action: CategoryAction, category: NamedCategory) => void;
  /** The place in the order and the ways to change it; archived categories have none. */
  move?: { place: number; isDragged: boolean; handle: DragHandle; canStep: Record<Step, boolean> };
};

/** A category with its menu and, unless it is archived, a handle and buttons that move it. */
export function CategoryRow({ category, onAction, move }: Props) {
  const { t } = useTranslation();
  const { id, name } = category;
  const runAction = (chosen: CategoryAction) => onAction(chosen, category);
  const labels = {
    moveUp: `${t('ownCategories.moveUp')}: ${name}`,
    moveDown: `${t('ownCategories.moveDown')}: ${name}`,
  };
  const attributes = {
    'data-category-id': id,
    'data-dragged': move?.isDragged || undefined,
    style: { order: move?.place },
  };
  return (
    <li className={`row gap-12 rounded ${classes.row}`} {...attributes}>
      {move && <Handle {...move.handle} />}
      <CategoryTile look={category} />
      <CountedName category={category} />
      {move && <MoveButtons labels={labels} canStep={move.canStep} onStep={runAction} />}
      <CategoryMenu category={category} canMove={move !== undefined} onAction={runAction} />
    </li>
  );
}

/** The name and the number of transactions; both open the transactions in the history. */
function CountedName({ category: { id, name } }: { category: NamedCategory }) {
  const { t } = useTranslation();
  const format = useFormat();
  const counts = useTransactionCounts();
  const count = counts && (counts.get(id) ?? 0);
  const content = (
    <>
      <span className={`text-15 weight-550 lines-135 break-anywhere ${classes.name}`} data-name>
        {name}
      </span>
      <span className={`dim text-13 ${classes.count}`}>
        {count !== undefined && t('ownCategories.transactions', { count, number: format.count(count) })}
      </span>
    </>
  );
  if (!count)
    return <span className={`stack centred grow shrink no-underline ${classes.usage}`}>{content}</span>;
  return (
    <Link
      className={`stack centred grow shrink no-underline ${classes.usage}`}
      to={searchPath({ category: id })}
    >
      {content}
    </Link>
  );
}

/** The handle is only for the pointer: keyboards and screen readers use the buttons. */
function Handle(handle: DragHandle) {
  const { t } = useTranslation();
  return (
    <span className={`in-middle rigid dim ${classes.handle}`} title={t('ownCategories.drag')} {...handle}>
      <IconGripVertical size={20} stroke={1.75} aria-hidden />
    </span>
  );
}
