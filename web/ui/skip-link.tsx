import { useTranslation } from 'react-i18next';
import classes from './skip-link.module.css';

/** The first link that Tab reaches; it skips the navigation. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={`rounded weight-600 no-underline ${classes.link}`} href="#main">
      {t('app.skipToContent')}
    </a>
  );
}
