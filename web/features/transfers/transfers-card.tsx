import { IconArrowsExchange } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccounts, useOfferedAccounts } from '#web/lib/accounts/use-accounts.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { OutOfDate } from '#web/ui/out-of-date.tsx';
import { useTransfers } from './api.ts';
import { AddButton } from './add-button.tsx';
import { MoreTransfers } from './more-transfers.tsx';
import { TransferMenu } from './transfer-menu.tsx';
import { TransferRow } from './transfer-row.tsx';
import classes from './transfers.module.css';
import { useTransferDialogs, type TransferDialogs } from './use-transfer-dialogs.tsx';

type Props = {
  /** Lists only the transfers from or to this account. */
  account?: string;
};

/** The transfers, to add, change and delete them. Somebody without accounts does not see them. */
export function TransfersCard({ account }: Props) {
  const hasAccounts = (useAccounts() ?? []).length > 0;
  return hasAccounts && <LoadedCard account={account} />;
}

function LoadedCard({ account }: { account: string | undefined }) {
  const { t } = useTranslation();
  const card = useRef<HTMLDivElement>(null);
  const dialogs = useTransferDialogs(card, account);
  const canAdd = useOfferedAccounts().length > 0;
  const query = useTransfers(account);
  const { data, isError } = query;
  const isEmpty = data?.pages[0]?.items.length === 0;
  const button = canAdd && <AddButton label={t('transfers.add')} onAdd={dialogs.add} />;
  return (
    <Card
      className={`${classes.card}`}
      title={t('transfers.title')}
      {...(button && !isEmpty && { aside: button })}
    >
      <div className="stack" ref={card} tabIndex={-1}>
        {data === undefined &&
          (isError ? <LoadFailed query={query} /> : <BlockSkeleton heights={[56, 56]} />)}
        {data !== undefined && isError && <OutOfDate message={t('transfers.outOfDate')} query={query} />}
        {isEmpty ? (
          <EmptyState
            icon={<IconArrowsExchange size={24} stroke={1.75} />}
            text={t('transfers.empty')}
            action={button}
          />
        ) : (
          <List query={query} account={account} dialogs={dialogs} />
        )}
      </div>
      {dialogs.dialog}
    </Card>
  );
}

type ListProps = {
  query: ReturnType<typeof useTransfers>;
  account: string | undefined;
  dialogs: TransferDialogs;
};

function List({ query, account, dialogs }: ListProps) {
  const { t } = useTranslation();
  const { data } = query;
  if (data === undefined) return null;
  return (
    <>
      <ul className="lined" aria-label={t('transfers.title')}>
        {data.pages.flatMap(({ items }) =>
          items.map((transfer) => (
            <TransferRow
              key={transfer.id}
              {...{ transfer, account }}
              renderMenu={(name) => (
                <TransferMenu name={name} onAction={(action) => dialogs.open(action, transfer)} />
              )}
            />
          )),
        )}
      </ul>
      <MoreTransfers query={query} />
    </>
  );
}
