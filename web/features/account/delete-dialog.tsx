import { Button, Modal } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteAccount, exportAccount } from '#shared/contract/account.ts';
import { checkFields, serverFieldErrors } from '#web/lib/field-errors.ts';
import { useProfile } from '#web/lib/profile.ts';
import { useFields } from '#web/lib/use-fields.ts';
import { useErrorText, useFieldErrorText } from '#web/ui/error-text.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PasswordField } from '#web/ui/plain/password-field.tsx';
import { TextField } from '#web/ui/plain/text-field.tsx';
import classes from './account.module.css';
import { useDeleteAccount } from './use-delete-account.ts';

type Props = { isOpen: boolean; onClose: () => void; onClosed: () => void };

/** Asks for the password and the typed address before everything is deleted. */
export function DeleteDialog({ isOpen, onClose, onClosed }: Props) {
  const { t } = useTranslation();
  const { email } = useProfile();
  const errorText = useErrorText();
  const fieldText = useFieldErrorText();
  const { values, errors, form, set, show } = useFields(() => ({ password: '', confirm: '' }));
  const { mutate, isPending, isError, error } = useDeleteAccount();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    const checked = checkFields(deleteAccount.body, values);
    if (!checked.ok) return show(checked.errors);
    mutate(checked.data, { onError: (failure) => show(serverFieldErrors(failure)) });
  }

  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      returnFocus={false}
      title={t('account.delete.dialog')}
      closeButtonProps={{ 'aria-label': t('app.close'), iconSize: 20 }}
      size={480}
      centered
    >
      <form className={classes.form} ref={form} onSubmit={submit} noValidate>
        <p className={classes.text}>
          {t('account.delete.dialogText')}{' '}
          <a href={exportAccount.path} download>
            {t('account.delete.download')}
          </a>
        </p>
        {isError && Object.keys(serverFieldErrors(error)).length === 0 && (
          <FormAlert message={errorText(error)} />
        )}
        <PasswordField
          name="password"
          label={t('account.delete.password')}
          autoComplete="current-password"
          value={values.password}
          onChange={(password) => set({ password })}
          error={fieldText(errors['password'])}
          data-autofocus
        />
        <TextField
          name="confirm"
          type="email"
          label={t('account.delete.confirm', { email })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={values.confirm}
          onChange={(confirm) => set({ confirm })}
          error={fieldText(errors['confirm'])}
        />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('account.cancel')}
          </Button>
          <Button type="submit" color="red" loading={isPending}>
            {t('account.delete.submit')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
