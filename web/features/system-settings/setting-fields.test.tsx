import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#shared/contract/setting-values.ts';
import { type StoredSettings } from '#shared/contract/system-settings.ts';
import { adminTexts } from '#shared/i18n/en/admin-texts.ts';
import { MAX_PASSWORD_MINIMUM, MIN_PASSWORD_LENGTH } from '#shared/limits.ts';
import { profileQuery } from '#web/lib/session/profile.ts';
import { NumberSetting } from './setting-fields.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const STORED: StoredSettings = {
  settings: DEFAULT_SETTINGS,
  ownUrl: '',
  fixed: {},
  secrets: { smtpPassword: false },
};

test.each([
  ['smtpPort', '1–65,535'],
  ['minPasswordLength', `${MIN_PASSWORD_LENGTH}–${MAX_PASSWORD_MINIMUM}`],
] as const)('the label of %s says between which numbers the contract takes it', async (name, range) => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: adminTexts } } });
  const client = new QueryClient();
  client.setQueryData(profileQuery.queryKey, { currency: 'EUR', timeZone: 'UTC' } as never);
  const Field = () => <NumberSetting form={useSettingsForm(STORED)} name={name} />;
  const html = renderToString(
    <QueryClientProvider client={client}>
      <MantineProvider>
        <Field />
      </MantineProvider>
    </QueryClientProvider>,
  );
  expect(html).toContain(`(${range})`);
});
