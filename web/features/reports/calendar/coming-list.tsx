import { useTranslation } from 'react-i18next';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { RecognisedMark } from '../recognised-mark.tsx';
import notes from '../notes.module.css';
import type { ComingItem } from './coming.ts';

/** What is to come, by day: what repeats, and what is recorded already. */
export function ComingList({ items, label }: { items: readonly ComingItem[]; label: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <ul className={notes.list} aria-label={label}>
      {items.map(({ key, day, description, type, amount, source }) => (
        <li key={key} className={notes.item}>
          <span>
            {`${format.day(day, DAY_FORMATS.short)} · ${description}`}
            {source === 'recognised' && <RecognisedMark />}
            {source === 'recorded' && (
              <span className={notes.mark}>
                {'\u00a0· '}
                {t('reports.calendar.recorded')}
              </span>
            )}
          </span>
          <span>{format.signedAmount(type === 'expense' ? -amount : amount)}</span>
        </li>
      ))}
    </ul>
  );
}
