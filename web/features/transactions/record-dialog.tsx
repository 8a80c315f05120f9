import { Button, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import type { Transaction } from '#shared/contract/transactions.ts';
import { MOBILE_BREAKPOINT_PX } from '#shared/limits.ts';
import { RecordForm } from './record-form.tsx';
import { useRecordForm, type SaveRecord } from './use-record-form.ts';

export type RecordDialogProps = {
  record: Transaction;
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
};

type Props = RecordDialogProps & { title: string; saveLabel: string; onSave: SaveRecord };

/** A dialog with the form of a record; it stays open, with what was typed, until it is saved. */
export function RecordDialog({ isOpen, onClosed, title, ...form }: Props) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery(`(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`, undefined, {
    getInitialValueInEffect: false,
  });
  return (
    <Modal
      opened={isOpen}
      onClose={form.onClose}
      onExitTransitionEnd={onClosed}
      returnFocus={false}
      title={title}
      closeButtonProps={{ 'aria-label': t('app.close'), iconSize: 20 }}
      size={600}
      fullScreen={isPhone}
      centered
    >
      <DialogForm {...form} />
    </Modal>
  );
}

type FormProps = Pick<Props, 'record' | 'saveLabel' | 'onSave' | 'onClose'>;

function DialogForm({ record, saveLabel, onSave, onClose }: FormProps) {
  const { t } = useTranslation();
  const form = useRecordForm(record.type, { fields: record }, async (fields) => {
    const outcome = await onSave(fields);
    if (outcome.ok) onClose();
    return outcome;
  });
  return (
    <RecordForm
      type={record.type}
      form={form}
      saveLabel={saveLabel}
      otherAction={
        <Button variant="default" onClick={onClose}>
          {t('transactions.form.cancel')}
        </Button>
      }
    />
  );
}
