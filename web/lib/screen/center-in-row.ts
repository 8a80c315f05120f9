/** The greatest width of a row's faded edges. */
const FADE_PX = 40;

/**
 * Scrolls a row, but not the page, until one of its elements is in the middle, unless the element shows completely.
 * This needs the layout of the next frame, and the returned function cancels it. It waits while somebody presses on the
 * row, because a press and a release on different links are not a click.
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
    const [rowBox, elementBox] = [row.getBoundingClientRect(), element.getBoundingClientRect()];
    if (elementBox.left >= rowBox.left + FADE_PX && elementBox.right <= rowBox.right - FADE_PX) return;
    row.scrollLeft += elementBox.left + elementBox.width / 2 - (rowBox.left + rowBox.width / 2);
  }
  return () => cancelAnimationFrame(frame);
}
