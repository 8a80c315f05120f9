import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import type { Entry } from './choices.ts';

/** The next step after a transaction is saved. */
export type Next = 'close' | 'another' | 'repeat';

type Props = { entry: Entry; isBusy: boolean; onSave: (next: Next) => void };

/** The buttons that save. The main one submits the form, and makes a transaction with a cadence recurring. */
export function SaveButtons({ entry: { type, repeat }, isBusy, onSave }: Props) {
  const { t } = useTranslation();
  const saveText = t(`transactions.form.save.${type}`);
  return (
    <DialogActions>
      {repeat ? (
        <Button variant="default" onClick={() => onSave('close')}>
          {saveText}
        </Button>
      ) : (
        <Button
          variant="default"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={() => onSave('another')}
        >
          {t('quickAdd.saveAndNext')}
        </Button>
      )}
      <BusyButton type="submit" isBusy={isBusy}>
        {repeat ? t('quickAdd.saveAndRepeat') : saveText}
      </BusyButton>
    </DialogActions>
  );
}
