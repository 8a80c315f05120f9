import { expect, test } from 'vitest';
import { TEXTS } from '#shared/i18n/texts.ts';
import { leave } from './testing/people.ts';
import { signedIn } from './testing/signed-in.ts';

const { ask } = TEXTS.en.screens;

test('an answer scrolls into sight on a small phone, and the field keeps the focus', async () => {
  const visited = await signedIn({ language: 'en' }, { viewport: { width: 360, height: 560 } });
  const { page } = visited;
  await page.goto('/insights/ask');
  await page.getByLabel(ask.question).fill('How much did I spend this month?');
  await page.keyboard.press('Enter');
  const chip = page.getByRole('combobox', { name: new RegExp(`^${ask.chips.slots.period}`) });
  await chip.waitFor();
  const bottomBar = page.getByRole('navigation').last();
  const room = async () => {
    const [above, below] = [await chip.boundingBox(), await bottomBar.boundingBox()];
    return (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? Infinity));
  };
  await expect.poll(room).toBeGreaterThan(0);
  await page.keyboard.type('and income?');
  await expect.poll(() => page.getByLabel(ask.question).inputValue()).toBe('and income?');
  await leave(visited);
});
