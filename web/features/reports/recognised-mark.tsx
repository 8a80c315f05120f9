import { useTranslation } from 'react-i18next';

/** Says that something was recognised as repeating, and not added as that. */
export function RecognisedMark() {
  const { t } = useTranslation();
  return (
    // The dot stays with the word before it.
    <span className="dim">
      {'\u00a0· '}
      {t('reports.month.recognised')}
    </span>
  );
}
