import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { typeOfKind } from '#shared/quick-add/kinds.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import type { Entry } from './choices.ts';

/** The next step after a transaction is saved. */
export type NextStep = 'close' | 'another' | 'repeat';

type Props = {
  entry: Pick<Entry, 'kind' | 'repeat'>;
  /** The line is a transfer, which does not repeat. */
  isTransfer?: boolean;
  /** The step of the main button, which submits the form. */
  next: NextStep;
  isBusy: boolean;
  onSave: (next: NextStep) => void;
};

/** The buttons that save. For a transaction with a cadence, one of them makes it recurring. */
export function SaveButtons({ entry: { kind, repeat }, isTransfer = false, next, isBusy, onSave }: Props) {
  const { t } = useTranslation();
  const kindText =
    kind === 'refund' ? t('quickAdd.saveRefund') : t(`transactions.form.save.${typeOfKind(kind)}`);
  const saveText = isTransfer ? t('transfers.save') : kindText;
  const repeatText = t('quickAdd.saveAndRepeat');
  return (
    <DialogActions>
      {repeat && kind !== 'refund' && !isTransfer ? (
        <Button variant="default" onClick={() => onSave(next === 'repeat' ? 'close' : 'repeat')}>
          {next === 'repeat' ? saveText : repeatText}
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
        {next === 'repeat' ? repeatText : saveText}
      </BusyButton>
    </DialogActions>
  );
}
