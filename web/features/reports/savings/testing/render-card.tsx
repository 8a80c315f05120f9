import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { texts } from '#shared/i18n/en/texts.ts';
import { categoriesQuery } from '#web/lib/categories/categories-query.ts';
import { memoryNavigation } from '#web/lib/navigation/testing/memory-navigation.tsx';
import { profileQuery } from '#web/lib/session/profile.ts';

/** A part of a report as HTML, in English and euros. */
export async function renderCard(card: ReactNode): Promise<string> {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: texts } } });
  const client = new QueryClient();
  const profile = { timeZone: 'UTC', currency: 'EUR', country: null, firstDayOfWeek: 1 };
  client.setQueryData(profileQuery.queryKey, profile as never);
  client.setQueryData(categoriesQuery.queryKey, { items: [] });
  return renderToString(
    <QueryClientProvider client={client}>{memoryNavigation(card).view}</QueryClientProvider>,
  );
}

/** The words of each row of its tables, or of each item of its lists and each head. */
export function linesOf(html: string): string[] {
  const lines = html.match(/<(tr|li|h3)[ >].*?<\/\1>/gs) ?? [];
  return lines.map((line) =>
    line
      .replaceAll(/<[^>]*>/g, '|')
      .split('|')
      .filter((text) => text !== '')
      .join(' | '),
  );
}
