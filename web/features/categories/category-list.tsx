import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import type { NamedCategory } from '#web/lib/categories/categories.ts';
import classes from './categories.module.css';
import type { CategoryAct } from './category-menu.tsx';
import { CategoryRow } from './category-row.tsx';
import { moveTo } from './move-to.ts';
import { useDragging } from './use-dragging.ts';
import { useOrderCategories } from './use-order-categories.ts';

type Props = {
  type: TransactionType;
  /** Without the archived ones. */
  categories: readonly NamedCategory[];
  onAct: (act: CategoryAct, category: NamedCategory) => void;
};

type Step = 'moveUp' | 'moveDown';

/** The categories in their order, which the pointer, the buttons and the menu change. */
export function CategoryList({ type, categories, onAct }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const ids = categories.map(({ id }) => id);
  const { save, step, said } = useMoving(type, categories, list);
  const { order, draggedId, handleOf } = useDragging(list, ids, save);

  function act(chosen: CategoryAct, category: NamedCategory): void {
    if (chosen === 'moveUp' || chosen === 'moveDown') step(chosen, category);
    else onAct(chosen, category);
  }

  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <ul className={classes.list} ref={list} aria-label={t(`ownCategories.titles.${type}`)}>
        {categories.map((category, place) => (
          <CategoryRow
            key={category.id}
            category={category}
            onAct={act}
            move={{
              handle: handleOf(category.id),
              isDragged: category.id === draggedId,
              place: order.indexOf(category.id),
              buttons: (
                <MoveButtons
                  name={category.name}
                  isFirst={place === 0}
                  isLast={place === categories.length - 1}
                  onStep={(chosen) => step(chosen, category)}
                />
              ),
            }}
          />
        ))}
      </ul>
    </>
  );
}

/** Saves an order, and says and keeps the place of what a button moved. */
function useMoving(
  type: TransactionType,
  categories: readonly NamedCategory[],
  list: RefObject<HTMLElement | null>,
) {
  const { t } = useTranslation();
  const order = useOrderCategories();
  const [said, say] = useState('');
  const focused = useRef<string>(undefined);
  const save = useCallback((ids: readonly string[]) => order(type, ids), [order, type]);

  // A row that moves in the document loses the focus.
  useLayoutEffect(() => {
    if (focused.current !== undefined) list.current?.querySelector<HTMLElement>(focused.current)?.focus();
    focused.current = undefined;
  }, [categories, list]);

  function step(chosen: Step, { id, name }: NamedCategory): void {
    const ids = categories.map((each) => each.id);
    const place = ids.indexOf(id) + (chosen === 'moveUp' ? -1 : 1);
    if (place < 0 || place >= ids.length) return;
    const isButton = document.activeElement?.getAttribute('data-step') === chosen;
    const target = isButton ? `[data-step="${chosen}"]` : '[aria-haspopup="menu"]';
    focused.current = `[data-category-id="${id}"] ${target}`;
    say(t('ownCategories.moved', { name, position: place + 1, count: ids.length }));
    save(moveTo(ids, id, place));
  }
  return { save, step, said };
}

type ButtonsProps = { name: string; isFirst: boolean; isLast: boolean; onStep: (step: Step) => void };

/** They stay focusable at the ends of the list, where they do nothing. */
function MoveButtons({ name, isFirst, isLast, onStep }: ButtonsProps) {
  const { t } = useTranslation();
  const buttons = [
    ['moveUp', IconArrowUp, isFirst],
    ['moveDown', IconArrowDown, isLast],
  ] as const;
  return (
    <span className={classes.steps}>
      {buttons.map(([step, StepIcon, isAtEnd]) => (
        <ActionIcon
          key={step}
          data-step={step}
          aria-label={`${t(`ownCategories.${step}`)}: ${name}`}
          aria-disabled={isAtEnd || undefined}
          onClick={() => onStep(step)}
        >
          <StepIcon size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      ))}
    </span>
  );
}
