import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import type { Transaction, TransactionFields } from '#shared/contract/transactions.ts';
import { MOBILE_BREAKPOINT_PX } from '#shared/limits.ts';
import { UnsavedDialog, useUnsaved } from '#web/lib/form/unsaved.tsx';
import { RecordForm } from './record-form.tsx';
import { useRecordForm } from './use-record-form.ts';

export type RecordDialogProps = {
  record: Transaction;
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
};

type Props = RecordDialogProps & {
  title: string;
  saveLabel: string;
  onSave: (fields: TransactionFields) => Promise<boolean>;
};

/** A dialog with the form of a record; a record that could not be saved leaves it open, with what was typed. */
export function RecordDialog({ isOpen, onClosed, title, ...form }: Props) {
  const isPhone = useMediaQuery(`(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`, undefined, {
    getInitialValueInEffect: false,
  });
  return (
    <UnsavedDialog
      isOpen={isOpen}
      onClose={form.onClose}
      onClosed={onClosed}
      returnFocus={false}
      title={title}
      size={600}
      isFullScreen={isPhone}
    >
      {(leave) => <DialogForm {...form} title={title} onCancel={leave} />}
    </UnsavedDialog>
  );
}

type FormProps = Pick<Props, 'record' | 'title' | 'saveLabel' | 'onSave' | 'onClose'> & {
  onCancel: () => void;
};

function DialogForm({ record, title, saveLabel, onSave, onClose, onCancel }: FormProps) {
  const { t } = useTranslation();
  const form = useRecordForm(record.type, { fields: record }, async (fields) => {
    if (await onSave(fields)) onClose();
  });
  useUnsaved(title, form.isDirty);
  return (
    <RecordForm
      type={record.type}
      form={form}
      saveLabel={saveLabel}
      otherAction={
        <Button variant="default" onClick={onCancel}>
          {t('transactions.form.cancel')}
        </Button>
      }
    />
  );
}
