import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PendingChange } from '#shared/contract/email-change.ts';
import { texts as en } from '#shared/i18n/en/texts.ts';
import { texts as es } from '#shared/i18n/es/texts.ts';
import { UnsavedGuard } from '#web/lib/form/unsaved.tsx';
import { memoryNavigation } from '#web/lib/navigation/testing/memory-navigation.tsx';
import { profileQuery } from '#web/lib/session/profile.ts';
import { ChangeEmail } from './change-email.tsx';
import { emailChangeQuery } from './email-change-query.ts';
import { instanceQuery } from '#web/lib/api/instance.ts';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    resources: { en: { translation: en }, es: { translation: es } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
});

const WAITING: PendingChange = {
  newEmail: 'new@example.org',
  expiresAt: '2026-11-22T23:30:00.000Z',
  confirmed: { current: true, new: false },
};

/** Renders the section as text for somebody in Madrid, with this data of the server. */
async function read(language: 'en' | 'es', data: { mail: boolean; pending: PendingChange | null }) {
  await i18next.changeLanguage(language);
  const client = new QueryClient();
  client.setQueryData(instanceQuery.queryKey, { mail: data.mail } as never);
  client.setQueryData(emailChangeQuery.queryKey, { email: 'ana@example.org', pending: data.pending });
  client.setQueryData(profileQuery.queryKey, { currency: 'EUR', timeZone: 'Europe/Madrid' } as never);
  const section = (
    <UnsavedGuard>
      <ChangeEmail />
    </UnsavedGuard>
  );
  const html = renderToString(
    <QueryClientProvider client={client}>
      <MantineProvider>{memoryNavigation(section).view}</MantineProvider>
    </QueryClientProvider>,
  );
  return html
    .replaceAll('<wbr/>', '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

describe.each([
  ['en', en.emailChange, en.profile.repeatedEmail.label],
  ['es', es.emailChange, es.profile.repeatedEmail.label],
] as const)('the section of the e-mail address (%s)', (language, texts, repeatLabel) => {
  test('shows the address and explains a change, with and without mail', async () => {
    const withMail = await read(language, { mail: true, pending: null });
    expect(withMail).toContain('ana@example.org');
    expect(withMail).toContain(texts.howMail);
    expect(withMail).toContain(texts.submit);
    expect(withMail).not.toContain(repeatLabel);
    const withoutMail = await read(language, { mail: false, pending: null });
    expect(withoutMail).toContain(texts.howDirect);
    expect(withoutMail).toContain(repeatLabel);
  });

  test('shows a pending change, its end in the user’s time zone, and who has confirmed it', async () => {
    const words = await read(language, { mail: true, pending: WAITING });
    expect(words).toContain('new@example.org');
    expect(words).toMatch(/November 23|23 November|23 de noviembre/);
    expect(words).toContain(texts.pending.currentConfirmed);
    expect(words).toContain(texts.pending.newWaiting);
    expect(words).toContain(texts.pending.withdraw);
    expect(words).not.toContain(texts.submit);
  });
});
