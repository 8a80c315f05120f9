import { useMemo } from 'react';
import { MOBILE_BREAKPOINT_PX } from '#shared/limits.ts';

const ROW_HEIGHT = { wide: 45, phone: 61 };
const DAY_HEIGHT = 44;
const OVERSCAN = 10;

/** The place of a day's heading on wide windows: above its rows or beside them. On phones it is always above. */
type DayPlace = 'above' | 'beside';

/**
 * Estimates the heights of rows in pixels, including headings above them. The same sizes keep the list from placing all
 * of its rows again at each step of scrolling.
 */
export function useRowSizes(
  items: readonly { id: string }[],
  beginsDay: (index: number) => boolean,
  dayPlace: DayPlace,
) {
  const isPhone = window.innerWidth < MOBILE_BREAKPOINT_PX;
  return useMemo(() => {
    const rowHeight = ROW_HEIGHT[isPhone ? 'phone' : 'wide'];
    const dayHeight = isPhone || dayPlace === 'above' ? DAY_HEIGHT : 0;
    return {
      count: items.length,
      estimate: (index: number) => rowHeight + (beginsDay(index) ? dayHeight : 0),
      toKey: (index: number) => items[index]?.id ?? String(index),
      overscan: OVERSCAN,
    };
  }, [items, beginsDay, dayPlace, isPhone]);
}
