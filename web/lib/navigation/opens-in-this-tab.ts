type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented'>;

/** Whether a click on a link opens the screen in this tab; otherwise the browser handles the click. */
export function opensInThisTab(click: Click, target?: string): boolean {
  const hasKey = click.altKey || click.ctrlKey || click.metaKey || click.shiftKey;
  return !click.defaultPrevented && click.button === 0 && !hasKey && (!target || target === '_self');
}
