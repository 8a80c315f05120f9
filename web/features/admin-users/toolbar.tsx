import { useTranslation } from 'react-i18next';
import { MAX_USER_SEARCH_LENGTH, USER_SORTS } from '#shared/contract/admin-users.ts';
import { FilterBar } from '#web/ui/filter-bar.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { countUserFilters, DEFAULT_SORT, type UsersChanges, type UsersSearch } from './search.ts';
import classes from './toolbar.module.css';

type Props = { search: UsersSearch; onChange: (changes: UsersChanges) => void };

const ROLES = ['admin', 'user'] as const;
const STATES = ['active', 'suspended'] as const;
const PLANS = ['requested', 'premium', 'free'] as const;
const PRESENCES = ['yes', 'no'] as const;

export function Toolbar(props: Props) {
  const { t } = useTranslation();
  const number = countUserFilters(props.search);
  return (
    <FilterBar
      className={classes.toolbar}
      searchBox={<UserSearchBox {...props} />}
      filtersLabel={number > 0 ? t('adminUsers.filters.openSome', { number }) : t('adminUsers.filters.open')}
    >
      <Filters {...props} />
    </FilterBar>
  );
}

function UserSearchBox({ search, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <SearchBox
      value={search.q}
      onChange={(q) => onChange({ q })}
      maxLength={MAX_USER_SEARCH_LENGTH}
      label={t('adminUsers.search.label')}
      placeholder={t('adminUsers.search.placeholder')}
      clearLabel={t('adminUsers.search.clear')}
    />
  );
}

function Filters({ search, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <div className={`grid gap-12 ${classes.filters}`}>
      <FilterSelect
        label={t('adminUsers.filters.role')}
        allLabel={t('adminUsers.filters.all.role')}
        options={ROLES.map((value) => ({ value, label: t(`adminUsers.filters.roles.${value}`) }))}
        value={search.role}
        onChange={(role) => onChange({ role })}
      />
      <FilterSelect
        label={t('adminUsers.filters.status')}
        allLabel={t('adminUsers.filters.all.status')}
        options={STATES.map((value) => ({ value, label: t(`adminUsers.filters.states.${value}`) }))}
        value={search.status}
        onChange={(status) => onChange({ status })}
      />
      <FilterSelect
        label={t('adminUsers.filters.online')}
        allLabel={t('adminUsers.filters.all.online')}
        options={PRESENCES.map((value) => ({ value, label: t(`adminUsers.filters.presence.${value}`) }))}
        value={search.online}
        onChange={(online) => onChange({ online })}
      />
      <FilterSelect
        label={t('adminUsers.filters.plan')}
        allLabel={t('adminUsers.filters.all.plan')}
        options={PLANS.map((value) => ({ value, label: t(`adminUsers.filters.plans.${value}`) }))}
        value={search.plan}
        onChange={(plan) => onChange({ plan })}
      />
      <FilterSelect
        label={t('adminUsers.filters.sort')}
        options={USER_SORTS.map((value) => ({ value, label: t(`adminUsers.filters.sorts.${value}`) }))}
        value={search.sort ?? DEFAULT_SORT}
        onChange={(sort) => onChange({ sort })}
      />
    </div>
  );
}
