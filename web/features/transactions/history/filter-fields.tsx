import { NativeSelect } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CATEGORIES, TRANSACTION_TYPES, UNCATEGORIZED, type Category } from '#shared/categories.ts';
import { HISTORY_SORTS, type HistorySort } from '#shared/contract/transaction-history.ts';
import { AmountField } from './amount-field.tsx';
import { DEFAULT_SORT, type HistoryChanges, type HistorySearch } from './search.ts';
import classes from './filter-fields.module.css';

type Props = {
  search: HistorySearch;
  onChange: (changes: HistoryChanges) => void;
  /** The field of the period, which another feature brings. */
  periodField: ReactNode;
};

const SELECT = { rightSectionWidth: 36, rightSection: <IconSelector size={16} stroke={1.75} aria-hidden /> };

/** Everything that narrows and orders the list, besides the text. */
export function FilterFields({ search, onChange, periodField }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.fields}>
      <NativeSelect
        {...SELECT}
        label={t('history.filters.type')}
        value={search.type ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ type: TRANSACTION_TYPES.find((type) => type === value) })
        }
      >
        <option value="">{t('history.filters.types.all')}</option>
        {TRANSACTION_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`history.filters.types.${type}`)}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        {...SELECT}
        label={t('history.filters.category')}
        value={search.category ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ category: value === '' ? undefined : (value as Category) })
        }
      >
        <option value="">{t('history.filters.allCategories')}</option>
        {TRANSACTION_TYPES.filter((type) => search.type === undefined || search.type === type).map((type) => (
          <optgroup key={type} label={t(`history.filters.types.${type}`)}>
            {CATEGORIES[type].map((category) => (
              <option key={category} value={category}>
                {t(`categories.${category}`)}
              </option>
            ))}
          </optgroup>
        ))}
        <option value={UNCATEGORIZED}>{t(`categories.${UNCATEGORIZED}`)}</option>
      </NativeSelect>
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
      <NativeSelect
        {...SELECT}
        label={t('history.filters.sort')}
        value={search.sort ?? DEFAULT_SORT}
        onChange={({ currentTarget: { value } }) => onChange({ sort: value as HistorySort })}
      >
        {HISTORY_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`history.filters.sorts.${sort}`)}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
