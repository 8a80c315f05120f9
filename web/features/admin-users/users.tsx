import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#shared/contract/audit.ts';
import { MAX_USER_SEARCH_LENGTH, USER_SORTS } from '#shared/contract/admin-users.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { FilterBar } from '#web/ui/filter-bar.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { useUsers } from './api.ts';
import {
  countUserFilters,
  usersCsvAddress,
  type UsersSearch,
  DEFAULT_SORT,
  type UsersChanges,
} from './search.ts';
import { useAccountAction } from './use-account-action.ts';
import { useOpenUser, useUsersSearch } from './use-users-search.ts';
import { UserDialogs } from './user-dialogs.tsx';
import { UserResults } from './user-results.tsx';
import classes from './toolbar.module.css';

type Props = { renderAuditEntry: (entry: AuditEntry) => ReactNode };

/** All users, to search, filter and act on. */
export function Users({ renderAuditEntry }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const controls = useUsersSearch();
  const { search } = controls;
  const details = useOpenUser(search);
  const users = useUsers(search);
  const action = useAccountAction();
  return (
    <>
      <Header search={search} total={users.data?.total} />
      <Card>
        <Toolbar {...controls} />
        <div ref={list} tabIndex={-1}>
          <UserResults {...controls} users={users} onDetails={details.openUser} onAction={action.ask} />
        </div>
      </Card>
      <UserDialogs details={details} action={action} list={list} renderAuditEntry={renderAuditEntry} />
    </>
  );
}

function Header({ search, total }: { search: UsersSearch; total: number | undefined }) {
  const { t } = useTranslation();
  const format = useFormat();
  const isFiltered = search.q !== undefined || countUserFilters(search) > 0;
  const number = total === undefined ? undefined : format.count(total);
  const found = number !== undefined && t(isFiltered ? 'adminUsers.found' : 'adminUsers.total', { number });
  return (
    <PageHeader
      title={t('app.titles.adminUsers')}
      subtitle={found || '\u00a0'}
      actions={<Download search={search} />}
    />
  );
}

function Download({ search }: { search: UsersSearch }) {
  const { t } = useTranslation();
  return (
    <Button
      component="a"
      variant="default"
      href={usersCsvAddress(search)}
      download
      leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
    >
      {t('adminUsers.download')}
    </Button>
  );
}

type ToolbarProps = { search: UsersSearch; onChange: (changes: UsersChanges) => void };

const ROLES = ['admin', 'user'] as const;
const STATES = ['active', 'suspended'] as const;
const PLANS = ['requested', 'premium', 'free'] as const;
const PRESENCES = ['yes', 'no'] as const;

function Toolbar(props: ToolbarProps) {
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

function UserSearchBox({ search, onChange }: ToolbarProps) {
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

function Filters({ search, onChange }: ToolbarProps) {
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
