import { expect, test } from 'vitest';
import { TEXTS } from '#shared/i18n/texts.ts';
import { MAX_QUESTION_LENGTH } from '#shared/limits.ts';
import { TODAY } from './testing/day.ts';
import { leave, recordOverHttp } from './testing/people.ts';
import { visitSignedIn } from './testing/visit-signed-in.ts';
import { sharedServer } from './testing/stage.ts';

const { ask } = TEXTS.en.screens;

test('an answer scrolls into sight on a small phone, and the field keeps the focus', async () => {
  const visited = await visitSignedIn({ language: 'en' }, { viewport: { width: 360, height: 560 } });
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

test('an unclear question stays in the field, and a chosen reading becomes the heading', async () => {
  const visited = await visitSignedIn({ language: 'en' });
  const { page } = visited;
  await recordOverHttp(visited.context, sharedServer().url, 'expense', {
    description: 'Rent',
    amount: 900,
    date: TODAY,
  });
  await page.goto('/insights/ask');
  const field = page.getByLabel(ask.question);
  const question = 'how much did I spend this month without rent';
  await field.fill(question);
  await page.keyboard.press('Enter');
  const readings = page.getByRole('list', { name: ask.didYouMean }).getByRole('button');
  const reading = (await readings.first().textContent()) ?? '';
  await expect.poll(() => field.inputValue()).toBe(question);
  // The question is selected, so that typing replaces it.
  const selected = () => field.evaluate(({ selectionEnd: end }: HTMLInputElement) => end);
  await expect.poll(selected).toBe(question.length);
  const heading = page.getByRole('log').getByRole('heading');
  expect(await heading.textContent()).toBe(question);
  await readings.first().press('Enter');
  await expect.poll(() => heading.textContent()).toBe(`${reading} ${question}`);
  await expect.poll(() => field.inputValue()).toBe('');
  await leave(visited);
});

test('a long word fits a phone, and a question that is too long is not cut', async () => {
  const visited = await visitSignedIn({ language: 'en' }, { viewport: { width: 360, height: 560 } });
  const { page } = visited;
  await page.goto('/insights/ask');
  const field = page.getByLabel(ask.question);
  const word = 'w'.repeat(MAX_QUESTION_LENGTH);
  await field.fill(`${word}, really?`);
  await page.getByText(/too long \(309 \/ 300\)/).waitFor();
  await page.keyboard.press('Enter');
  expect(await field.inputValue()).toBe(`${word}, really?`);
  expect(await page.getByRole('log').getByRole('heading').count()).toBe(0);
  await field.fill(word);
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByRole('button').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await leave(visited);
});
