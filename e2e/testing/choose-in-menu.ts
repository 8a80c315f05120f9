import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pressWithin } from './expect-focus.ts';

/** Opens a menu and chooses an item with the keyboard. */
export async function chooseInMenu(page: Page, button: string, item: string): Promise<void> {
  // An earlier menu may still be closing.
  await expect.poll(() => page.getByRole('menu').count()).toBe(0);
  const opener = page.getByRole('button', { name: button, exact: true });
  // Content above may have moved the button out of sight.
  await opener.scrollIntoViewIfNeeded();
  await opener.press('Enter');
  await pressWithin(page.getByRole('menuitem', { name: item, exact: true }), 'Enter');
}
