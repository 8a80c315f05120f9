import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TRANSACTION_TYPES, UNCATEGORIZED } from '#shared/categories.ts';
import { toSearchText } from '#shared/search-text.ts';
import { HISTORY_SORTS } from '#shared/contract/transaction-history.ts';
import { useAccounts } from '#web/lib/accounts/use-accounts.ts';
import { tagsQuery } from '#web/lib/api/tags-query.ts';
import type { NamedCategory } from '#web/lib/categories/categories.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { AmountField } from './amount-field.tsx';
import { FilterList } from './filter-list.tsx';
import {
  DEFAULT_SORT,
  joinList,
  splitList,
  type HistoryChanges,
  type HistorySearch,
} from '#web/features/transactions/write/history-search.ts';
import classes from './filter-fields.module.css';

type FieldProps = { search: HistorySearch; onChange: (changes: HistoryChanges) => void };
/** `periodField` is the field of the period, from another feature. */
type Props = FieldProps & { periodField: ReactNode };

/** The fields of all filters and of the order; the search text is elsewhere. */
export function FilterFields({ periodField, ...props }: Props) {
  return (
    <div className={`grid align-start ${classes.fields}`}>
      <TypeFilter {...props} />
      {periodField}
      <CategoryFilter {...props} />
      <TagFilter {...props} />
      <AccountFilter {...props} />
      <AmountField {...props} bound="min" />
      <AmountField {...props} bound="max" />
      <div className={classes.whole}>
        <SortChoice {...props} />
      </div>
    </div>
  );
}

function TypeFilter({ search, onChange }: FieldProps) {
  const { t } = useTranslation();
  return (
    <FilterSelect
      label={t('history.filters.type')}
      allLabel={t('history.filters.types.all')}
      options={TRANSACTION_TYPES.map((value) => ({ value, label: t(`history.filters.types.${value}`) }))}
      value={search.type}
      onChange={(type) => onChange({ type })}
    />
  );
}

function CategoryFilter({ search, onChange }: FieldProps) {
  const { t } = useTranslation();
  const { listed, find } = useCategories();
  const types = TRANSACTION_TYPES.filter((type) => search.type === undefined || search.type === type);
  const groups = types.map((type) => ({
    group: t(`history.filters.types.${type}`),
    items: listed(type).map(toOption),
  }));
  return (
    <div className={classes.whole}>
      <FilterList
        label={t('history.filters.category')}
        allLabel={t('history.filters.allCategories')}
        options={[...groups, toOption(find(UNCATEGORIZED))]}
        value={search.category}
        onChange={(category) => onChange({ category })}
      />
    </div>
  );
}

/** Shows only if the user has tags. */
function TagFilter({ search, onChange }: FieldProps) {
  const { t } = useTranslation();
  const { data } = useQuery(tagsQuery);
  const tags = data?.items.map(({ tag }) => tag) ?? [];
  // The address may spell a tag in another case, or without accents.
  const chosen = splitList(search.tag).map((typed) => tags.find((tag) => isSameTag(tag, typed)) ?? typed);
  const offered = [...new Set([...chosen, ...tags])];
  if (offered.length === 0) return null;
  return (
    <div className={classes.whole}>
      <FilterList
        label={t('history.filters.tag')}
        allLabel={t('history.filters.allTags')}
        options={offered.map((tag) => ({ value: tag, label: tag }))}
        value={joinList(chosen)}
        onChange={(tag) => onChange({ tag })}
      />
    </div>
  );
}

/** Shows only if the user has accounts. */
function AccountFilter({ search, onChange }: FieldProps) {
  const { t } = useTranslation();
  const accounts = useAccounts() ?? [];
  if (accounts.length === 0) return null;
  return (
    <div className={classes.whole}>
      <FilterList
        label={t('history.filters.account')}
        allLabel={t('history.filters.allAccounts')}
        options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
        value={search.account}
        onChange={(account) => onChange({ account })}
      />
    </div>
  );
}

function isSameTag(tag: string, wanted: string): boolean {
  return toSearchText(tag) === toSearchText(wanted);
}

function SortChoice({ search, onChange }: FieldProps) {
  const { t } = useTranslation();
  return (
    <FilterSelect
      label={t('history.filters.sort')}
      options={HISTORY_SORTS.map((value) => ({ value, label: t(`history.filters.sorts.${value}`) }))}
      value={search.sort ?? DEFAULT_SORT}
      onChange={(sort) => onChange({ sort })}
    />
  );
}

function toOption({ id, name }: NamedCategory) {
  return { value: id, label: name };
}
