import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from '#web/lib/navigation/hooks.ts';
import { deleteAccount, exportAccount } from '#shared/contract/account.ts';
import { paths } from '#shared/paths.ts';
import { call } from '#web/lib/api/call.ts';
import { isProofMissing } from '#web/lib/api/proof.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { announceSessionChange } from '#web/lib/session/session-channel.ts';
import { forgetTexts } from '#web/lib/session/unsaved-texts.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Dialog, type DialogProps } from '#web/ui/dialog.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PasswordField } from '#web/ui/plain/password-field.tsx';
import { TextField } from '#web/ui/plain/text-field.tsx';
import { showToast } from '#web/ui/toast.ts';
import classes from './account.module.css';

/** Asks for the password and the e-mail address before the account is deleted with all its data. */
export function DeleteDialog(props: DialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog {...props} returnFocus={false} title={t('account.delete.dialog')} size={480}>
      <DeleteForm onCancel={props.onClose} />
    </Dialog>
  );
}

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation();
  const { email } = useProfile();
  const form = useDeleteForm();
  return (
    <form className="stack gap-18" {...form.props}>
      <p className={`dim text-15 lines-145 ${classes.text}`}>
        {t('account.delete.dialogText')}{' '}
        <a href={exportAccount.path} download>
          {t('account.delete.download')}
        </a>
      </p>
      {!isProofMissing(form.error) && <FormAlert message={form.failure} />}
      <PasswordField
        {...form.field('password')}
        label={t('account.delete.password')}
        autoComplete="current-password"
        data-autofocus
      />
      <TextField
        {...form.field('confirm')}
        type="email"
        label={t('account.delete.confirm', { email })}
        autoComplete="off"
      />
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          {t('account.cancel')}
        </Button>
        <BusyButton type="submit" color="red" isBusy={form.isBusy}>
          {t('account.delete.submit')}
        </BusyButton>
      </DialogActions>
    </form>
  );
}

function useDeleteForm() {
  const leave = useLeaveDeleted();
  return useForm({
    initial: { password: '', confirm: '' },
    schema: deleteAccount.body,
    send: async (body) => {
      await call(deleteAccount, { body });
      await leave();
    },
  });
}

/** Goes to /login and clears what this browser has cached of the account. */
function useLeaveDeleted(): () => Promise<void> {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async () => {
    announceSessionChange();
    forgetTexts();
    showToast({ kind: 'success', message: t('account.delete.deleted') });
    await navigate(paths.login, { replace: true });
    queryClient.clear();
  };
}
