import { expect, it } from 'vitest';
import { SERVER_TEXTS } from '#shared/i18n/server-texts.ts';
import { followUpsTo } from './follow-ups.ts';

it('does not offer the question that was just answered', () => {
  const { advisor: texts } = SERVER_TEXTS.en;
  const firstFollowUp = (from: string, to: string) =>
    followUpsTo(
      { intent: 'summary', slots: { period: { from, to } }, texts, today: '2026-11-24', firstDayOfWeek: 1 },
      undefined,
    )[0];
  expect(firstFollowUp('2026-11-01', '2026-11-30')).toBe('And last month?');
  expect(firstFollowUp('2026-10-01', '2026-10-31')).toBe('And this month?');
});
