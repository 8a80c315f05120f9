import { useTranslation } from 'react-i18next';
import { LogoMark } from '#web/ui/logo.tsx';

/** Shows until the session is known; it looks like what index.html draws before the first script. */
export function Splash() {
  const { t } = useTranslation();
  return (
    <div className="splash" role="status" aria-label={t('app.loading')}>
      <LogoMark size={48} />
    </div>
  );
}
