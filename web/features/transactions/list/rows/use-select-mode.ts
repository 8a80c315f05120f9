import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_IDS_AT_ONCE } from '#shared/limits.ts';
import { showToast } from '#web/ui/toast.ts';
import type { Selection } from './selection.ts';

/** The selection mode as started and stopped from the menu. */
export type SelectMode = { isOn: boolean; turn: (isOn: boolean) => void };

/** The selection mode. It begins with the first selected item or from the menu, and lasts until it is stopped. */
export function useSelectMode({ count, marks, toggle, clear }: Selection, { isOn, turn }: SelectMode) {
  const { t } = useTranslation();
  const latest = useRef(marks);
  latest.current = marks;
  const onToggle = useCallback<typeof toggle>(
    (id, isSelected, isRange) => {
      const { isAll, ids } = latest.current;
      if (isAll && !isSelected && ids.size >= MAX_IDS_AT_ONCE) {
        const message = t('history.list.exceptionsFull', { number: MAX_IDS_AT_ONCE });
        return showToast({ kind: 'error', message });
      }
      toggle(id, isSelected, isRange);
      turn(true);
    },
    [toggle, turn, t],
  );
  const stop = () => {
    clear();
    turn(false);
  };
  return { isSelecting: isOn || count > 0, onToggle, stop };
}
