import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { EXPENSE_CATEGORIES } from '#shared/categories.ts';
import { texts } from '#shared/i18n/en/texts.ts';
import { categoriesQuery } from '#web/lib/categories/categories-query.ts';
import { fixedCategory } from '#web/lib/categories/testing/fixed-category.ts';
import { memoryNavigation } from '#web/lib/navigation/testing/memory-navigation.tsx';
import { profileQuery } from '#web/lib/session/profile.ts';

const PROFILE = { timeZone: 'UTC', currency: 'EUR', country: null, firstDayOfWeek: 1 };
const CATEGORIES = EXPENSE_CATEGORIES.map((id) => fixedCategory(id));

/** Renders a part of a screen as HTML, in English and euros. `fetched` is the data of queries by key. */
export async function renderPart(
  part: ReactNode,
  fetched: readonly (readonly [QueryKey, unknown])[] = [],
): Promise<string> {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: texts } } });
  const client = new QueryClient();
  client.setQueryData<unknown>(profileQuery.queryKey, PROFILE);
  client.setQueryData<unknown>(categoriesQuery.queryKey, { items: CATEGORIES });
  for (const [key, data] of fetched) client.setQueryData(key, data);
  const { view } = memoryNavigation(part);
  return renderToString(
    <QueryClientProvider client={client}>
      <MantineProvider>{view}</MantineProvider>
    </QueryClientProvider>,
  );
}

/** The text of each table row, list item and heading of some HTML. */
export function readLines(html: string): string[] {
  const lines = html.match(/<(tr|li|h3)[ >].*?<\/\1>/gs) ?? [];
  return lines.map((line) =>
    line
      .replaceAll(/<[^>]*>/g, '|')
      .split('|')
      .filter((text) => text !== '')
      .join(' | '),
  );
}
