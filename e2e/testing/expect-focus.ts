import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until an element has the focus. */
export async function expectFocus(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((each) => each === document.activeElement)).toBe(true);
}

/** Waits until a dialog or menu that is opening has taken the focus; `part` is the dialog or menu, or is inside it. */
export async function expectFocusWithin(part: Locator): Promise<void> {
  const hasFocus = async () =>
    await part.evaluate((each) => {
      const layer = each.closest('[role="dialog"], [role="menu"]');
      return layer?.contains(document.activeElement) ?? false;
    });
  await expect.poll(hasFocus).toBe(true);
  // The dialog or menu takes the focus a second time, by a timer that starts with the next frame.
  await part.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
    await new Promise((done) => setTimeout(done));
  });
}

/** Presses a key on an element of a dialog or menu that is opening, once that can no longer take the focus away. */
export async function pressWithin(element: Locator, key: string): Promise<void> {
  await expectFocusWithin(element);
  await element.press(key);
}
