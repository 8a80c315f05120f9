import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until an element has the focus. */
export async function expectFocus(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((node) => node === document.activeElement)).toBe(true);
}

/** Waits until an opening dialog or menu has taken the focus. `part` is the dialog or menu, or an element of it. */
export async function expectFocusWithin(part: Locator): Promise<void> {
  const hasFocus = async () =>
    await part.evaluate((node) => {
      const layer = node.closest('[role="dialog"], [role="menu"]');
      return layer?.contains(document.activeElement) ?? false;
    });
  await expect.poll(hasFocus).toBe(true);
  // The dialog or menu takes the focus again, by a timer that starts with the next frame.
  await part.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
    await new Promise((done) => setTimeout(done));
  });
}

/** Presses a key on an element of an opening dialog or menu, after it has taken the focus for the last time. */
export async function pressWithin(element: Locator, key: string): Promise<void> {
  await expectFocusWithin(element);
  await element.press(key);
}
