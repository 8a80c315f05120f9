import { MOBILE_BREAKPOINT_PX } from '#shared/limits.ts';

const ROW_HEIGHT = { wide: 45, phone: 61 };
const DAY_HEIGHT = 44;
const OVERSCAN = 10;

/** The likely heights of rows in pixels, some of which stand below the heading of their day. */
export function rowSizes(items: readonly { id: string }[], beginsDay: (index: number) => boolean) {
  const rowHeight = ROW_HEIGHT[window.innerWidth < MOBILE_BREAKPOINT_PX ? 'phone' : 'wide'];
  return {
    count: items.length,
    estimate: (index: number) => rowHeight + (beginsDay(index) ? DAY_HEIGHT : 0),
    keyOf: (index: number) => items[index]?.id ?? String(index),
    overscan: OVERSCAN,
  };
}
