import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { uuidv7 } from 'uuidv7';
import { useFormat } from '#web/lib/format.ts';
import { RecordDialog, type RecordDialogProps } from './record-dialog.tsx';
import { useAddRecord } from './record-hooks.ts';

/** A new record filled in like an old one, but of today; most often its amount or day is another. */
export function DuplicateDialog({ record, ...props }: RecordDialogProps) {
  const { t } = useTranslation();
  const { today } = useFormat();
  const add = useAddRecord(record.type);
  const draftId = useRef(uuidv7());
  return (
    <RecordDialog
      {...props}
      record={{ ...record, date: today() }}
      title={t(`transactions.duplicate.${record.type}`)}
      saveLabel={t(`transactions.form.save.${record.type}`)}
      onSave={async (fields) => {
        const isSaved = await add(draftId.current, fields);
        if (isSaved) draftId.current = uuidv7();
        return isSaved;
      }}
    />
  );
}
