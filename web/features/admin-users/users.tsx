import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#shared/contract/audit.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useUsers } from './api.ts';
import { countUserFilters, usersCsvAddress, type UsersSearch } from './search.ts';
import { Toolbar } from './toolbar.tsx';
import { useAccountAction } from './use-account-action.ts';
import { useOpenUser, useUsersSearch } from './use-users-search.ts';
import { UserDialogs } from './user-dialogs.tsx';
import { UserResults } from './user-results.tsx';

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
