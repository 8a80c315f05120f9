import { useTranslation } from 'react-i18next';
import { readTypedSearch, toExactSearch } from '#shared/typed-search.ts';
import { useFormat } from '#web/lib/format/format.ts';
import type { HistoryChanges } from '#web/features/transactions/write/history-search.ts';
import classes from './spelling-note.module.css';

type Props = { typed: string; shown: string; onChange: (changes: HistoryChanges) => void };

/** Says that the list shows a similar spelling, and offers to search for exactly the typed words. */
export function SpellingNote({ typed, shown, onChange }: Props) {
  const { t } = useTranslation();
  const { decimals } = useFormat();
  const search = readTypedSearch(typed, decimals);
  return (
    <div className={`row wrap break-anywhere ${classes.note}`}>
      <p role="status">{t('history.spelling.near', { typed: search.words, shown })}</p>
      <button
        type="button"
        className={`touchable accent weight-600 break-anywhere ${classes.exact}`}
        onClick={() => onChange({ q: toExactSearch(search) })}
      >
        {t('history.spelling.exact', { typed: search.words })}
      </button>
    </div>
  );
}
