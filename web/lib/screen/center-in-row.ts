/**
 * Scrolls a row, and not the page, until one of its elements is in the middle. It happens with the next frame, whose
 * layout it needs, unless the returned function is called before.
 */
export function centerInRow(row: HTMLElement | null, selector: string): () => void {
  const frame = requestAnimationFrame(() => {
    const element = row?.querySelector<HTMLElement>(selector);
    if (!row || !element) return;
    row.scrollLeft = element.offsetLeft - (row.clientWidth - element.offsetWidth) / 2;
  });
  return () => cancelAnimationFrame(frame);
}
