import type { Locator, Page } from 'playwright-core';

/** Types the fewest letters that choose an option in a focused list, because it forgets the letters after a second. */
export async function typeChoice(list: Locator, choice: string): Promise<void> {
  const names = await list.locator('option').allTextContents();
  const startOf = (name: string, length: number) => name.slice(0, length).toLowerCase();
  const isAmbiguous = (length: number) =>
    names.some((name) => name !== choice && startOf(name, length) === startOf(choice, length));
  let length = 1;
  while (length < choice.length && isAmbiguous(length)) length++;
  const letters = choice.slice(0, length);
  // An accented letter goes into the text field that had the focus last, instead of the list.
  if (!/^[ -~]*$/.test(letters)) throw new Error(`'${letters}' cannot be typed into a list.`);
  await list.page().keyboard.type(letters);
}

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let steps = 0; steps < 80; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${String(target)}.`);
}
