import { Button, NativeSelect } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconSelector } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_USER_SEARCH_LENGTH, USER_SORTS } from '#shared/contract/admin-users.ts';
import { SearchBox } from '#web/ui/search-box.tsx';
import { countUserFilters, DEFAULT_SORT, type UsersChanges, type UsersSearch } from './search.ts';
import classes from './toolbar.module.css';

const SELECT = { rightSectionWidth: 36, rightSection: <IconSelector size={16} stroke={1.75} aria-hidden /> };

type Props = { search: UsersSearch; onChange: (changes: UsersChanges) => void };

/** The search and the filters; on phones the filters are behind a button. */
export function Toolbar({ search, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const count = countUserFilters(search);
  return (
    <search className={classes.toolbar}>
      <div className={classes.first}>
        <div className={classes.search}>
          <SearchBox
            value={search.q}
            onChange={(q) => onChange({ q })}
            maxLength={MAX_USER_SEARCH_LENGTH}
            label={t('adminUsers.search.label')}
            placeholder={t('adminUsers.search.placeholder')}
            clearLabel={t('adminUsers.search.clear')}
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
          {count > 0 ? t('adminUsers.filters.openSome', { number: count }) : t('adminUsers.filters.open')}
        </Button>
      </div>
      <div id={id} className={classes.filters} data-open={isOpen || undefined}>
        <Filters search={search} onChange={onChange} />
      </div>
    </search>
  );
}

function Filters({ search, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <NativeSelect
        {...SELECT}
        label={t('adminUsers.filters.role')}
        value={search.role ?? ''}
        onChange={({ currentTarget }) => onChange({ role: chosen(currentTarget.value, ROLES) })}
      >
        <option value="">{t('adminUsers.filters.all')}</option>
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {t(`adminUsers.filters.roles.${role}`)}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        {...SELECT}
        label={t('adminUsers.filters.status')}
        value={search.status ?? ''}
        onChange={({ currentTarget }) => onChange({ status: chosen(currentTarget.value, STATES) })}
      >
        <option value="">{t('adminUsers.filters.all')}</option>
        {STATES.map((status) => (
          <option key={status} value={status}>
            {t(`adminUsers.filters.states.${status}`)}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        {...SELECT}
        label={t('adminUsers.filters.online')}
        value={search.online ?? ''}
        onChange={({ currentTarget }) => onChange({ online: chosen(currentTarget.value, PRESENCES) })}
      >
        <option value="">{t('adminUsers.filters.all')}</option>
        {PRESENCES.map((online) => (
          <option key={online} value={online}>
            {t(`adminUsers.filters.presence.${online}`)}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        {...SELECT}
        label={t('adminUsers.filters.sort')}
        value={search.sort ?? DEFAULT_SORT}
        onChange={({ currentTarget }) => onChange({ sort: chosen(currentTarget.value, USER_SORTS) })}
      >
        {USER_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`adminUsers.filters.sorts.${sort}`)}
          </option>
        ))}
      </NativeSelect>
    </>
  );
}

const ROLES = ['admin', 'user'] as const;
const STATES = ['active', 'suspended'] as const;
const PRESENCES = ['yes', 'no'] as const;

function chosen<Value extends string>(value: string, options: readonly Value[]): Value | undefined {
  return options.find((option) => option === value);
}
