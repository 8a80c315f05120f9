import { MOBILE_BREAKPOINT_PX } from '#shared/limits.ts';

const ROW_HEIGHT = { wide: 45, phone: 61 };
const DAY_HEIGHT = 44;
const OVERSCAN = 10;

/** The place of a day's heading on wide windows: above its rows or beside them. On phones it is always above. */
type DayPlace = 'above' | 'beside';

/** Estimates the heights of rows in pixels, including headings above them. */
export function rowSizes(
  items: readonly { id: string }[],
  beginsDay: (index: number) => boolean,
  dayPlace: DayPlace,
) {
  const isPhone = window.innerWidth < MOBILE_BREAKPOINT_PX;
  const rowHeight = ROW_HEIGHT[isPhone ? 'phone' : 'wide'];
  const dayHeight = isPhone || dayPlace === 'above' ? DAY_HEIGHT : 0;
  return {
    count: items.length,
    estimate: (index: number) => rowHeight + (beginsDay(index) ? dayHeight : 0),
    toKey: (index: number) => items[index]?.id ?? String(index),
    overscan: OVERSCAN,
  };
}
