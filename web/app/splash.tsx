import { useTranslation } from 'react-i18next';
import { LogoMark } from '#web/ui/logo.tsx';

/** What shows while it is not yet known who is asking, as index.html has drawn it before any script came. */
export function Splash() {
  const { t } = useTranslation();
  return (
    <div className="splash" role="status" aria-label={t('app.loading')}>
      <LogoMark size={48} />
    </div>
  );
}
