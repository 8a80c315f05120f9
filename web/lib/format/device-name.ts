import { useTranslation } from 'react-i18next';

type Device = { browser: string | null; system: string | null };

/** The name of a session's device: its browser and system, as far as known. */
export function useDeviceName(): (device: Device) => string {
  const { t } = useTranslation();
  return ({ browser, system }) =>
    browser !== null && system !== null
      ? t('account.sessions.device', { browser, system })
      : (browser ?? system ?? t('account.sessions.unknown'));
}
