import { useTranslation } from 'react-i18next';
import classes from './skip-link.module.css';

/** The first thing that Tab reaches: past the navigation, to the content. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={classes.link} href="#main">
      {t('app.skipToContent')}
    </a>
  );
}
