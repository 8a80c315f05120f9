import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { useFormat } from '#web/lib/format/format.ts';
import type { HistoryChanges, HistorySearch } from './search.ts';
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
    <div className={classes.chips}>
      <ul className={classes.list} aria-label={t('history.filters.active')}>
        {chips.map(({ key, text, without }) => (
          <li key={key}>
            <RemovalButton filter={text} onClick={() => onChange(without)} />
          </li>
        ))}
      </ul>
      <button type="button" className={classes.clear} onClick={onClear}>
        {t('history.filters.clearAll')}
      </button>
    </div>
  );
}

function RemovalButton({ filter, onClick }: { filter: string; onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={classes.chip}
      aria-label={t('history.filters.remove', { filter })}
      onClick={onClick}
    >
      <span className={classes.text}>{filter}</span>
      <IconX size={16} stroke={2} aria-hidden />
    </button>
  );
}

type Chip = { key: string; text: string; without: HistoryChanges };

function useChips({ q, type, category, tag, from, to, min, max, import: importId }: HistorySearch): Chip[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { known } = useCategories();
  const rangeText = useRangeText();
  const days =
    from !== undefined && to !== undefined && from !== to
      ? format.dayRange({ from, to }, { dateStyle: 'medium' })
      : rangeText(from, to, (day) => format.day(day));
  const amounts = rangeText(min, max, (amount) => format.amount(Number(amount)));
  const chips: (Omit<Chip, 'text'> & { text: string | undefined })[] = [
    { key: 'q', text: q && t('history.filters.quoted', { text: q }), without: { q: undefined } },
    { key: 'type', text: type && t(`history.filters.types.${type}`), without: { type: undefined } },
    { key: 'category', text: known(category ?? '')?.name, without: { category: undefined } },
    { key: 'tag', text: tag && t('history.filters.tagged', { tag }), without: { tag: undefined } },
    { key: 'days', text: days, without: { from: undefined, to: undefined } },
    { key: 'amounts', text: amounts, without: { min: undefined, max: undefined } },
    { key: 'import', text: importId && t('history.filters.import'), without: { import: undefined } },
  ];
  return chips.flatMap((chip) => (chip.text === undefined ? [] : [{ ...chip, text: chip.text }]));
}

function useRangeText() {
  const { t } = useTranslation();
  return (low: string | undefined, high: string | undefined, write: (value: string) => string) => {
    if (low === undefined)
      return high === undefined ? undefined : t('history.filters.atMost', { value: write(high) });
    if (high === undefined) return t('history.filters.atLeast', { value: write(low) });
    return low === high ? write(low) : `${write(low)} – ${write(high)}`;
  };
}
