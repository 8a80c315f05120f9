import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_DESCRIPTION_LENGTH } from '#shared/limits.ts';
import { SearchBox } from '#web/ui/search-box.tsx';
import { FilterFields } from './filter-fields.tsx';
import { countFilters, type HistoryChanges, type HistorySearch } from './search.ts';
import classes from './toolbar.module.css';

type Props = {
  search: HistorySearch;
  onChange: (changes: HistoryChanges) => void;
  periodField: ReactNode;
};

/** The search and the filters; on phones the filters are behind a button. */
export function Toolbar({ search, onChange, periodField }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const count = countFilters({ ...search, q: '' }) - 1;
  return (
    <search className={classes.toolbar}>
      <div className={classes.first}>
        <div className={classes.search}>
          <SearchBox
            value={search.q}
            onChange={(q) => onChange({ q })}
            maxLength={MAX_DESCRIPTION_LENGTH}
            label={t('history.search.label')}
            help={t('history.search.help')}
            placeholder={t('history.search.placeholder')}
            clearLabel={t('history.search.clear')}
          />
        </div>
        <Button
          className={classes.toggle ?? ''}
          variant="default"
          aria-expanded={isOpen}
          aria-controls={id}
          leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {count > 0 ? t('history.filters.openSome', { number: count }) : t('history.filters.open')}
        </Button>
      </div>
      <div id={id} className={classes.filters} data-open={isOpen || undefined}>
        <FilterFields search={search} onChange={onChange} periodField={periodField} />
      </div>
    </search>
  );
}
