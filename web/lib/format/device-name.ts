import { useTranslation } from 'react-i18next';

type Device = { browser: string | null; system: string | null };

/** Names the device of a session by what is known of it. */
export function useDeviceName(): (device: Device) => string {
  const { t } = useTranslation();
  return ({ browser, system }) =>
    browser !== null && system !== null
      ? t('account.sessions.device', { browser, system })
      : (browser ?? system ?? t('account.sessions.unknown'));
}
