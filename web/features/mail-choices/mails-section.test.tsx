import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import { texts } from '#shared/i18n/en/texts.ts';
import { profileQuery } from '#web/lib/session/profile.ts';
import { MailsSection } from './mails-section.tsx';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: texts } } });
});

const NO_MAILS = { reminders: false, budgetAlerts: false, monthReport: false, monthAmounts: false };
const { monthReportPremium } = texts.mailChoices;

/** Renders the section. Returns the mails whose switches can be used, and whether the text names Premium. */
function renderSection(profile: { hasPremium: boolean; mails: typeof NO_MAILS }) {
  const client = new QueryClient();
  client.setQueryData(profileQuery.queryKey, { ...profile, isEmailConfirmed: true } as never);
  const html = renderToString(
    <QueryClientProvider client={client}>
      <MantineProvider>
        <MailsSection />
      </MantineProvider>
    </QueryClientProvider>,
  );
  const inputs = html.match(/<input[^>]*>/g) ?? [];
  const names = ['reminders', 'budgetAlerts', 'monthReport', 'monthAmounts'];
  return {
    usable: names.filter((_, index) => inputs[index]?.includes(' disabled') === false),
    namesPremium: html.includes(monthReportPremium),
  };
}

test('the monthly report cannot be switched on without Premium, and says why', () => {
  expect(renderSection({ hasPremium: false, mails: NO_MAILS })).toEqual({
    usable: ['reminders', 'budgetAlerts'],
    namesPremium: true,
  });
  expect(renderSection({ hasPremium: true, mails: NO_MAILS })).toEqual({
    usable: ['reminders', 'budgetAlerts', 'monthReport'],
    namesPremium: false,
  });
});

test('the monthly report of somebody whose Premium has ended can be switched off', () => {
  const { usable, namesPremium } = renderSection({
    hasPremium: false,
    mails: { ...NO_MAILS, monthReport: true },
  });
  expect(usable).toContain('monthReport');
  expect(namesPremium).toBe(true);
});
