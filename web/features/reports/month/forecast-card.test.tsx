import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { texts } from '#shared/i18n/en/texts.ts';
import { profileQuery } from '#web/lib/session/profile.ts';
import { ForecastCard } from './forecast-card.tsx';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: texts } } });
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const none = { relative: null, naive: null, covered: 0 };
const figure = { p10: 90, p50: 100, p90: 110 };

/** The texts of the card for a month. */
function textOf(month: string): string {
  const client = new QueryClient();
  client.setQueryData(profileQuery.queryKey, { timeZone: 'UTC', currency: 'EUR', country: null } as never);
  const error = { months: 0, income: none, expenses: none, balance: none };
  const html = renderToString(
    <QueryClientProvider client={client}>
      <ForecastCard
        forecast={{ month, income: figure, expenses: figure, balance: figure, error }}
        errorOf={(_, side) => `of ${side}.`}
      />
    </QueryClientProvider>,
  );
  return html.replaceAll(/<[^>]+>/g, ' ');
}

it('the forecast of the running month says up to which day it knows what was recorded', () => {
  expect(textOf('2026-11')).toContain('As of November 26, 2026, with what is recorded so far.');
  expect(textOf('2026-12')).not.toContain('recorded so far');
});

it('each side has its error, and all of them have what it means, once', () => {
  const said = [...textOf('2026-12').matchAll(/of \w+\./g)].map(([sentence]) => sentence);
  expect(said).toEqual(['of income.', 'of expenses.', 'of balance.', 'of all.']);
});
