/** Scrolls a row, and not the page, until one of its elements is in the middle. */
export function centerInRow(row: HTMLElement | null, selector: string): void {
  const element = row?.querySelector<HTMLElement>(selector);
  if (!row || !element) return;
  row.scrollLeft = element.offsetLeft - (row.clientWidth - element.offsetWidth) / 2;
}
