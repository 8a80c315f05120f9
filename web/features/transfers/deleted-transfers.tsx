import { Button } from '@mantine/core';
import { IconRestore, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeletedTransfer } from '#shared/contract/transfers.ts';
import { Card } from '#web/ui/card.tsx';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { MenuAction } from '#web/ui/menu-action.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { useTransferWrites, type useDeletedTransfers } from './api.ts';
import { MoreTransfers } from './more-transfers.tsx';
import { TransferRow } from './transfer-row.tsx';
import classes from './transfers.module.css';

const EraseDialog = dialogOnDemand(async () => (await import('./remove-dialogs.tsx')).EraseDialog);

/** The deleted transfers. Each can be restored, or erased after a question. */
export function DeletedTransfers({ query }: { query: ReturnType<typeof useDeletedTransfers> }) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<{ transfer: DeletedTransfer; isOpen: boolean }>();
  // The pressed button disappears with its row.
  const focusList = () => list.current?.focus();
  const restore = useRestore(focusList);
  return (
    <Card className={classes.deleted ?? ''} title={t('transfers.deletedTitle')}>
      <ul className="lined" ref={list} tabIndex={-1} aria-label={t('transfers.deletedTitle')}>
        {query.data?.pages.flatMap(({ items }) =>
          items.map((transfer) => (
            <TransferRow
              key={transfer.id}
              transfer={transfer}
              renderMenu={(name) => (
                <RowControls
                  name={name}
                  onRestore={() => restore(transfer.id)}
                  onErase={() => setAsked({ transfer, isOpen: true })}
                />
              )}
            />
          )),
        )}
      </ul>
      <MoreTransfers query={query} />
      {asked && (
        <EraseDialog
          key={asked.transfer.id}
          transfer={asked.transfer}
          isOpen={asked.isOpen}
          onClose={() => setAsked({ ...asked, isOpen: false })}
          onClosed={focusList}
        />
      )}
    </Card>
  );
}

type ControlsProps = { name: string; onRestore: () => void; onErase: () => void };

/** The button that restores, on wide windows only, and the menu. */
function RowControls({ name, onRestore, onErase }: ControlsProps) {
  const { t } = useTranslation();
  const restoreText = t('deletedTransactions.restore');
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        visibleFrom="sm"
        leftSection={<IconRestore size={16} stroke={1.75} aria-hidden />}
        aria-label={`${restoreText}: ${name}`}
        onClick={onRestore}
      >
        {restoreText}
      </Button>
      <RowMenu label={t('transfers.actions', { name })}>
        <MenuAction icon={IconRestore} onClick={onRestore}>
          {restoreText}
        </MenuAction>
        <MenuAction icon={IconTrash} isDangerous onClick={onErase}>
          {t('deletedTransactions.erase')}
        </MenuAction>
      </RowMenu>
    </>
  );
}

function useRestore(onRestored: () => void): (id: string) => void {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const { restore } = useTransferWrites();
  const onDone = () => {
    showToast({ kind: 'success', message: t('transfers.toasts.restored') });
    onRestored();
  };
  return (id) => void restore(id).then(onDone, showError);
}
