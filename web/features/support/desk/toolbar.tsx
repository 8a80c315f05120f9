import { useTranslation } from 'react-i18next';
import { ASSIGNMENTS, MAX_DESK_SEARCH_LENGTH } from '#shared/contract/support-desk.ts';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import classes from './desk.module.css';
import { DESK_STATES, type DeskChanges, type DeskScreenSearch } from './search.ts';

type Props = { search: DeskScreenSearch; onChange: (changes: DeskChanges) => void };

export function DeskToolbar({ search, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <search className={`grid gap-12 ${classes.toolbar}`}>
      <SearchBox
        value={search.q}
        onChange={(q) => onChange({ q })}
        maxLength={MAX_DESK_SEARCH_LENGTH}
        label={t('supportDesk.search.label')}
        placeholder={t('supportDesk.search.placeholder')}
        clearLabel={t('supportDesk.search.clear')}
      />
      <Filters search={search} onChange={onChange} />
    </search>
  );
}

function Filters({ search, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <div className={`grid gap-12 ${classes.filters}`}>
      <FilterSelect
        label={t('supportDesk.filter')}
        options={DESK_STATES.map((value) => ({ value, label: t(`supportDesk.states.${value}`) }))}
        value={search.state}
        onChange={(state) => onChange({ state })}
      />
      <FilterSelect
        label={t('supportDesk.assignment')}
        allLabel={t('supportDesk.assignments.anyone')}
        options={ASSIGNMENTS.map((value) => ({ value, label: t(`supportDesk.assignments.${value}`) }))}
        value={search.assigned}
        onChange={(assigned) => onChange({ assigned })}
      />
    </div>
  );
}
