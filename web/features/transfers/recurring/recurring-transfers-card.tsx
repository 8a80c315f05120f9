import { IconRepeat } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccounts, useOfferedAccounts } from '#web/lib/accounts/use-accounts.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BlockSkeleton } from '#web/ui/list-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { OutOfDate } from '#web/ui/out-of-date.tsx';
import { AddButton } from '../add-button.tsx';
import { recurringTransfersQuery } from './api.ts';
import { RecurringRow } from './recurring-row.tsx';
import { useRecurringDialogs } from './use-recurring-dialogs.tsx';

/** The recurring transfers, to add and change them. Somebody without accounts does not see them. */
export function RecurringTransfersCard() {
  const hasAccounts = (useAccounts() ?? []).length > 0;
  return hasAccounts && <LoadedCard />;
}

function LoadedCard() {
  const { t } = useTranslation();
  const card = useRef<HTMLDivElement>(null);
  const { acts, dialog } = useRecurringDialogs(card);
  const canAdd = useOfferedAccounts().length > 0;
  const query = useQuery(recurringTransfersQuery);
  const { data, isError } = query;
  const isEmpty = data?.items.length === 0;
  const title = t('transfers.recurring.title');
  const button = canAdd && (
    <AddButton
      label={t('transfers.recurring.add')}
      short={t('transfers.recurring.addShort')}
      onAdd={acts.add}
    />
  );
  return (
    <Card title={title} {...(button && !isEmpty && { aside: button })}>
      <div className="stack" ref={card} tabIndex={-1}>
        {data === undefined &&
          (isError ? <LoadFailed query={query} /> : <BlockSkeleton heights={[56, 56]} />)}
        {data !== undefined && isError && <OutOfDate message={t('transfers.outOfDate')} query={query} />}
        {isEmpty && (
          <EmptyState
            icon={<IconRepeat size={24} stroke={1.75} />}
            text={t('transfers.recurring.empty')}
            action={button}
          />
        )}
        {data !== undefined && !isEmpty && (
          <ul className="lined" aria-label={title}>
            {data.items.map((rule) => (
              <RecurringRow key={rule.id} rule={rule} onChoose={acts.choose} />
            ))}
          </ul>
        )}
      </div>
      {dialog}
    </Card>
  );
}
