import { expect, it } from 'vitest';
import { TEXTS } from '#shared/i18n/texts.ts';
import { renderPart } from '#web/ui/testing/render-part.tsx';
import { DaysPreview } from './days-preview.tsx';
import { monthlyFrom, toTypedSchedule } from './typed-schedule.ts';

const TODAY = '2026-11-18';
const reader = { locale: 'en', today: TODAY };
const { recorded } = TEXTS.en.screens.recurring.form;

it.each([
  ['says that the first day is recorded if it has a transaction', TODAY, true],
  ['says nothing about the first day if the transaction is on another day', '2026-11-17', false],
  ['says nothing about the first day without a transaction', undefined, false],
])('%s', async (_, recordedDay, isExpected) => {
  const typed = toTypedSchedule(monthlyFrom(TODAY), (day) => day);
  const html = await renderPart(<DaysPreview isNew {...{ typed, reader, recordedDay }} />);
  expect(html.includes(recorded)).toBe(isExpected);
});
