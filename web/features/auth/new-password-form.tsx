import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import { resetPassword } from '#shared/contract/password-reset.ts';
import { ApiError, call } from '#web/lib/call.ts';
import {
  checkFields,
  serverFieldErrors,
  withPasswordLength,
  type FieldErrors,
} from '#web/lib/field-errors.ts';
import { useMinPasswordLength } from '#web/lib/instance.ts';
import { announceSessionChange } from '#web/lib/session-channel.ts';
import { useErrorText, useFieldErrorText } from '#web/ui/error-text.ts';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { PlainButton } from '#web/ui/plain/button.tsx';
import { PasswordField } from '#web/ui/plain/password-field.tsx';
import { showToast } from '#web/ui/toast.ts';
import classes from './auth-form.module.css';
import { PasswordHint } from './password-hint.tsx';
import { useFields } from '#web/lib/use-fields.ts';

type Props = {
  token: string;
  onDone: () => void;
  /** The link has been used or has expired since it was looked at. */
  onRefused: () => void;
};

/** The new password, twice. */
export function NewPasswordForm({ token, onDone, onRefused }: Props) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const fieldText = useFieldErrorText();
  const minLength = useMinPasswordLength();
  const { values, errors, form, set, show } = useFields(() => ({ newPassword: '', repeat: '' }));
  const reset = useMutation({
    mutationFn: (body: BodyOf<typeof resetPassword>) => call(resetPassword, { body }),
    onSuccess: () => {
      announceSessionChange();
      showToast({ kind: 'success', message: t('passwordReset.choose.success') });
      onDone();
    },
    onError: (error) => {
      if (isLinkRefused(error)) onRefused();
      else show(serverFieldErrors(error));
    },
  });

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    if (reset.isPending) return;
    const { newPassword } = values;
    const fields = checkFields(resetPassword.body, { token, newPassword });
    const checked = withPasswordLength(fields, ['newPassword', newPassword], minLength);
    if (!checked.ok) return show(checked.errors);
    if (values.repeat !== values.newPassword) return show(repeatError(values.repeat));
    reset.mutate(checked.data);
  }

  return (
    <form className={classes.form} ref={form} onSubmit={submit} noValidate aria-labelledby="new-title">
      <h1 className={classes.title} id="new-title">
        {t('passwordReset.choose.title')}
      </h1>
      <p className={classes.lead}>{t('passwordReset.choose.lead')}</p>
      {reset.isError && Object.keys(errors).length === 0 && <FormAlert message={errorText(reset.error)} />}
      <PasswordField
        name="newPassword"
        label={t('passwordReset.choose.newPassword')}
        hint={<PasswordHint password={values.newPassword} />}
        autoComplete="new-password"
        value={values.newPassword}
        onChange={(newPassword) => set({ newPassword })}
        error={fieldText(errors['newPassword'])}
      />
      <PasswordField
        name="repeat"
        label={t('passwordReset.choose.repeat')}
        autoComplete="new-password"
        value={values.repeat}
        onChange={(repeat) => set({ repeat })}
        error={fieldText(errors['repeat'])}
      />
      <PlainButton type="submit" isBusy={reset.isPending}>
        {t('passwordReset.choose.submit')}
      </PlainButton>
    </form>
  );
}

function repeatError(repeat: string): FieldErrors {
  return { repeat: repeat === '' ? 'required' : 'passwordsDiffer' };
}

function isLinkRefused(error: unknown): boolean {
  return error instanceof ApiError && error.code.startsWith('resetToken');
}
