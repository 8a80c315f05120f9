import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import type { NamedCategory } from '#web/lib/categories/categories.ts';
import type { Step } from './move-buttons.tsx';
import { moveTo } from './move-to.ts';
import { useOrderCategories } from './use-order-categories.ts';

/** Saves an order. `step` moves a category by one place and announces the new place. */
export function useSteps(type: TransactionType, categories: readonly NamedCategory[]) {
  const { t } = useTranslation();
  const order = useOrderCategories();
  const [announcement, setAnnouncement] = useState('');
  const save = useCallback((ids: readonly string[]) => order(type, ids), [order, type]);

  function step(chosen: Step, { id, name }: NamedCategory): void {
    const ids = categories.map((each) => each.id);
    const place = ids.indexOf(id) + (chosen === 'moveUp' ? -1 : 1);
    if (place < 0 || place >= ids.length) return;
    setAnnouncement(t('ownCategories.moved', { name, position: place + 1, count: ids.length }));
    save(moveTo(ids, id, place));
  }
  return { save, step, announcement };
}
