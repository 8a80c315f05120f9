import { useTranslation } from 'react-i18next';
import type { Transfer } from '#shared/contract/transfers.ts';
import { UnsavedDialog, useUnsaved } from '#web/lib/form/unsaved.tsx';
import { FormActions } from '#web/ui/dialog-actions.tsx';
import type { DialogProps } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useIsPhone } from '#web/ui/use-is-phone.ts';
import { addedText } from './recurring/added-text.ts';
import { TransferFields } from './transfer-fields.tsx';
import { useTransferForm } from './use-transfer-form.ts';
import classes from './transfers.module.css';

type Props = DialogProps & {
  /** The transfer to change; undefined adds a new one. */
  transfer: Transfer | undefined;
  /** The account that the money of a new transfer leaves. */
  from: string | undefined;
};

export function TransferDialog({ transfer, from, onClose, ...dialog }: Props) {
  const { t } = useTranslation();
  const title = t(transfer ? 'transfers.editTitle' : 'transfers.add');
  const isPhone = useIsPhone();
  return (
    <UnsavedDialog {...dialog} onClose={onClose} returnFocus={false} title={title} isFullScreen={isPhone}>
      {(leave) => <TransferForm {...{ transfer, from, title }} onDone={onClose} onCancel={leave} />}
    </UnsavedDialog>
  );
}

type FormProps = Pick<Props, 'transfer' | 'from'> & {
  title: string;
  onDone: () => void;
  onCancel: () => void;
};

function TransferForm({ transfer, from, title, onDone, onCancel }: FormProps) {
  const { t } = useTranslation();
  const form = useTransferForm({
    transfer,
    from,
    onSaved: (kind) => {
      const message = transfer ? t('transfers.toasts.edited') : addedText(t, kind);
      showToast({ kind: 'success', message });
      onDone();
    },
  });
  useUnsaved(title, form.isDirty);
  return (
    <form className={`stack gap-20 ${classes.form}`} {...form.props}>
      <TransferFields form={form} canRepeat={transfer === undefined} />
      <FormActions
        submitLabel={t(transfer ? 'transfers.saveChanges' : 'transfers.save')}
        isBusy={form.isBusy}
        onCancel={onCancel}
      />
    </form>
  );
}
