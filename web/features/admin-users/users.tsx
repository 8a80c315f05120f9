import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#shared/contract/audit.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useUsers } from './api.ts';
import { countUserFilters, usersCsvAddress } from './search.ts';
import { Toolbar } from './toolbar.tsx';
import { useUserDialogs } from './use-user-dialogs.tsx';
import { useUsersSearch } from './use-users-search.ts';
import { UserResults } from './user-results.tsx';

type Props = { renderAuditEntry: (entry: AuditEntry) => ReactNode };

/** All users, to search, filter and act on. */
export function Users({ renderAuditEntry }: Props) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const list = useRef<HTMLDivElement>(null);
  const { search, userId, change, clear, openUser, closeUser } = useUsersSearch();
  const users = useUsers(search);
  const { ask, dialogs } = useUserDialogs({ list, userId, closeUser, renderAuditEntry });
  const isFiltered = search.q !== undefined || countUserFilters(search) > 0;
  const number = users.data && new Intl.NumberFormat(locale).format(users.data.total);
  return (
    <>
      <PageHeader
        title={t('app.titles.adminUsers')}
        subtitle={
          number === undefined
            ? '\u00a0'
            : isFiltered
              ? t('adminUsers.found', { number })
              : t('adminUsers.total', { number })
        }
        actions={
          <Button
            component="a"
            variant="default"
            href={usersCsvAddress(search)}
            download
            leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
          >
            {t('adminUsers.download')}
          </Button>
        }
      />
      <Card>
        <Toolbar search={search} onChange={change} />
        <div ref={list} tabIndex={-1}>
          <UserResults
            users={users}
            onPage={(page) => change({ page: String(page) })}
            onPageSize={(size) => change({ pageSize: String(size) })}
            onClear={clear}
            onDetails={openUser}
            onAction={ask}
          />
        </div>
      </Card>
      {dialogs}
    </>
  );
}
