import { IconWand } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './notes.module.css';

/** Marks a series that was recognised, and not added as recurring. */
export function RecognisedMark() {
  const { t } = useTranslation();
  return (
    // The mark stays with the word before it.
    <span className="dim nowrap">
      {'\u00a0'}
      <IconWand
        className={classes.mark}
        size={14}
        stroke={1.75}
        role="img"
        aria-label={t('reports.month.recognised')}
      />
    </span>
  );
}

/** Explains the mark below a list. */
export function RecognisedLegend() {
  const { t } = useTranslation();
  return (
    <p className={classes.note} aria-hidden>
      <IconWand className={classes.mark} size={14} stroke={1.75} /> {t('reports.month.recognised')}
    </p>
  );
}
