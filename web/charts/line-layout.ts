/** The x coordinate of a point in a plot of the given width, in pixels; a single point is in the middle. */
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
const LABEL_GAP = 6;

/** The indexes of the points with a label: evenly apart up to the last one, as many as have room. */
export function tickPoints(count: number, labelWidth: number, width: number, margin: Margin): number[] {
  for (let step = Math.max(1, Math.ceil(count / MAX_TICKS)); step < count; step += 1) {
    const length = Math.ceil(count / step);
    const ticks = Array.from({ length }, (_, tick) => count - 1 - (length - 1 - tick) * step);
    const places = ticks.map((tick) => tickX(pointX(tick, count, width), labelWidth, width, margin));
    if (places.every((x, tick) => tick === 0 || x - (places[tick - 1] ?? 0) >= labelWidth + LABEL_GAP))
      return ticks;
  }
  return [Math.max(0, count - 1)];
}

/** The middle of a label for `x`, so that the edge of the chart does not cut it. */
export function tickX(x: number, labelWidth: number, width: number, margin: Margin): number {
  const half = labelWidth / 2;
  return Math.max(half - margin.left, Math.min(x, width + margin.right - half));
}

const SIDE_GAP = 6;

/** The end of a label before a line at `x`, or the start of one after it; undefined where the label has no room. */
export function sideLabelX(
  x: number,
  { side, labelWidth }: { side: 'before' | 'after'; labelWidth: number },
  width: number,
  margin: Margin,
): number | undefined {
  if (side === 'before') return x - SIDE_GAP - labelWidth >= 0 ? x - SIDE_GAP : undefined;
  return x + SIDE_GAP + labelWidth <= width + margin.right ? x + SIDE_GAP : undefined;
}

/** The left edge of a card next to `x`: to its right, else to its left, else where the card fits. */
export function placeCard(x: number, cardWidth: number, width: number, gap: number): number {
  if (x + gap + cardWidth <= width) return x + gap;
  if (x - gap - cardWidth >= 0) return x - gap - cardWidth;
  return Math.max(0, Math.min(x - cardWidth / 2, width - cardWidth));
}
