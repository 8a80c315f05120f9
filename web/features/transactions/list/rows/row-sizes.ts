import { MOBILE_BREAKPOINT_PX } from '#shared/limits.ts';

const ROW_HEIGHT = { wide: 45, phone: 61 };
const DAY_HEIGHT = 44;
const OVERSCAN = 10;

/** Where the day stands in a wide window: in a line above its rows, or beside them. On a phone it stands above. */
type DayPlace = 'above' | 'beside';

/** The likely heights of rows in pixels, with the headings of days above them. */
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
    keyOf: (index: number) => items[index]?.id ?? String(index),
    overscan: OVERSCAN,
  };
}
