import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { expect, test } from 'vitest';
import { texts } from '#shared/i18n/en/texts.ts';
import { profileQuery } from '#web/lib/session/profile.ts';
import { PlanSentence } from './plan-sentence.tsx';

test.each([
  ['free', 'Free'],
  ['premium', 'Premium'],
])('the premium page names the plan of the account: %s', async (plan, name) => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: texts } } });
  const client = new QueryClient();
  client.setQueryData(profileQuery.queryKey, { plan } as never);
  const html = renderToString(
    <QueryClientProvider client={client}>
      <PlanSentence />
    </QueryClientProvider>,
  );
  expect(html).toContain(`Your plan is ${name}.`);
});
