import { useTranslation } from 'react-i18next';
import classes from './notes.module.css';

/** Says that something was recognised as repeating, and not added as that. */
export function RecognisedMark() {
  const { t } = useTranslation();
  return (
    <>
      {' '}
      <span className={classes.mark}>· {t('reports.month.recognised')}</span>
    </>
  );
}
