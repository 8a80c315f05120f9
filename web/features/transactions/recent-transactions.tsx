import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transaction } from '#shared/contract/transactions.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { useRemoveRecord } from './record-hooks.ts';
import { RecordRow } from './record-row.tsx';
import classes from './recent-transactions.module.css';

const EditDialog = dialogOnDemand(async () => (await import('./edit-dialog.tsx')).EditDialog);
const DeleteDialog = dialogOnDemand(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

type Dialog = { kind: 'edit' | 'delete' | 'deleted'; record: Transaction; isOpen: boolean };

/** The latest records of both kinds, each with what can be done with it. */
export function RecentTransactions({ items }: { items: Transaction[] }) {
  const { t } = useTranslation();
  const remove = useRemoveRecord();
  const list = useRef<HTMLUListElement>(null);
  const [dialog, setDialog] = useState<Dialog>();
  useEffect(
    () =>
      whenIdle(() => {
        EditDialog.prefetch();
        DeleteDialog.prefetch();
      }),
    [],
  );
  const close = () => setDialog((now) => now && { ...now, isOpen: false });
  // The dialog was opened from a menu that has closed since; of what is deleted, the row goes too.
  const returnFocus = () => {
    const row = list.current?.querySelector(`[data-record='${dialog?.record.id}']`);
    const actions = dialog?.kind === 'deleted' ? undefined : row?.querySelector('button');
    (actions ?? list.current)?.focus();
  };

  return (
    <>
      <ul className={classes.list} ref={list} tabIndex={-1} aria-label={t('transactions.list.label')}>
        {items.map((record) => (
          <RecordRow
            key={record.id}
            record={record}
            onEdit={() => setDialog({ kind: 'edit', record, isOpen: true })}
            onDelete={() => setDialog({ kind: 'delete', record, isOpen: true })}
          />
        ))}
      </ul>
      {dialog?.kind === 'edit' && (
        <EditDialog
          key={dialog.record.id}
          record={dialog.record}
          isOpen={dialog.isOpen}
          onClose={close}
          onClosed={returnFocus}
        />
      )}
      {(dialog?.kind === 'delete' || dialog?.kind === 'deleted') && (
        <DeleteDialog
          record={dialog.record}
          isOpen={dialog.isOpen}
          onClose={close}
          onConfirm={() => {
            setDialog({ ...dialog, kind: 'deleted', isOpen: false });
            void remove(dialog.record);
          }}
          onClosed={returnFocus}
        />
      )}
    </>
  );
}
