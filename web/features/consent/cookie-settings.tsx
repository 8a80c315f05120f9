import { useTranslation } from 'react-i18next';
import { useOpenCookieSettings } from './use-consent.ts';

/** A button that opens the question of consent again. */
export function CookieSettings({ className }: { className: string }) {
  const { t } = useTranslation();
  const open = useOpenCookieSettings();
  return (
    <button type="button" className={className} onClick={open}>
      {t('app.cookieSettings')}
    </button>
  );
}
