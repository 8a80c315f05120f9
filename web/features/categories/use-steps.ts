import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import type { NamedCategory } from '#web/lib/categories/categories.ts';
import type { Step } from './move-buttons.tsx';
import { moveTo } from './move-to.ts';
import { useOrderCategories } from './use-order-categories.ts';

/** Saves an order; moves a category by one place, says where it then is, and keeps the focus on what moved it. */
export function useSteps(
  type: TransactionType,
  categories: readonly NamedCategory[],
  list: RefObject<HTMLElement | null>,
) {
  const { t } = useTranslation();
  const order = useOrderCategories();
  const keepFocus = useKeptFocus(categories, list);
  const [said, say] = useState('');
  const save = useCallback((ids: readonly string[]) => order(type, ids), [order, type]);

  function step(chosen: Step, { id, name }: NamedCategory): void {
    const ids = categories.map((each) => each.id);
    const place = ids.indexOf(id) + (chosen === 'moveUp' ? -1 : 1);
    if (place < 0 || place >= ids.length) return;
    keepFocus(id, chosen);
    say(t('ownCategories.moved', { name, position: place + 1, count: ids.length }));
    save(moveTo(ids, id, place));
  }
  return { save, step, said };
}

/** A row that moves in the document loses the focus; this gives it back to the row's button, or to its menu. */
function useKeptFocus(categories: readonly NamedCategory[], list: RefObject<HTMLElement | null>) {
  const kept = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (kept.current !== undefined) list.current?.querySelector<HTMLElement>(kept.current)?.focus();
    kept.current = undefined;
  }, [categories, list]);
  return (id: string, step: Step): void => {
    const isButton = document.activeElement?.getAttribute('data-step') === step;
    const target = isButton ? `[data-step="${step}"]` : '[aria-haspopup="menu"]';
    kept.current = `[data-category-id="${id}"] ${target}`;
  };
}
