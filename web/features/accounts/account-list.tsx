import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Source } from '#shared/contract/sources.ts';
import type { Step } from '#web/ui/ordering/move-buttons.tsx';
import { moveTo } from '#web/ui/ordering/move-to.ts';
import { AccountRow, type AccountListProps } from './account-row.tsx';
import { useOrderAccounts } from './use-order-accounts.ts';

/** The accounts in their order, which the buttons and the menu of each change. */
export function AccountList({ accounts, canMerge, onAction }: AccountListProps) {
  const { t } = useTranslation();
  const { step, announcement } = useSteps(accounts);
  const runAction: AccountListProps['onAction'] = (chosen, account) =>
    chosen === 'moveUp' || chosen === 'moveDown' ? step(chosen, account) : onAction(chosen, account);
  const rows = accounts.map((account, place) => (
    <AccountRow
      key={account.id}
      {...{ account, canMerge }}
      onAction={runAction}
      canStep={{ moveUp: place > 0, moveDown: place < accounts.length - 1 }}
    />
  ));
  return (
    <>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <ul className="stack" aria-label={t('ownAccounts.title')}>
        {rows}
      </ul>
    </>
  );
}

/** `step` moves an account by one place, saves the order, and announces the new place. */
function useSteps(accounts: readonly Source[]) {
  const { t } = useTranslation();
  const order = useOrderAccounts();
  const [announcement, setAnnouncement] = useState('');
  function step(chosen: Step, { id, name }: Source): void {
    const ids = accounts.map((account) => account.id);
    const place = ids.indexOf(id) + (chosen === 'moveUp' ? -1 : 1);
    if (place < 0 || place >= ids.length) return;
    setAnnouncement(t('ownAccounts.moved', { name, position: place + 1, count: ids.length }));
    order(moveTo(ids, id, place));
  }
  return { step, announcement };
}
