/** How wide the edges of a row fade at most. */
const FADE_PX = 40;

/**
 * Scrolls a row, and not the page, until one of its elements is in the middle, unless all of it shows already. It
 * happens with the next frame, whose layout it needs, unless the returned function is called before. While somebody
 * presses on the row it waits: a press and a release on different links would be no click.
 */
export function centerInRow(row: HTMLElement | null, selector: string): () => void {
  let frame = requestAnimationFrame(move);
  function move(): void {
    if (row?.matches(':active')) {
      frame = requestAnimationFrame(move);
      return;
    }
    const element = row?.querySelector(selector);
    if (!row || !element) return;
    const [outer, inner] = [row.getBoundingClientRect(), element.getBoundingClientRect()];
    if (inner.left >= outer.left + FADE_PX && inner.right <= outer.right - FADE_PX) return;
    row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }
  return () => cancelAnimationFrame(frame);
}
