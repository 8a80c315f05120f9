import { useTranslation } from 'react-i18next';
import { RecordDialog, type RecordDialogProps } from './record-dialog.tsx';
import { useEditRecord } from './record-hooks.ts';

export function EditDialog(props: RecordDialogProps) {
  const { t } = useTranslation();
  const edit = useEditRecord();
  const { record } = props;
  return (
    <RecordDialog
      {...props}
      title={t(`transactions.edit.${record.type}`)}
      saveLabel={t('transactions.form.saveChanges')}
      onSave={(fields) => edit(record, fields)}
    />
  );
}
