import type { Page } from 'playwright-core';
import { listCutPlaceholders } from './cut-placeholders.ts';

/**
 * Lists the faults in the current layout of a page: text or a placeholder that overflows or is cut without an ellipsis;
 * a word or number broken over two lines although it fits on one; a control that is small, covered or out of reach; a
 * popover or the submit button of a dialog that is partly out of sight; layers that cover each other; and horizontal
 * scrolling.
 */
export async function findLayoutFaults(
  page: Page,
  { isResized = false }: { isResized?: boolean } = {},
): Promise<string[]> {
  return [...(await page.evaluate(listFaults, isResized)), ...(await page.evaluate(listCutPlaceholders))];
}

/** Waits for the fonts, and for the amounts and layers that follow a new width within three frames. */
export async function settleLayout(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done));
  });
}

/** Runs in the page, so it can use nothing from outside. */
function listFaults(isResized: boolean): string[] {
  const MIN_CONTROL_PX = 24;
  const CONTROLS =
    'a[href],button,input:not([type=hidden]),select,textarea,summary,[role=button],[role=link],[role=checkbox],[role=switch],[role=tab],[role=option],[role=menuitem]';
  const POPOVERS = '[role=menu],[role=listbox],.mantine-Popover-dropdown';
  const faults: string[] = [];

  const toName = (element: Element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ');
    return `<${element.tagName.toLowerCase()}> “${text.slice(0, 50)}”`;
  };

  const isVisuallyHidden = (element: Element): boolean => {
    for (let node: Element | null = element; node; node = node.parentElement) {
      const { width, height } = node.getBoundingClientRect();
      if (Math.min(width, height) <= 1 && getComputedStyle(node).overflow !== 'visible') return true;
    }
    return false;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !isVisuallyHidden(element);

  const isScrolling = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

  function findBlock(element: Element): Element {
    let block = element;
    while (['inline', 'contents'].includes(getComputedStyle(block).display) && block.parentElement) {
      block = block.parentElement;
    }
    return block;
  }

  /** Finds the nearest ancestor that clips or scrolls its content sideways. */
  function findClipper(element: Element): Element | undefined {
    for (let node: Element | null = element; node && node !== document.body; node = node.parentElement) {
      const style = getComputedStyle(node);
      if (style.overflowX !== 'visible' && style.display !== 'inline') return node;
      if (style.position === 'fixed') return undefined;
    }
    return undefined;
  }

  function hasEllipsis(element: Element, clipper: Element): boolean {
    for (let node: Element | null = element; node; node = node.parentElement) {
      const style = getComputedStyle(node);
      if (style.textOverflow === 'ellipsis' && style.overflowX !== 'visible') return true;
      if (style.webkitLineClamp !== 'none' && style.webkitLineClamp !== '') return true;
      if (node === clipper) return false;
    }
    return false;
  }

  function toRects(node: Node, start: number, end: number): DOMRect[] {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  }

  function measureInnerWidth(block: Element): number {
    const { paddingLeft, paddingRight } = getComputedStyle(block);
    return block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  }

  function checkWords(node: Text, element: Element): void {
    const block = findBlock(element);
    // A word may be broken after a hyphen or a slash.
    for (const match of node.data.matchAll(/[^ \t\n\r/–-]+[/–-]*/g)) {
      const rects = toRects(node, match.index, match.index + match[0].length);
      const lines = new Set(rects.map(({ bottom }) => Math.round(bottom / 4)));
      const width = rects.reduce((sum, rect) => sum + rect.width, 0);
      if (lines.size > 1 && width <= measureInnerWidth(block))
        faults.push(`broken: “${match[0]}” in ${toName(block)}`);
    }
  }

  function checkFit(node: Text, element: Element): void {
    const rects = toRects(node, 0, node.length);
    const left = Math.min(...rects.map((rect) => rect.left));
    const right = Math.max(...rects.map((rect) => rect.right));
    const lowest = Math.max(...rects.map((rect) => (rect.top + rect.bottom) / 2));
    const clipper = findClipper(element);
    const box = (clipper ?? findBlock(element)).getBoundingClientRect();
    const style = clipper && getComputedStyle(clipper);
    if (style && isScrolling(style.overflowX)) return;
    const isBeyond = right > box.right + 1 || left < box.left - 1;
    if (clipper && hasEllipsis(element, clipper)) return;
    if (isBeyond) faults.push(`${clipper ? 'cut' : 'overflows'}: ${toName(element)}`);
    const hidesBelow = style && (style.overflowY === 'hidden' || style.overflowY === 'clip');
    if (hidesBelow && lowest > box.bottom) faults.push(`cut below: ${toName(element)}`);
    const block = findBlock(element).getBoundingClientRect();
    if (clipper && right > block.right + 1 && !isBeyond) faults.push(`overflows: ${toName(element)}`);
  }

  function checkTexts(): void {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!(node instanceof Text) || node.data.trim() === '' || !element || !isShown(element)) continue;
      if (element.closest('svg,script,style,noscript,option')) continue;
      if (toRects(node, 0, node.length).length === 0) continue;
      checkWords(node, element);
      checkFit(node, element);
    }
  }

  function measureSize(control: Element): { width: number; height: number } {
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    const boxes = [control, ...labels].map((each) => each.getBoundingClientRect());
    return {
      width: Math.max(...boxes.map(({ width }) => width)),
      height: Math.max(...boxes.map(({ height }) => height)),
    };
  }

  function isCovered(control: Element): boolean {
    const box = control.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (hit === null || hit.contains(control) || control.contains(hit)) return false;
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    if (labels.some((label) => label.contains(hit))) return false;
    // An open menu or list may cover the content behind it, and so may the veil below a sheet.
    if (isVeil(hit) && [...document.querySelectorAll(POPOVERS)].some(isShown)) return false;
    const popover = hit.closest(POPOVERS);
    return popover === null || popover.contains(control);
  }

  /** Whether an element covers the whole window. */
  function isVeil(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    const isAll = width >= innerWidth - 1 && height >= innerHeight - 1;
    return isAll && getComputedStyle(element).position === 'fixed' && element.childElementCount === 0;
  }

  /** Whether the window and the boxes around an element show all of it without scrolling. */
  function isFullyInSight(element: Element): boolean {
    const box = element.getBoundingClientRect();
    const isWithin = (area: Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>) =>
      box.top >= area.top - 1 &&
      box.bottom <= area.bottom + 1 &&
      box.left >= area.left - 1 &&
      box.right <= area.right + 1;
    if (!isWithin({ top: 0, left: 0, bottom: innerHeight, right: innerWidth })) return false;
    let inner = element;
    while (getComputedStyle(inner).position !== 'fixed' && inner.parentElement) {
      inner = inner.parentElement;
      if (inner === document.body) return true;
      if (getComputedStyle(inner).overflowY !== 'visible' && !isWithin(inner.getBoundingClientRect()))
        return false;
    }
    return true;
  }

  /** A popover must be fully in sight when it opens, and so must the button that sends the form of a dialog. */
  function checkSight(): void {
    // A new width can move a row out of sight, and its menu with it.
    const menus = isResized ? [] : document.querySelectorAll('[role=menu]');
    const popovers = [...menus, ...document.querySelectorAll('.mantine-Popover-dropdown')];
    const dialog = [...document.querySelectorAll('[aria-modal=true]')].filter(isShown).at(-1);
    const buttons = dialog ? [...dialog.querySelectorAll('[type=submit]')] : [];
    for (const each of [...popovers, ...buttons]) {
      if (isShown(each) && !isFullyInSight(each)) faults.push(`not whole: ${toName(each)}`);
    }
  }

  function checkControls(): void {
    const modals = [...document.querySelectorAll('[aria-modal=true]')].filter(isShown);
    const scope = modals.at(-1) ?? document.body;
    const popovers = [...document.querySelectorAll(POPOVERS)].filter(isShown);
    const controls = [scope, ...popovers].flatMap((each) => [...each.querySelectorAll(CONTROLS)]);
    const [x, y] = [scrollX, scrollY];
    for (const control of new Set(controls)) {
      if (!control.isConnected || !isShown(control) || control.matches(':disabled')) continue;
      const isInText = getComputedStyle(control).display === 'inline';
      const { width, height } = measureSize(control);
      if (!isInText && Math.min(width, height) < MIN_CONTROL_PX - 0.5) {
        faults.push(`small (${Math.round(width)} × ${Math.round(height)}): ${toName(control)}`);
      }
      const { top, bottom, left, right } = control.getBoundingClientRect();
      const isWithin = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
      if (!isWithin || isCovered(control)) {
        control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      }
      const box = control.getBoundingClientRect();
      const isOutside =
        box.right < 1 || box.left > innerWidth - 1 || box.bottom < 1 || box.top > innerHeight - 1;
      if (isOutside) faults.push(`out of reach: ${toName(control)}`);
      else if (isCovered(control)) faults.push(`covered: ${toName(control)}`);
    }
    scrollTo({ left: x, top: y, behavior: 'instant' });
  }

  /** Fixed layers, such as a banner, a toast and the bar of a phone, must not cover each other. */
  function checkLayers(): void {
    if ([...document.querySelectorAll('[aria-modal=true]')].some(isShown)) return;
    const layers = [...document.body.querySelectorAll('*')].filter((element) => {
      if (getComputedStyle(element).position !== 'fixed' || !isShown(element)) return false;
      return element.getBoundingClientRect().height > 0 && element.textContent.trim() !== '';
    });
    for (const [at, one] of layers.entries()) {
      for (const other of layers.slice(at + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 1 && down > 1) faults.push(`layers: ${toName(one)} and ${toName(other)}`);
      }
    }
  }

  const sideways = document.documentElement.scrollWidth - innerWidth;
  if (sideways > 0) faults.push(`scrolls sideways by ${sideways} px`);
  checkTexts();
  checkSight();
  checkControls();
  checkLayers();
  return [...new Set(faults)];
}
