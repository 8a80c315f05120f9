import { expect, it } from 'vitest';
import { TEXTS } from '#shared/i18n/texts.ts';
import { readLine } from '#shared/quick-add/read-line.ts';
import { renderPart } from '#web/ui/testing/render-part.tsx';
import { toEntry } from './choices.ts';
import { SaveButtons, type NextStep } from './save-buttons.tsx';

const WRITER = { locale: 'en-GB', today: '2026-11-23', currency: 'EUR', categories: [] };
const { quickAdd, transactions } = TEXTS.en.screens;
const { expense } = transactions.form.save;

it.each<[line: string, next: NextStep, buttons: string[]]>([
  ['coffee 2', 'close', [quickAdd.saveAndNext, expense]],
  ['Weekly groceries 45', 'close', [quickAdd.saveAndRepeat, expense]],
  ['rent 850 monthly', 'repeat', [expense, quickAdd.saveAndRepeat]],
  ['zara refund -20 monthly', 'close', [quickAdd.saveAndNext, quickAdd.saveRefund]],
])('shows the main button last for the line: %s', async (line, next, buttons) => {
  const entry = toEntry(readLine(line, WRITER));
  const html = await renderPart(
    <SaveButtons entry={entry} next={next} isBusy={false} onSave={() => undefined} />,
  );
  const shown = html.match(/<button.*?<\/button>/gs) ?? [];
  expect(shown.map((button) => button.replaceAll(/<[^>]*>/g, ''))).toEqual(buttons);
});
