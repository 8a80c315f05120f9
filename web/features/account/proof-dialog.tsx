import { Button, Modal } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { serverFieldErrors } from '#web/lib/field-errors.ts';
import { useProfile } from '#web/lib/profile.ts';
import { proveBy } from '#web/lib/proof.ts';
import { useFields } from '#web/lib/use-fields.ts';
import { useErrorText, useFieldErrorText } from '#web/ui/error-text.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PasswordField } from '#web/ui/plain/password-field.tsx';
import classes from './account.module.css';

type Props = { isOpen: boolean; onClose: () => void; onGiven: () => void; onClosed: () => void };

/** Asks for the password before a call that needs a proof. */
export function ProofDialog({ isOpen, onClose, onGiven, onClosed }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      closeOnClickOutside={false}
      title={t('account.proof.title')}
      closeButtonProps={{ 'aria-label': t('app.close'), iconSize: 20 }}
      size={440}
      centered
    >
      <ProofForm onClose={onClose} onGiven={onGiven} />
    </Modal>
  );
}

function ProofForm({ onClose, onGiven }: Pick<Props, 'onClose' | 'onGiven'>) {
  const { t } = useTranslation();
  const { email } = useProfile();
  const errorText = useErrorText();
  const fieldText = useFieldErrorText();
  const { values, errors, form, set, show } = useFields(() => ({ password: '' }));
  const { mutate, isPending, isError, error } = useMutation({
    mutationFn: proveBy,
    onSuccess: onGiven,
    onError: (failure) => show(serverFieldErrors(failure)),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isPending) mutate(values.password);
  }

  return (
    <form className={classes.form} ref={form} onSubmit={submit} noValidate>
      <p className={classes.text}>{t('account.proof.text')}</p>
      {isError && Object.keys(serverFieldErrors(error)).length === 0 && (
        <FormAlert message={errorText(error)} />
      )}
      {/* Tells a password manager whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="password"
        label={t('account.proof.password')}
        autoComplete="current-password"
        value={values.password}
        onChange={(password) => set({ password })}
        error={fieldText(errors['password'])}
        data-autofocus
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {t('app.cancel')}
        </Button>
        <Button type="submit" loading={isPending}>
          {t('account.proof.submit')}
        </Button>
      </div>
    </form>
  );
}
