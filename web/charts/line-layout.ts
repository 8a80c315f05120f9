/** Places in a line chart, in pixels of its plot. */

/** The x coordinate of a point; a single point is in the middle. */
export function pointX(index: number, count: number, width: number): number {
  return count > 1 ? (index * width) / (count - 1) : width / 2;
}

/** The point nearest to an x coordinate, which may be outside the plot. */
export function nearestPoint(x: number, count: number, width: number): number {
  if (count <= 1 || width <= 0) return 0;
  return Math.min(count - 1, Math.max(0, Math.round((x / width) * (count - 1))));
}

/** The width of each bar: most of the room between two points, at most 28 pixels. */
export function toBarWidth(count: number, width: number): number {
  const room = count > 1 ? width / (count - 1) : width;
  return Math.max(1, Math.min(28, room * 0.64));
}

type Margin = { left: number; right: number };

const MAX_TICKS = 7;
/** With up to so many points, a label after two points and then one after three looks like a mistake. */
const FEW_POINTS = 24;
const LABEL_GAP = 6;

/**
 * The indexes of the first point, the last one and as many between them as have room for their labels; of few points
 * those that are evenly apart up to the last one.
 */
export function tickPoints(count: number, labelWidth: number, width: number, margin: Margin): number[] {
  const isRoomy = (ticks: readonly number[]) => {
    const places = ticks.map((tick) => tickX(pointX(tick, count, width), labelWidth, width, margin));
    return places.every((x, at) => at === 0 || x - (places[at - 1] ?? 0) >= labelWidth + LABEL_GAP);
  };
  const lastStep = count <= FEW_POINTS ? count - 1 : 0;
  for (let step = 1; step <= lastStep; step += 1) {
    const ticks = Array.from({ length: Math.ceil(count / step) }, (_, tick) => count - 1 - tick * step);
    if (ticks.length <= MAX_TICKS && isRoomy(ticks.toReversed())) return ticks.toReversed();
  }
  for (let last = Math.min(MAX_TICKS, count) - 1; last > 1; last -= 1) {
    const ticks = Array.from({ length: last + 1 }, (_, tick) => Math.round((tick * (count - 1)) / last));
    if (isRoomy(ticks)) return ticks;
  }
  return count > 1 ? [0, count - 1] : [0];
}

/** The middle of a label for `x`, so that the edge of the chart does not cut it. */
export function tickX(x: number, labelWidth: number, width: number, margin: Margin): number {
  const half = labelWidth / 2;
  return Math.max(half - margin.left, Math.min(x, width + margin.right - half));
}

const SIDE_GAP = 6;

/** Where a label beside a line at `x` begins (after it) or ends (before it); undefined where it has no room. */
export function besideX(
  x: number,
  { side, labelWidth }: { side: 'before' | 'after'; labelWidth: number },
  width: number,
  margin: Margin,
): number | undefined {
  if (side === 'before') return x - SIDE_GAP - labelWidth >= 0 ? x - SIDE_GAP : undefined;
  return x + SIDE_GAP + labelWidth <= width + margin.right ? x + SIDE_GAP : undefined;
}

/** The left edge of a card beside `x`: on the right, else on the left, else where it fits. */
export function placeCard(x: number, cardWidth: number, width: number, gap: number): number {
  if (x + gap + cardWidth <= width) return x + gap;
  if (x - gap - cardWidth >= 0) return x - gap - cardWidth;
  return Math.max(0, Math.min(x - cardWidth / 2, width - cardWidth));
}
