import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CATEGORIES, TRANSACTION_TYPES, UNCATEGORIZED, type Category } from '#shared/categories.ts';
import { HISTORY_SORTS } from '#shared/contract/transaction-history.ts';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { AmountField } from './amount-field.tsx';
import { DEFAULT_SORT, type HistoryChanges, type HistorySearch } from './search.ts';
import classes from './filter-fields.module.css';

type Props = {
  search: HistorySearch;
  onChange: (changes: HistoryChanges) => void;
  /** The field of the period, from another feature. */
  periodField: ReactNode;
};

/** The filters and the order of the list, without the search text. */
export function FilterFields({ search, onChange, periodField }: Props) {
  const { t } = useTranslation();
  const named = (value: Category) => ({ value, label: t(`categories.${value}`) });
  return (
    <div className={classes.fields}>
      <FilterSelect
        label={t('history.filters.type')}
        allLabel={t('history.filters.types.all')}
        options={TRANSACTION_TYPES.map((value) => ({ value, label: t(`history.filters.types.${value}`) }))}
        value={search.type}
        onChange={(type) => onChange({ type })}
      />
      <FilterSelect
        label={t('history.filters.category')}
        allLabel={t('history.filters.allCategories')}
        options={[
          ...TRANSACTION_TYPES.filter((type) => search.type === undefined || search.type === type).map(
            (type) => ({ group: t(`history.filters.types.${type}`), items: CATEGORIES[type].map(named) }),
          ),
          named(UNCATEGORIZED),
        ]}
        value={search.category}
        onChange={(category) => onChange({ category })}
      />
      {periodField}
      <AmountField
        label={t('history.filters.min')}
        value={search.min}
        onChange={(min) => onChange({ min })}
      />
      <AmountField
        label={t('history.filters.max')}
        value={search.max}
        onChange={(max) => onChange({ max })}
      />
      <FilterSelect
        label={t('history.filters.sort')}
        options={HISTORY_SORTS.map((value) => ({ value, label: t(`history.filters.sorts.${value}`) }))}
        value={search.sort ?? DEFAULT_SORT}
        onChange={(sort) => onChange({ sort })}
      />
    </div>
  );
}
