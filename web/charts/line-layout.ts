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

/** The indexes of evenly spaced points whose labels fit, counted back from the last point. */
export function tickPoints(count: number, labelWidth: number, width: number): number[] {
  const room = Math.max(1, Math.floor(width / labelWidth));
  const step = Math.max(1, Math.ceil((count - 1) / room));
  const ticks = Math.floor((count - 1) / step) + 1;
  return Array.from({ length: ticks }, (_, tick) => count - 1 - (ticks - 1 - tick) * step);
}

/** The anchor of a label at `x`, so that the edge of the chart does not cut it. */
export function tickAnchor(
  x: number,
  labelWidth: number,
  width: number,
  margin: { left: number; right: number },
): 'start' | 'middle' | 'end' {
  if (x + labelWidth / 2 > width + margin.right) return 'end';
  return x - labelWidth / 2 < -margin.left ? 'start' : 'middle';
}

/** The left edge of a card beside `x`: on the right, else on the left, else where it fits. */
export function placeCard(x: number, cardWidth: number, width: number, gap: number): number {
  if (x + gap + cardWidth <= width) return x + gap;
  if (x - gap - cardWidth >= 0) return x - gap - cardWidth;
  return Math.max(0, Math.min(x - cardWidth / 2, width - cardWidth));
}
