/** Where the parts of a line chart stand, in pixels of its plot. */

/** The place of a point on the x axis; a lone point stands in the middle. */
export function pointX(index: number, count: number, width: number): number {
  return count > 1 ? (index * width) / (count - 1) : width / 2;
}

/** The point nearest to a place, even one outside the plot. */
export function nearestPoint(x: number, count: number, width: number): number {
  if (count <= 1 || width <= 0) return 0;
  return Math.min(count - 1, Math.max(0, Math.round((x / width) * (count - 1))));
}

/** The width of a bar at each of so many points: most of the room between two, and no more than looks like a bar. */
export function toBarWidth(count: number, width: number): number {
  const room = count > 1 ? width / (count - 1) : width;
  return Math.max(1, Math.min(28, room * 0.64));
}

/** Evenly spaced points, as many as have room for a label, counted back from the last one. */
export function tickPoints(count: number, labelWidth: number, width: number): number[] {
  const room = Math.max(1, Math.floor(width / labelWidth));
  const step = Math.max(1, Math.ceil((count - 1) / room));
  const ticks = Math.floor((count - 1) / step) + 1;
  return Array.from({ length: ticks }, (_, tick) => count - 1 - (ticks - 1 - tick) * step);
}

/** How a label at `x` is anchored, so that neither end of the axis cuts it. */
export function tickAnchor(
  x: number,
  labelWidth: number,
  width: number,
  margin: { left: number; right: number },
): 'start' | 'middle' | 'end' {
  if (x + labelWidth / 2 > width + margin.right) return 'end';
  return x - labelWidth / 2 < -margin.left ? 'start' : 'middle';
}

/** The left edge of a card beside `x`: to the right, else to the left, else wherever it fits. */
export function placeCard(x: number, cardWidth: number, width: number, gap: number): number {
  if (x + gap + cardWidth <= width) return x + gap;
  if (x - gap - cardWidth >= 0) return x - gap - cardWidth;
  return Math.max(0, Math.min(x - cardWidth / 2, width - cardWidth));
}
