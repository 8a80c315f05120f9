import { Button, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import type { Transaction } from '#shared/contract/transactions.ts';
import { MOBILE_BREAKPOINT_PX } from '#shared/limits.ts';
import { useEditRecord } from './record-hooks.ts';
import { RecordForm } from './record-form.tsx';
import { useRecordForm } from './use-record-form.ts';

type Props = { record: Transaction; isOpen: boolean; onClose: () => void; onClosed: () => void };

/** Changes a record; it stays open, with what was typed, until the change is saved. */
export function EditDialog({ record, isOpen, onClose, onClosed }: Props) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery(`(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`, undefined, {
    getInitialValueInEffect: false,
  });
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      returnFocus={false}
      title={t(`transactions.edit.${record.type}`)}
      closeButtonProps={{ 'aria-label': t('app.close'), iconSize: 20 }}
      size={600}
      fullScreen={isPhone}
      centered
    >
      <EditForm record={record} onClose={onClose} />
    </Modal>
  );
}

function EditForm({ record, onClose }: Pick<Props, 'record' | 'onClose'>) {
  const { t } = useTranslation();
  const edit = useEditRecord();
  const form = useRecordForm(record.type, record, async (fields) => {
    const outcome = await edit(record, fields);
    if (outcome.ok) onClose();
    return outcome;
  });
  return (
    <RecordForm
      type={record.type}
      form={form}
      saveLabel={t('transactions.form.saveChanges')}
      otherAction={
        <Button variant="default" onClick={onClose}>
          {t('transactions.form.cancel')}
        </Button>
      }
    />
  );
}
