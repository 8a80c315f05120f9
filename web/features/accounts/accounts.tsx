import { Button } from '@mantine/core';
import { IconPlus, IconWallet } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Source } from '#shared/contract/sources.ts';
import { sourcesQuery } from '#web/lib/api/sources-query.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailedCard } from '#web/ui/load-failed.tsx';
import { AccountList } from './account-list.tsx';
import classes from './accounts.module.css';
import { ArchivedAccounts } from './archived-accounts.tsx';
import { useAccountDialogs } from './use-account-dialogs.tsx';

/** The user's accounts, to add, order, change, archive, merge and delete them. */
export function Accounts() {
  const query = useQuery(sourcesQuery);
  if (query.data !== undefined) return <AccountsCard accounts={query.data.items} />;
  if (query.isError) return <LoadFailedCard query={query} />;
  return (
    <Card>
      <ListSkeleton rowHeight={56} picture="tile" />
    </Card>
  );
}

function AccountsCard({ accounts }: { accounts: readonly Source[] }) {
  const { t } = useTranslation();
  const card = useRef<HTMLDivElement>(null);
  const { runAction, add, dialogs } = useAccountDialogs(accounts, card);
  const archived = accounts.filter(({ isArchived }) => isArchived);
  const used = accounts.filter(({ isArchived }) => !isArchived);
  const button = <AddButton onAdd={add} />;
  return (
    <Card
      className={`${classes.card}`}
      {...(accounts.length > 0 && { title: t('ownAccounts.title'), aside: button })}
    >
      <div className="stack gap-16" ref={card} tabIndex={-1}>
        {accounts.length === 0 && (
          <EmptyState
            icon={<IconWallet size={24} stroke={1.75} />}
            text={t('ownAccounts.empty')}
            action={button}
          />
        )}
        {used.length > 0 && (
          <AccountList accounts={used} canMerge={accounts.length > 1} onAction={runAction} />
        )}
        {archived.length > 0 && (
          <ArchivedAccounts accounts={archived} canMerge={accounts.length > 1} onAction={runAction} />
        )}
      </div>
      {dialogs}
    </Card>
  );
}

function AddButton({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="default"
      px={16}
      data-add
      leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
      onClick={onAdd}
    >
      {t('ownAccounts.add')}
    </Button>
  );
}
