import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_DESCRIPTION_LENGTH } from '#shared/limits.ts';
import { FilterBar } from '#web/ui/filter-bar.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { FilterFields } from './filter-fields.tsx';
import { countFilters, type HistoryChanges, type HistorySearch } from './search.ts';

type Props = {
  search: HistorySearch;
  onChange: (changes: HistoryChanges) => void;
  periodField: ReactNode;
};

export function Toolbar({ search, onChange, periodField }: Props) {
  const { t } = useTranslation();
  const count = countFilters({ ...search, q: '' }) - 1;
  return (
    <FilterBar
      searchBox={<DescriptionSearch search={search} onChange={onChange} />}
      filtersLabel={count > 0 ? t('history.filters.openSome', { number: count }) : t('history.filters.open')}
    >
      <FilterFields search={search} onChange={onChange} periodField={periodField} />
    </FilterBar>
  );
}

function DescriptionSearch({ search, onChange }: Omit<Props, 'periodField'>) {
  const { t } = useTranslation();
  return (
    <SearchBox
      value={search.q}
      onChange={(q) => onChange({ q })}
      maxLength={MAX_DESCRIPTION_LENGTH}
      label={t('history.search.label')}
      help={t('history.search.help')}
      placeholder={t('history.search.placeholder')}
      clearLabel={t('history.search.clear')}
    />
  );
}
