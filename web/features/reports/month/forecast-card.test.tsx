import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '#web/ui/testing/render-part.tsx';
import { ForecastCard } from './forecast-card.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const none = { off: null, relative: null, naiveOff: null, naive: null, covered: 0 };
const figure = { p10: 90, p50: 100, p90: 110 };

/** The texts of the card for a month. */
async function textOf(month: string): Promise<string> {
  const error = { months: 0, income: none, expenses: none, balance: none };
  const html = await renderPart(
    <ForecastCard
      forecast={{ month, income: figure, expenses: figure, balance: figure, error }}
      errorOf={(_, side) => `of ${side}.`}
    />,
  );
  return html.replaceAll(/<[^>]+>/g, ' ');
}

it('the forecast of the running month says up to which day it knows what was recorded', async () => {
  expect(await textOf('2026-11')).toContain('As of November 26, 2026.');
  expect(await textOf('2026-12')).not.toContain('As of');
});

it('each side has its error, and all of them have what it means, once', async () => {
  const said = [...(await textOf('2026-12')).matchAll(/of \w+\./g)].map(([sentence]) => sentence);
  expect(said).toEqual(['of income.', 'of expenses.', 'of balance.', 'of all.']);
});
