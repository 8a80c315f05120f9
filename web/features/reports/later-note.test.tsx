import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import { texts } from '#shared/i18n/en/texts.ts';
import { memoryNavigation } from '#web/lib/navigation/testing/memory-navigation.tsx';
import { profileQuery } from '#web/lib/session/profile.ts';
import { LaterNote } from './later-note.tsx';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: texts } } });
});

const PERIOD = { from: '2026-11-22', to: '2026-11-30' };

function noteOf(income: number, expenses: number, count = 1, type?: 'expense'): string {
  const client = new QueryClient();
  client.setQueryData(profileQuery.queryKey, { timeZone: 'UTC', currency: 'EUR', country: null } as never);
  const later = { period: PERIOD, count, income, expenses, balance: income - expenses };
  const note = memoryNavigation(<LaterNote later={later} {...(type === undefined ? {} : { type })} />).view;
  return renderToString(<QueryClientProvider client={client}>{note}</QueryClientProvider>);
}

test('what is recorded for later days is named and opens, without a side that is zero', () => {
  expect(noteOf(0, 60)).toContain(
    'Recorded for later days (November 22–30, 2026), and not counted: €60.00 of expenses in 1 transaction.',
  );
  expect(noteOf(1000, 60, 3)).toContain('€1,000.00 of income and €60.00 of expenses in 3 transactions.');
  expect(noteOf(0, 60)).toContain('?from=2026-11-22&amp;to=2026-11-30"');
  expect(noteOf(0, 60, 1, 'expense')).toContain('?type=expense&amp;from=2026-11-22&amp;to=2026-11-30"');
});
