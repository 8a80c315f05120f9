/** Focuses the menu of a transfer. If it has none, focuses the button that adds a transfer. */
export function returnFocus(card: HTMLElement | null, id: string | undefined): void {
  const menu = card?.querySelector(`[data-transfer="${id ?? ''}"] button`);
  const target = menu ?? card?.closest('section')?.querySelector('[data-add]') ?? card;
  if (target instanceof HTMLElement) target.focus();
}
