import { useCallback, useEffect, useState, type ReactNode, type RefObject } from 'react';
import type { Transaction } from '#shared/contract/transactions.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { dialogOnDemand } from '#web/ui/dialog-on-demand.tsx';
import { useRemoveRecord } from './record-hooks.ts';
import type { RecordAction, RecordActions } from './record-menu.tsx';

const EditDialog = dialogOnDemand(async () => (await import('./edit-dialog.tsx')).EditDialog);
const DuplicateDialog = dialogOnDemand(async () => (await import('./duplicate-dialog.tsx')).DuplicateDialog);
const DeleteDialog = dialogOnDemand(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

type Dialog = { kind: RecordAction | 'deleted'; record: Transaction; isOpen: boolean };

/**
 * The dialogs of a list of records, and the way to open them. Its rows carry `data-record`, and the list
 * itself can take the focus.
 */
export function useRecordDialogs(list: RefObject<HTMLElement | null>): {
  actions: RecordActions;
  dialogs: ReactNode;
} {
  const remove = useRemoveRecord();
  const [dialog, setDialog] = useState<Dialog>();
  useEffect(
    () =>
      whenIdle(() => {
        for (const each of [EditDialog, DuplicateDialog, DeleteDialog]) each.prefetch();
      }),
    [],
  );
  const actions = useCallback<RecordActions>((kind, record) => setDialog({ kind, record, isOpen: true }), []);
  if (dialog === undefined) return { actions, dialogs: null };

  const { kind, record, isOpen } = dialog;
  const close = () => setDialog((now) => now && { ...now, isOpen: false });
  // The dialog was opened from a menu that has closed since; of what is deleted, the row goes too.
  const returnFocus = () => {
    const row = list.current?.querySelector(`[data-record='${record.id}']`);
    const menu = kind === 'deleted' ? undefined : row?.querySelector('button');
    (menu ?? list.current)?.focus();
  };
  const common = { record, isOpen, onClose: close, onClosed: returnFocus };
  return {
    actions,
    dialogs: (
      <>
        {kind === 'edit' && <EditDialog key={record.id} {...common} />}
        {kind === 'duplicate' && <DuplicateDialog key={record.id} {...common} />}
        {(kind === 'delete' || kind === 'deleted') && (
          <DeleteDialog
            {...common}
            onConfirm={() => {
              setDialog({ ...dialog, kind: 'deleted', isOpen: false });
              void remove(record);
            }}
          />
        )}
      </>
    ),
  };
}
