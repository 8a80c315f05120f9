import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { HistoryChanges, HistorySearch } from '#web/features/transactions/write/history-search.ts';
import { useChips } from './use-chips.ts';
import classes from './filter-chips.module.css';

type Props = {
  search: HistorySearch;
  onChange: (changes: HistoryChanges) => void;
  onClear: () => void;
};

/** The active filters, each with a button to remove it. */
export function FilterChips({ search, onChange, onClear }: Props) {
  const { t } = useTranslation();
  const chips = useChips(search);
  if (chips.length === 0) return null;
  return (
    <div className={`row wrap gap-8 ${classes.chips}`}>
      <ul className={`flex wrap gap-8 shrink ${classes.list}`} aria-label={t('history.filters.active')}>
        {chips.map(({ key, text, tail, without }) => (
          <li key={key}>
            <RemovalButton filter={text} tail={tail} onClick={() => onChange(without)} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={`touchable dim text-14 weight-600 no-print ${classes.clear}`}
        onClick={onClear}
      >
        {t('history.filters.clearAll')}
      </button>
    </div>
  );
}

type ButtonProps = { filter: string; tail: string | undefined; onClick: () => void };

function RemovalButton({ filter, tail, onClick }: ButtonProps) {
  const { t } = useTranslation();
  const whole = tail === undefined ? filter : `${filter}, ${tail}`;
  return (
    <button
      type="button"
      className={`row gap-8 touchable accent-color accent text-14 weight-600 ${classes.chip}`}
      aria-label={t('history.filters.remove', { filter: whole })}
      onClick={onClick}
    >
      <span className="ellipsis">{filter}</span>
      {tail !== undefined && <span className="rigid weight-500 nowrap">{tail}</span>}
      <IconX className="rigid no-print" size={16} stroke={2} aria-hidden />
    </button>
  );
}
