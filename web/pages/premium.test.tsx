import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { texts } from '#shared/i18n/en/texts.ts';
import { profileQuery } from '#web/lib/session/profile.ts';
import PremiumPage from './premium.tsx';

test.each(['free', 'premium'] as const)(
  'the premium page names the plan of the account: %s',
  async (plan) => {
    await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: texts } } });
    const client = new QueryClient();
    client.setQueryData(profileQuery.queryKey, { plan } as never);
    const html = renderToString(
      <QueryClientProvider client={client}>
        <MantineProvider>
          <RouterProvider router={createMemoryRouter([{ path: '/', element: <PremiumPage /> }])} />
        </MantineProvider>
      </QueryClientProvider>,
    );
    expect(html).toContain(`Your plan is ${plan === 'free' ? 'Free' : 'Premium'}.`);
  },
);
