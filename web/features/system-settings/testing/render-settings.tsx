import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_SETTINGS } from '#shared/contract/setting-values.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { getHealth, StoredSettings } from '#shared/contract/system-settings.ts';
import { adminTexts } from '#shared/i18n/en/admin-texts.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { profileQuery } from '#web/lib/session/profile.ts';
import { memoryNavigation } from '#web/lib/navigation/testing/memory-navigation.tsx';
import { settingsQuery } from '../api.ts';

/** The settings of a new installation. */
export const STORED: StoredSettings = {
  settings: DEFAULT_SETTINGS,
  ownUrl: '',
  fixed: {},
  secrets: { smtpPassword: false },
};

/** The HTML of a part of the settings screen. */
export async function renderSettings(part: ReactNode, health?: OutputOf<typeof getHealth>): Promise<string> {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: adminTexts } } });
  const client = new QueryClient();
  client.setQueryData(profileQuery.queryKey, { currency: 'EUR', timeZone: 'UTC' } as never);
  client.setQueryData(settingsQuery.queryKey, STORED);
  if (health) client.setQueryData(queryKeys.adminHealth, health);
  return renderToString(
    <QueryClientProvider client={client}>
      <MantineProvider>{memoryNavigation(part).view}</MantineProvider>
    </QueryClientProvider>,
  );
}
